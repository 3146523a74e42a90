/** The public API of the evaluator. */
export { AnswerEvaluator, type Breach, type Evaluated } from "./answers/answer-evaluator.js";
export { Unsupported } from "./values/unsupported.js";
