/** The public API of the verifier. */
export { CertificateError } from "./certificate-error.js";
export { type Condition, conditionHolds, isConditionKnown } from "./conditions.js";
export { type Graph, partsOf } from "./graph.js";
export { type Verdict, Verifier } from "./verifier.js";
