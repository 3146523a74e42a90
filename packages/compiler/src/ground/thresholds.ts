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
/** Possible regions of one division; above: labels. A million entries or so. */
export const REGION_CANDIDATES = 100_000;
/** The same, where each region is known by one cell of its own. */
export const KNOWN_BY_ONE_CANDIDATES = 5_000;
/** Possible ways of all paths of one layer. */
export const PATH_CANDIDATES = 100_000;
/** So many are advised where there are more than that: a puzzle with so few compiles. */
export const ADVISED_WAYS = 10_000;
/** So many regions are left by a bound that is advised. */
export const ADVISED_REGIONS = 50_000;
/** Entries of all possible regions of one division. */
export const REGION_ENTRIES = 5_000_000;
/** Labels of cells by roots, all cells together: each is a literal with some ten clauses. */
export const LABELS = 40_000;
/** The same, where each region is known by one cell of its own: nothing needs to be said of who is first. */
export const LABELS_BY_ONE = 100_000;
/** Ways that are tried against the rules, to find those. */
export const PATHS_LOOKED_AT = 500_000;
/** So many sizes of groups of which no cell is printed are a class besides, all of them together. */
export const LARGER_GROUPS = 4;
/** Vertices of a graph of which it is a truth that it has no closed way. Above, they are not labelled by their components. */
export const LABELLED_FOREST = 12;
/** Of fewer possible regions of a cell, "the cell is in one" is said by naming them. */
export const FEW_REGIONS = 4;
/** Of fewer cells each is asked whether it is in a region, without a look at which of them may be. */
export const CELLS_ASKED_SINGLY = 16;
/** Of fewer sets each is asked whether an element is in it, without a table of what is in which. */
export const FEW_SETS = 8;
/** About so many entries come of a cell and a group that it may be in. */
export const ENTRIES_OF_LABEL = 16;
