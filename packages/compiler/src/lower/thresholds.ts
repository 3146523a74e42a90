/** The numbers by which lowering chooses between two ways of saying a thing, and why they are what they are. */

/**
 * Up to so many values left out are so many clauses; beyond, the set of the others gets a truth. Not sensitive: a clause for each is as strong as the
 * truth, and costs less until there are more of them than the truth's own two rows.
 */
export const EXCLUDED_VALUES = 3;

/** (a and b) or (c and d) as clauses without a truth, up to so many: about what truths for four sides of two parts would take. */
export const DISTRIBUTED_CLAUSES = 16;

/**
 * Sets of values that a sum of different variables may have; with more it is a linear row. Measured: 17 boards of crossing sums of 5x5 to 29x19, answer and
 * proof, median 1 ms against 51 ms with rows along order truths and 46 ms with plain ones; squares of order 4 whose lines have one sum, a corner given, all 416:
 * 0.4 s (a line has 86 sets) against more than 40 s. Where it ends is engine.md's figure: no class of ours has between 86 and 500.
 */
export const COMBINATIONS = 500;

/** Ways of one chain. It keeps a chain whose states are not what was thought from taking all memory; chains of puzzles have some hundred. */
export const CHAIN_SIZE = 200_000;

/** Values that "this or that" of two variables may name as a count; of more it is a clause, whatever else the problem is. */
export const WIDE_CLAUSE = 1_000;
