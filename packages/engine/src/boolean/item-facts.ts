/** The knowledge of literals that items give. */
export interface ItemFacts {
  /** Whether an item lets one of these hold at most. */
  excludes(literals: readonly number[]): boolean;
  /** The negation of an option without which an item is not covered. */
  isFalse(literal: number): boolean;
}
