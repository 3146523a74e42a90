/** The public API of the engine: everything that other packages may import. */

export { answerKey, worthOf } from "./answer-key.js";
export { prepare, search } from "./begin-search.js";
export { type Described, describe } from "./boolean/describe.js";
export { type BooleanFormat, booleanFormats } from "./boolean/formats.js";
export type { Row, Sink } from "./boolean/sink.js";
export { type BuilderOptions, createProblemBuilder } from "./builder.js";
export { type Statement, stateProblem } from "./certificate/statement.js";
export { isDetermined, isProof } from "./choose-strategy.js";
export { dancesOnMasks } from "./dance/dance-search.js";
export {
  chosen,
  type Deducer,
  isPositive,
  notChosen,
  openDeducer,
  opposite,
  optionOf,
  type SignedOption,
} from "./kernel/deducer.js";
export { type KernelSearch, kernelStrategy, type PropagatorStats } from "./kernel/kernel-search.js";
export type { Oracle } from "./kernel/oracle.js";
export { openSession, type Session, type SessionAnswer, type SessionQuestion } from "./kernel/session.js";
export { type Translation, translate } from "./kernel/translate.js";
export { type KnuthDiagnostic, type KnuthReading, readKnuth } from "./knuth/read.js";
export { writeKnuth } from "./knuth/write.js";
export { ClauseExchange, forEachClause, type SharedClauses } from "./learn/clause-exchange.js";
export { type Part, partsOf } from "./parts.js";
export {
  type Atoms,
  atomOf,
  type Global,
  type Graph,
  type ItemId,
  isNegated,
  isPure,
  itemId,
  itemName,
  type Literal,
  type Names,
  negate,
  type OptionId,
  optionId,
  optionName,
  type Problem,
  type ReadonlyInts,
  type Rows,
} from "./problem.js";
export type { Entry, ProblemBuilder, Term } from "./problem-builder.js";
export { ProblemError, type ProblemErrorCode } from "./problem-error.js";
export { toPureExactCover } from "./pure/to-pure-exact-cover.js";
export type {
  Limit,
  NextItem,
  Prepared,
  Search,
  SearchEvent,
  SearchOptions,
  SearchState,
  SearchStats,
  Strategy,
} from "./search.js";
export { type CountOptions, countSolutions, type SolveResult, solveAll } from "./solve.js";
export { makeSymmetryTest } from "./symmetry/extends.js";
export { fixedBy } from "./symmetry/fixed-by.js";
export { readProblem } from "./text/read-problem.js";
export { writeProblem } from "./text/write-problem.js";
export { countInShares } from "./threads/count-in-shares.js";
export { converse, handedOver, type PartThread } from "./threads/part-thread.js";
export {
  firstStep,
  inMoments,
  type PartAnswer,
  type PartRequest,
  type PartsTask,
  partWork,
} from "./threads/part-work.js";
export { raceThreads } from "./threads/race.js";
export {
  type PartsOptions,
  type PartsRun,
  type StopSignal,
  searchParts,
  type Underway,
} from "./threads/search-parts.js";
export { serveParts, type WebScope, type WebWorker, webThread } from "./threads/web-thread.js";
export { countWholeAndParts } from "./threads/whole-and-parts.js";
