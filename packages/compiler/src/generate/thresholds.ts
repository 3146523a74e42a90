/** Sizes of boards from which instances are made in another way. */

/** Cells above which a board is climbed on one problem, and large regions leave many answers, or what is in them is hard to find. */
export const WIDE = 144;
