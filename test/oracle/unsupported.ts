/** What this evaluator, or the enumeration, cannot do. */
export class Unsupported extends Error {}
