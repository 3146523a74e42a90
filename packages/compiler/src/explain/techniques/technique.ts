/**
 * Techniques: the names that people have for ways of finding something, in every genre. One is recognised by the form of the rule and the links of the
 * deduction, never by the puzzle.
 */
import type { Shape } from "./shape.js";

/**
 * How hard it is to see. 0: nothing to think about; 1: one look at one rule; 2: a bound of one rule; 3: how things are connected; 4: two rules, or a pair;
 * 5: several; 6: a supposition with a short chain; 7: a longer one, or cases.
 */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Technique {
  /** In JSON: stays as it is. */
  readonly key: string;
  /** In headings: `one place left`. */
  readonly name: string;
  readonly rank: Rank;
  /** If several techniques fit, the first one in the table is taken. */
  readonly fits: (shape: Shape) => boolean;
  /** A sentence or two, without the number of the step. */
  readonly sentence: (shape: Shape) => string;
}
