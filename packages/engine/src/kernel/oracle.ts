/**
 * A check for debug runs: what known answers say about every clause that is claimed to follow. It finds a wrong
 * explanation at the moment it is made, where a search with a wrong explanation merely loses answers.
 */
export interface Oracle {
  /** Throws if a clause that follows from the problem alone excludes a known answer. */
  implied(clause: readonly number[], source: string): void;
  /** The same for a clause that may also follow from the exclusion of answers already reported. */
  learned(clause: readonly number[]): void;
  /** An answer has been reported, and excluded. */
  reported(value: (literal: number) => boolean): void;
}
