/** The patterns that rules are looked through for, by what each makes of a rule: one table, for `ecpc build --emit plan` and for tests. */
import type { Span } from "./text/span.js";

export const patterns = {
  "bounded regions": "read for which sets of cells a region can be",
  rectangles: "regions are listed as rectangles",
  "known by one cell": "each region is known by the one cell that it holds",
  "group sizes": "one rule on the sizes of all groups",
  "groups that are rectangles": "four clauses for each window of 2x2",
  "kept apart": "a class for each cell, that joined cells share",
  "one in each tree": "each line points away from the one of its tree",
  "sizes of trees": "a number for each cell of a tree, not a list of its cells",
  "runs that are too long": "a clause for each smallest run that breaks it",
  "values that follow": "read for the places that values can have",
  "one piece in each": "read for cells that have the same piece",
  "congruent halves": "one rule on halves of the same shape",
  "refused beforehand": "read for parts that it refuses whatever is found",
} as const;

/** That a pattern took, or read, what stands here. */
export interface Mark {
  readonly pattern: PatternName;
  readonly span: Span;
}

export type PatternName = keyof typeof patterns;
