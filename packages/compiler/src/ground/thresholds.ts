/** Where grounding chooses between two ways of saying the same. One place, so that measuring can move them. */

/** Assignments that a table of a few variables may have. Above, values go by cases, sums by weights, products by chains. */
export const TABLE_SIZE = 1024;
/** Pairs of cases that an operator on two values with cases is worked out for. */
export const CASE_PAIRS = 20_000;
/** Values that a sum or the end of a chain may have, where each is asked for by itself. */
export const VALUE_CASES = 2_000;
/** States that a chain may be in after a step, where it is asked what it ends in. */
export const MACHINE_STATES = 20_000;
/** Values that an unprinted number without bounds of its own is thought to have at least, besides the number of cells. */
export const UNPRINTED_LEAST = 99;
/** Pairs of things that lists that are not printed are compared with. Above, these lists go by the values that they can have. */
export const UNPRINTED_PAIRS = 10;
/** Lists that an unprinted one can be, where it goes by values. */
export const UNPRINTED_VALUES = 2_000;
