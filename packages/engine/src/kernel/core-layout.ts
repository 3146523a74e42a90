/**
 * The memory of the kernel's compiled core: what stands where. This file is compiled twice: into the core (`assembly/kernel/`, by AssemblyScript) and
 * into the TypeScript around it. Hence it holds nothing but numbers.
 *
 * Laid out by `core-memory.ts`, once, but for clauses and watches: those move when they grow. All are addresses in bytes; where nothing else is
 * said, what stands there are 32-bit integers. `kernel.ts` says what the arrays hold.
 */

/** State, a word each. The first four are read by whoever has the kernel. */
export const TRAIL_SIZE = 4;
export const HEAD = 8;
export const DECISION_LEVEL = 12;
export const CONFLICT_SIZE = 16;
export const BECAUSE_SIZE = 20;
/** 1 if some propagator has events that it has not seen. */
export const ANY_WAITING = 24;
export const HEAP_SIZE = 28;
/** Words of the arena in use, and its room. Address 0 of the arena is no clause. */
export const ARENA_END = 32;
export const ARENA_ROOM = 36;
/** The same of the watches. */
export const WATCHES_END = 40;
export const WATCHES_ROOM = 44;
/** For the clause that analysis leaves in LEARNED: its literals, the level at which it asserts, its number of levels. */
export const LEARNED_SIZE = 48;
export const BACK_LEVEL = 52;
export const LEARNED_LEVELS = 56;
/** Analysis: how many variables are in MARKED, how many on the way are of the present level, the last stamps given. */
export const MARKED_SIZE = 60;
export const OPEN_COUNT = 64;
export const LEVEL_STAMP = 68;
export const LITERAL_STAMP = 72;
/** Where nothing stands yet. */
export const FREE = 76;

/** Constants. */
export const VARIABLES = 80;
export const SUMS = 84;
/** Which explanations are shown to the caller: 0 none, 1 those that unit propagation does not find in a clause or in the bounds of a row, 2 all. */
export const CHECKED = 88;

/** Floats of 64 bits: literals propagated, and what a bump adds. */
export const PROPAGATIONS = 96;
export const INCREMENT = 104;

/** Addresses of arrays, by variable or literal. VALUE: 8-bit integers; PHASE, ELIGIBLE, SEEN: bytes; ACTIVITY: floats of 64 bits. */
export const VALUE = 128;
export const LEVEL = 132;
export const POSITION = 136;
export const REASON = 140;
export const PAYLOAD_A = 144;
export const PAYLOAD_B = 148;
export const PAYLOAD_C = 152;
export const PHASE = 156;
export const TRAIL = 160;
export const LEVEL_START = 164;
export const CONFLICT = 168;
export const BECAUSE = 172;
/** The heap of variables. */
export const ACTIVITY = 176;
export const ELIGIBLE = 180;
export const HEAP = 184;
export const PLACE = 188;
/** Rows of at most one, and by literal those that hold it. */
export const ROW_START = 192;
export const ROW_ITEMS = 196;
export const ROWS_OF_START = 200;
export const ROWS_OF = 204;
/** Sums. SUM_GAPS: bytes, 1 if its bounds do not say all. */
export const SUM_START = 208;
export const SUM_ITEMS = 212;
export const SUM_WEIGHTS = 216;
export const SUM_LO = 220;
export const SUM_HI = 224;
export const SUM_LARGEST = 228;
export const SUM_TOTAL = 232;
export const SUM_TRUE = 236;
export const SUM_OPEN = 240;
export const SUM_GAPS = 244;
export const SUMS_OF_START = 248;
export const SUMS_OF = 252;
export const SUMS_OF_WEIGHT = 256;
/** By literal the events: of which propagator, and the code; by propagator, where its codes begin, how many there are, and whether it waits (bytes). */
export const EVENTS_START = 260;
export const EVENT_SLOT = 264;
export const EVENT_CODE = 268;
export const CODES_START = 272;
export const EVENT_COUNT = 276;
export const WAITING = 280;
export const CODES = 284;
/** Clauses, and by literal the watches: where they begin (in words), their size and room. */
export const ARENA = 288;
export const WATCHES = 292;
export const WATCH_START = 296;
export const WATCH_SIZE = 300;
export const WATCH_ROOM = 304;
/** Of analysis. */
export const LEARNED = 308;
export const SEEN = 312;
export const MARKED = 316;
export const STACK = 320;
export const LEVEL_STAMPS = 324;
export const LITERAL_STAMPS = 328;
/** The data of compiled propagators, one after the other. */
export const PROPAGATORS = 332;
/** Where arrays begin. */
export const REGISTER_BYTES = 336;

/** Reasons: decided or given; one literal, payload a; and from FIRST_ROW downwards the sums, then the propagators. A positive one is a clause. */
export const NONE = 0;
export const IMPLIED = -1;
export const FIRST_ROW = -2;
/** In payload b of what a sum implies. */
export const BY_BOUNDS = 0;
export const BY_GAPS = 1;

/** Words of a clause: its size, its score, its literals, of which the first two watch it. USED is a bit of the score. */
export const SIZE = 0;
export const SCORE = 1;
export const LITERALS = 2;
export const USED = 1 << 20;
/** Room, in words, that a list of watches has for what comes after the clauses of the problem. */
export const WATCH_SPARE = 4;
/** The score of a clause that is to be forgotten. */
export const DOOMED = -1;
