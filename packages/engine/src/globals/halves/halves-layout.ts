/**
 * The data of `halves` in the memory of the kernel's core: words, at these offsets from its address. Compiled twice, as `kernel/core-layout.ts` is.
 */

/** The reason of what it forces, and which propagator it is. */
export const OWN_REASON = 0;
export const SLOT = 4;
export const VERTICES = 8;
export const EDGES = 12;
/** 1 once a pass was made; and how many passes there were. */
export const STARTED = 16;
export const CHECKS = 20;
/** Addresses of the graph: the half-edges of vertex v are from START[v] to START[v + 1], and each has a NEIGHBOUR and an EDGE; edges are FROM and TO. */
export const EDGE_LITERAL = 24;
export const START = 28;
export const NEIGHBOUR = 32;
export const EDGE = 36;
export const FROM = 40;
export const TO = 44;
/**
 * The same, sorted: of vertex v those to its own side are from KIN_START[2v] to KIN_START[2v + 1], and those to the other side from there to
 * KIN_START[2v + 2].
 */
export const KIN_START = 112;
export const KIN = 116;
export const KIN_EDGE = 120;
/** By vertex its place on a board that has so wide a margin that no image of a place falls off it; and how wide that board is. */
export const PLACE = 124;
export const BOARD_WIDTH = 128;
/** While mappings are looked for: what of the image of a certain vertex does not depend on the target. */
export const OFFSETS = 132;
/** Given data (`halves-data.ts`): by vertex, and by place. */
export const SIDE = 48;
export const ROW = 52;
export const COLUMN = 56;
export const WANTED = 60;
export const VERTEX_AT = 64;
export const TOP = 68;
export const LEFT = 72;
export const HEIGHT = 76;
export const WIDTH = 80;
export const SYMMETRY = 84;
/** By vertex, the pass that looked at its region last. */
export const CHECKED = 88;
/** The mappings found last: which symmetry, and what the first certain vertex is mapped to. */
export const MAPPED_BY = 92;
export const MAPPED_TO = 96;
/** Certain and possible parts now; and at some earlier time, for explanations, which are asked for while a pass is at work. */
export const PRESENT = 100;
export const PAST = 104;
export const HEADER_BYTES = 136;

/** For either: by edge (bytes) 1 if it is true, -1 if it is false, 0 if it is open; */
export const EDGE_VALUE = 0;
/** by vertex, the first of those that true edges join it with, -1 before it is looked for; */
export const ROOT = 4;
/** certain regions one after the other, that of a root from FIRST to LAST; */
export const MEMBERS = 8;
export const MEMBER_COUNT = 12;
export const FIRST = 16;
export const LAST = 20;
/** by root how many vertices there are to be: 0 where none of them says so, -1 where they differ; */
export const SIZE = 24;
/** and of the searches of the graph: the marks are by place on the board with a margin. */
export const MARK = 28;
export const MARKS = 32;
export const QUEUE = 36;
export const VIA = 40;
/** Of each side, the second one a word further: by root how many vertices; and after `findPossible`, what may be in the half, how much that is, its mark. */
export const COUNT = 44;
export const POSSIBLE = 52;
export const ROOM = 60;
export const POSSIBLE_MARK = 68;
export const STATE_BYTES = 80;

/** Above, what the ways to map have in common is hardly ever anything. */
export const FEW_MAPPINGS = 24;
export const SYMMETRY_COUNT = 8;
