/**
 * The arena of the strategy `dance`: one Int32Array that holds the problem, the state of the search and its stacks.
 *
 * Made by `layout.ts`; read and written by `cover.ts` and `dance.ts`; nothing in it is an object or a closure, so the
 * same bytes can be the memory of a WebAssembly instance.
 *
 * Sparse sets as in Knuth's SSXCC ("dancing cells", after Briggs and Torczon 1993). An ITEM is the arena index x of the
 * first cell of its set; the cells x … x + size - 1 hold the nodes of its live options, and the words below x describe
 * it. A NODE is the arena index of three words: its item, the cell where it stands in that item's set, its colour.
 * The nodes of an option are consecutive and followed by a spacer, whose first word is minus the way back to the first
 * of them, and whose second is the option's number.
 *
 * Invariants, at every pause and whenever a set is used:
 *   A[A[node + LOC]] = node; A[A[x + POS]] = x; cells below `size` are live, cells above were removed, latest first.
 *   An option is in the live part of all its items' sets or of none, except: options of an item that was covered stay
 *   in its own set (they are what there is to try), and purified items' sets are left alone.
 *
 * Items stand in three classes, in this order, so that one comparison of x tells them apart: EXACT (primary 1..1),
 * MULTI (any other primary), SECONDARY. Each class has a list of its active items, a prefix of a region of its own:
 * an item is active if its cell in the list is below the end of that prefix.
 */

/** Words of an item, relative to its index x. */
export const SIZE = -1;
export const POS = -2;
export const ITEM_ID = -3;
/** MULTI: how many more options may be chosen, and the (constant) difference of the two bounds. SECONDARY, once purified: BOUND is its colour. */
export const BOUND = -4;
export const SLACK = -5;
/** EXACT only: a node of its set, live or not, that `foresee` last found to be left (a hint, never more). */
export const HINT = -6;
export const ITEM_WORDS = 6;

/** Words of a node. */
export const LOC = 1;
export const COLOUR = 2;
export const NODE_WORDS = 3;

/** Words of a frame: one branching still open, or the right-hand side of one. */
export const F_ITEM = 0;
/** EXACT: the cell whose option is being tried. MULTI: the node being tried; 0 when it has been ruled out. */
export const F_CURSOR = 1;
export const F_TRAIL = 2;
export const F_EXACT_END = 3;
export const F_MULTI_END = 4;
export const F_SECOND_END = 5;
export const F_LEVEL = 6;
export const F_DEGREE = 7;
/** Where the frame's saved sizes begin; 0 if it has none and is undone by the trail. */
export const F_SAVED = 8;
/** Whether tries of this frame are looked at by `foresee` before they are made. */
export const F_FORESEE = 9;
export const FRAME_WORDS = 10;

/** Registers, in the first words of the arena. The first group is constant. */
export const FIRST_MULTI = 0;
export const FIRST_SECOND = 1;
export const EXACT_LIST = 2;
export const MULTI_LIST = 3;
export const SECOND_LIST = 4;
export const FORCE_STACK = 5;
export const TRAIL = 6;
export const CHOICES = 7;
export const FRAMES = 8;
export const EVENTS = 9;
export const EVENTS_LIMIT = 10;
/** The first index that can be a node; all cells of sets are below. */
export const FIRST_NODE = 11;
/** How many EXACT items each option has, if all have the same number and there is no MULTI item; otherwise 1. Constant. */
export const WIDTH = 32;
/** State. The ends are arena indices one past the active prefix, or the top, of what they are named after. */
export const EXACT_END = 12;
export const MULTI_END = 13;
export const SECOND_END = 14;
export const FORCE_END = 15;
export const TRAIL_END = 16;
export const LEVEL = 17;
export const FRAME_END = 18;
export const EVENT_END = 19;
/** What to do next: one of the steps below. */
export const STEP = 20;
/** Set by the caller: return after this many solutions (1 to see each; more to count only). */
export const SOLUTION_STOP = 21;
/** Set by `hide` when it fails: the item that could no longer be covered. */
export const WIPED = 22;
/** Counted in a slice; the caller adds them up and sets them to 0. */
export const NODES = 23;
export const UPDATES = 24;
export const SOLUTIONS = 25;
export const MAX_LEVEL = 26;
/** The stack of saved sizes: pairs of an item and its size. */
export const SAVED = 27;
export const SAVED_END = 28;
export const SAVED_LIMIT = 29;
/** Of the frame on top: 1 if removals go on the trail (else its saved sizes undo them); 1 if its tries are foreseen. */
export const TRAILING = 30;
export const FORESEE = 31;
export const REGISTERS = 33;

/** Values of STEP. */
export const STEP_FORWARD = 0;
export const STEP_BACK = 1;
export const STEP_DONE = 2;

/** What `dance` returns. */
export const SLICE_ENDED = 0;
export const SOLUTION_FOUND = 1;
export const EXHAUSTED = 2;

/** Events, three words each: kind, an item or a node, a number. */
export const EVENT_ITEM = 1;
export const EVENT_TRY = 2;
export const EVENT_DEAD_END = 3;
export const EVENT_UNDO = 4;
export const EVENT_RULE_OUT = 5;
export const EVENT_SOLUTION = 6;
export const EVENT_WORDS = 3;

/** Reads a word. Every index comes from the layout or from another word of the arena, and is in range. */
export function at(arena: Int32Array, index: number): number {
  return arena[index] ?? 0;
}
