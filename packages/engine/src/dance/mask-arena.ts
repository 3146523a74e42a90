/**
 * The arena of `dance` where sets of options are masks, one bit for each option of the problem: what stands where in the memory of a
 * kernel. Like `arena.ts` it is compiled twice, and holds nothing but numbers; registers that mean the same have the
 * same address there (EXACT_LIST, EXACT_END, FORCE_STACK, CHOICES, CHOICE_END, CHOICE_MAX, FRAMES, FRAME_END, WIDTH, STEP,
 * SOLUTION_STOP, WIPED and the counters).
 *
 * A SET is as many bits as there are options, in whole blocks of 16 bytes, SET_BYTES in all; option o is bit o % 64 of the
 * word o / 64. A RECORD is the address of a few words and a mask, of which only the blocks are kept in which some bit is set: those
 * at FROM until UNTIL of a set. Records of EXACT items come first, and their masks are the options that hold the
 * item. Then, for each colour of each secondary item, one with the options of the item that clash with that colour.
 *
 * An option's clashes are the records of its items: the options in one of their masks can no longer be chosen beside it, and it is itself
 * one of them. OPTIONS has for each option the address of the list of its records, which 0 ends.
 *
 * A FRAME is a branching, with the set of options that were left when it was met. The set at FRAME_END, which is that of no
 * frame yet, is what is left now. Invariant: the items of an option that is left are all active, or secondary
 * and free for it; so of an active item those options are left that are in both sets, its mask and this one.
 */

/**
 * Words of a record. POS and ITEM_ID are those of `arena.ts` (an item's); a clash has none. A mask begins
 * at a multiple of 16, as a record does.
 */
export const M_FROM = 0;
export const M_UNTIL = 12;
export const M_BITS = 16;

/** Words of a frame. The item is 0 if all options that are left are tried: each is then the last of a solution. */
export const F_SET = 32;
export const FM_ITEM = 0;
export const FM_EXACT_END = 4;
export const FM_CHOICE = 8;
/** The word (in bytes from the beginning of the set) whose options are being tried, and those of them not tried yet. */
export const FM_WORD = 12;
export const FM_REST = 16;
/** In how many ways the frame branches, and how many were tried. */
export const FM_DEGREE = 24;
export const FM_TRIED = 28;

export const BLOCK_BYTES = 16;

/** Registers that `arena.ts` has no need of. */
export const SET_BYTES = 4;
export const OPTIONS = 8;
/** The first address after the records of EXACT items. */
export const CLASHES = 16;
/** Where solutions are written, each as its length and its options. There is always room for one more. */
export const OUT = 40;
export const OUT_LIMIT = 44;
export const OUT_END = 92;
/** Whether solutions are written; else they are only counted. */
export const LISTING = 48;
/** The largest size of a solution. */
export const OUT_MOST = 28;
