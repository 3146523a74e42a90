/**
 * The arena of the strategy `dance`: where in the memory of its WebAssembly instance the problem, the state of the search and
 * its stacks stand. This file is compiled twice: into the kernel (`assembly/`, by AssemblyScript) and into the TypeScript
 * around it. Hence it holds nothing but numbers.
 *
 * Made by `layout.ts`; read and written by the kernel; read by what decodes. All offsets and addresses are in bytes, all
 * words are 32-bit integers, and address 0 is that of no item and no node.
 *
 * Sparse sets as in Knuth's SSXCC ("dancing cells", after Briggs and Torczon 1993). An ITEM is the address x of a few words
 * that describe it, followed, from x + CELLS on, by the cells of its set, which hold the nodes of its options. A cell is
 * spoken of by the address p with its word at p + CELLS, so that the cells of x are x, x + 4, … and those below
 * x + SIZE are live. A NODE is the address of two words: its item, and the cell where it stands in that item's set.
 * The nodes of an option are consecutive and followed by a spacer, whose first word is minus the way back to the first
 * of them, and whose second is the option's number. Colours stand apart, since many problems have none: that of
 * node n at COLOURS + n / 2.
 *
 * Invariants, at every pause and whenever a set is used:
 *   word[word[n + LOC] + CELLS] = n; word[word[x + POS]] = x; cells at x + SIZE and above were removed, latest first.
 *   An option is in the live part of all its items' sets or of none, except: options of an item that was covered stay
 *   in its own set (they are what there is to try), and purified items' sets are left alone.
 *
 * Items stand in three classes, in this order, so that one comparison of x tells them apart: EXACT (primary 1..1),
 * MULTI (any other primary), SECONDARY. Each class has a list of its active items, a prefix of a region of its own:
 * an item is active if its place in the list is below the end of that prefix.
 */

/** Words of an item. SIZE is that of the live part of its set, in bytes: four times the number of its options. */
export const SIZE = 0;
export const POS = 4;
export const ITEM_ID = 8;
/** MULTI: how many more options may be chosen, and the (constant) difference of the two bounds. SECONDARY, once purified: BOUND is its colour. */
export const BOUND = 12;
export const SLACK = 16;
/** EXACT, which has no slack: a node of its set, live or not, that `foresee` last found to be left (a hint, never more). */
export const HINT = 16;
export const CELLS = 20;
export const CELL_BYTES = 4;

/** Words of a node. */
export const LOC = 4;
export const NODE_BYTES = 8;

/** Words of a frame: one branching still open, or the right-hand side of one. */
export const F_ITEM = 0;
/** EXACT: the cell whose option is being tried. MULTI: the node being tried; 0 when it has been ruled out. */
export const F_CURSOR = 4;
export const F_TRAIL = 8;
export const F_EXACT_END = 12;
export const F_SECOND_END = 16;
/** The level, as the top of the choice stack. */
export const F_CHOICE = 20;
/** Twice the number of ways, plus 1 if the tries of this frame are looked at by `foresee` before they are made. */
export const F_DEGREE = 24;
/**
 * If there are MULTI items: the end of their list. If there are none: where the frame's saved sizes end, or 0 if it has none
 * and is undone by the trail; they begin at SAVED_LOW while it is on top.
 */
export const F_MULTI_END = 28;
export const F_SAVED = 28;
export const FRAME_BYTES = 32;

/** Registers: words at fixed addresses. The first group is constant. */
export const FIRST_MULTI = 4;
export const FIRST_SECOND = 8;
export const EXACT_LIST = 12;
export const MULTI_LIST = 16;
export const SECOND_LIST = 20;
export const FORCE_STACK = 24;
export const TRAIL = 28;
export const CHOICES = 32;
export const FRAMES = 36;
export const EVENTS = 40;
export const EVENTS_LIMIT = 44;
/** Half the address of a node is added to it; 0 if the problem has no colours. */
export const COLOURS = 48;
/** How many EXACT items each option has, if all have the same number and there is no MULTI item; otherwise 1. */
export const WIDTH = 52;
/** 1 if the item branched on is the first active one, in the order declared, however many options it has. */
export const FIRST_ACTIVE = 56;
/** State. The ends are addresses one past the active prefix, or the top, of what they are named after. */
export const EXACT_END = 64;
export const MULTI_END = 68;
export const SECOND_END = 72;
export const FORCE_END = 76;
export const TRAIL_END = 80;
export const CHOICE_END = 84;
export const FRAME_END = 88;
export const EVENT_END = 92;
/** The next step: one of the steps below. */
export const STEP = 96;
/** Set by the caller: return after this many solutions (1 to see each; more to count only). */
export const SOLUTION_STOP = 100;
/** Set by `hide` when it fails: the item that could no longer be covered. */
export const WIPED = 104;
/** Counted in a slice; the caller adds them up and sets them to 0. */
export const NODES = 108;
export const UPDATES = 112;
export const SOLUTIONS = 116;
/** The highest that CHOICE_END has been. */
export const CHOICE_MAX = 120;
/** Saved sizes, pairs of an item and its size, grow downwards from the far end of the trail's region. */
export const SAVED_LOW = 124;
/** For the frame on top: 4 if removals go on the trail (else its saved sizes undo them: 0); 1 if its tries are foreseen. */
export const TRAILING = 128;
export const FORESEE = 132;
/** Where the arena begins. */
export const REGISTER_BYTES = 136;

/** Values of STEP. */
export const STEP_FORWARD = 0;
export const STEP_BACK = 1;
export const STEP_DONE = 2;

/** Return codes of `dance`. */
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
export const EVENT_BYTES = 12;
