/** Thrown for constructs that this evaluator, or the enumeration, does not support. */
export class Unsupported extends Error {}
