/** Where making instances goes another way on a large board. */

/** Cells above which a board is climbed on one problem, and large regions leave many answers, or what is in them is hard to find. */
export const WIDE = 144;
