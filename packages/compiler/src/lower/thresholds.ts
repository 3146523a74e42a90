/** The numbers by which lowering chooses between two ways of saying a thing, and why they are what they are. */

/** Up to so many values left out are so many clauses; beyond, the set of the others gets a truth. */
export const EXCLUDED_VALUES = 3;

/** (a and b) or (c and d) as clauses without a truth, up to so many. */
export const DISTRIBUTED_CLAUSES = 16;

/** Ways of one chain. It keeps a chain whose states are not what was thought from taking all memory; chains of puzzles have some hundred. */
export const CHAIN_SIZE = 200_000;

/** Sets of values that a sum of different variables may have; with more it is a linear row. */
export const COMBINATIONS = 500;
