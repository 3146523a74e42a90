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
/** and of what the searches of the graph use. INSIDE: some true terminal in the subtree, or -1. */
export const DEPTH = 40;
export const LOW = 44;
export const PARENT = 48;
export const CURSOR = 52;
export const INSIDE = 56;
export const STACK_OF = 60;
export const MARK = 64;
export const HEADER_BYTES = 72;

/** Values of STATE. */
export const IS_OPEN = 0;
export const IS_TRUE = 1;
export const IS_FALSE = 2;
