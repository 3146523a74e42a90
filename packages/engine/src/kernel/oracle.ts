/**
 * Hears of every clause that is claimed to follow. One that knows the answers is a check for debug runs: it finds a wrong explanation at the moment it
 * is made, where a search with a wrong explanation merely loses answers. Another one writes a certificate (`certificate/`).
 */
export interface Oracle {
  /** It need not hear of reasons that unit propagation finds, in a clause or in the bounds of a row. */
  readonly findsUnits?: boolean;
  /** Throws if a clause that follows from the problem alone excludes a known answer. */
  implied(clause: ArrayLike<number>, source: string): void;
  /** The same for a clause that may also follow from the exclusion of answers already reported. `isKept`: until it is forgotten. */
  learned(clause: ArrayLike<number>, isKept: boolean): void;
  /** A clause that was learned and kept is not used from here on. */
  forgotten?(clause: ArrayLike<number>): void;
  /** An answer has been reported, and excluded. */
  reported(value: (literal: number) => boolean): void;
}
