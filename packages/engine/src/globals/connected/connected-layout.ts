/**
 * The data of `connected` in the memory of the kernel's core: words, at these offsets from its address. Compiled twice, as `kernel/core-layout.ts` is.
 *
 * Arrays are by vertex; TERMINAL and STATE are bytes. The half-edges of vertex v are NEIGHBOUR[START[v]] … NEIGHBOUR[START[v + 1] - 1].
 */

/** The reason of what it forces, and which propagator it is. */
export const OWN_REASON = 0;
export const SLOT = 4;
export const VERTICES = 8;
/** 1 once a pass was made. */
export const STARTED = 12;
/** The last stamp in MARK. */
export const MARKS = 16;
/** Addresses of what is given, */
export const VERTEX_LITERAL = 20;
export const START = 24;
export const NEIGHBOUR = 28;
export const TERMINAL = 32;
/** of the literal of each vertex as of the events taken in, */
export const STATE = 36;
/** of the depths that a search begins with (0, or FALSE_DEPTH for a vertex that is false as of those events), */
export const BLANK = 40;
/** and of what the searches of the graph use. STACK_OF: frames of four words (a vertex, its next half-edge, the least depth, a true terminal below). */
export const DEPTH = 44;
export const STACK_OF = 48;
export const MARK = 52;
/** How many vertices are not false as of the events taken in. */
export const ALIVE = 56;
export const HEADER_BYTES = 64;

export const SEARCH_FRAME_BYTES = 16;
export const FALSE_DEPTH = 0x7fffffff;

/** Values of STATE. */
export const IS_OPEN = 0;
export const IS_TRUE = 1;
export const IS_FALSE = 2;
