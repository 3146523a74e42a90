/**
 * The limits of the command line, and the times by which it shares work. Milliseconds end in `_MS`; they are chosen by what a person notices, unless
 * a line says what measured them. The board in a browser has its own (`view/`), and so has the start of the process (`bundle/short-processes.ts`).
 */

// Time between Ctrl-C, or the end of `--timeout`, and the end of the process.

/** A moment that nobody notices. */
export const MOMENT_MS = 100;
/** Time for work that asks the clock by itself to end in a better way. */
export const GRACE_MS = 150;
/** The same for a thread, which has something to tell then. */
export const THREAD_GRACE_MS = 300;
/** The share of the time of `generate` after which a puzzle is given as it is, before there is none. */
export const SHARE_BEFORE_GIVING = 0.75;
/** The share of the time of `explain` for the question whether there is an answer, before it tells steps without one. */
export const SHARE_BEFORE_STEPS = 0.5;

// A search in slices: nodes at first, because most problems are small, then as many as take about the time of a slice.

export const FIRST_SLICE = 2_000;
export const LARGEST_SLICE = 5_000_000;
export const SLICE_MS = 25;
/** The same while solutions are written. */
export const LISTENING_MS = 50;
/** Answers that are looked at for symmetries, and nodes for the question whether something is an answer: all of it that is seen is assumed. */
export const SYMMETRY_SAMPLES = 2;
export const SYMMETRY_PATIENCE = 1_000_000;

// Threads.

/** As many threads as any machine can use a few of. */
export const FEW_THREADS = 8;
/** Nodes of a search between two looks at the clock, where nothing else waits for a turn. */
export const TURN_NODES = 1_000;
/** Nodes of a search before its problem is cut into parts. */
export const TRIAL_NODES = { dance: 5_000, walk: 250 };
/** Most proofs are done before others could begin to race. */
export const ALONE_MS = 200;
/** Parts differ a lot in size: with so many the threads end at about the same time. Not by thread, so that the order of answers is the same. */
export const PARTS = 64;
/** With more threads than this, more parts. */
export const PARTS_A_THREAD = 8;
/** The time that a search runs in this thread before others are heard. */
export const RACE_MOMENT_MS = 20;

// Many instances at once.

/** Pieces are cut so that each takes about as long: long enough that handing it over costs nothing, short enough to see answers come. */
export const PIECE_MS = 60;
/** Instances of a piece, and pieces that wait. */
export const LARGEST_PIECE = 512;
export const PIECES_AHEAD = 3;
/** Pieces that a thread has: the one that it works on, and the next. */
export const AT_HAND = 2;
/** Megabytes for new objects of a thread. Measured: with a small nursery, collecting garbage is a third of the time. */
export const NURSERY_MB = 192;
/** Instances of a block of a file, so many that the rules, which are checked once a block, cost next to nothing. */
export const BLOCK = 512;
/** Pieces of a unit of work for another machine. They differ a lot in size: several small ones make units that differ less. */
export const PIECES_A_UNIT = 8;

// Progress, and waiting for changes of a file.

/** Silence before the first line of progress, and time between two lines. */
export const QUIET_MS = 1_000;
export const PERIOD_MS = 200;
/** The share of the tree before which nothing is said of the time that is left. */
export const FIRST_WORD = 0.002;
/** Time between two looks at a file. */
export const POLL_MS = 200;
/** Saving may be several writes, with no file in between: the work begins when no change was seen for so long. */
export const SETTLED_MS = 100;
/** Characters of a puzzle that may take longer to import than a moment. */
export const LONG_PUZZLE = 50_000;

// Memory and files.

/** Bytes of an option entry, from expansion to search, in all representations together. */
export const BYTES_PER_ENTRY = 200;
/** Characters of a line of a file: no puzzle is as long, and the rest is left out. */
export const LONGEST_LINE = 16_000_000;
/** Characters that fit into a pipe of which nothing has been read, in any script. */
export const LITTLE = 16_384;
/** Characters that are kept until they are written together. */
export const CHARACTERS_TOGETHER = 1 << 16;
/** Answers that are written together. */
export const ANSWERS_TOGETHER = 64;
/** Links behind a name of a file: more than any system follows. */
export const MOST_LINKS = 40;

// Messages: more helps nobody; the rest is counted or cut.

/** Diagnostics. */
export const MOST_SHOWN = 100;
/** Characters of a line before and behind the place that is meant, and of the place. */
export const MOST_BEFORE = 60;
export const MOST_MARKED = 200;
export const MOST_BEHIND = 100;
/** Characters of a message that quotes something of any length. */
export const MOST_SAID = 2_000;
/** Names of instances. */
export const MOST_NAMES = 5;
/** Parts that are missing from a merge. */
export const MOST_PARTS_NAMED = 10;
/** Places of one message about an expectation. */
export const MOST_PLACES = 5;
/** Places of a rule that contradicts others. */
export const MOST_PLACES_EXPLAINED = 12;
/** Known values of a step of `explain`. */
export const MOST_KNOWN = 24;
/** Values left open by `explain`. */
export const MOST_OPEN = 8;
/** Values of a node of `build --emit`, written in full, from which on it is large. */
export const LARGE_NODE = 100;
/** Puzzles on a page of paper, where nothing else is asked for. */
export const PER_PAGE = 4;
/** A grade that takes longer is left out of a book. */
export const GRADING_MS = 10_000;
/** Hardest steps that `rate` tells. */
export const MOST_HARD = 5;
/** Places where answers differ that `vet` names. */
export const MOST_DIFFERING = 40;
/** Instances that `generate --difficulty` makes before it gives up. */
export const MOST_MADE = 300;

// Searches that are shown.

/** Steps a second, of the board on a terminal and of a picture. */
export const BOARD_SPEED = 20;
export const PICTURE_SPEED = 4;
/** Levels by which a line of the log is indented: hundreds of options may be chosen. */
export const DEEPEST_INDENT = 20;
/** Seconds that a picture stays at its end before it begins again. */
export const PICTURE_REST = 4;

/** Steps of a GIF, each of which is painted and compressed as a whole; as many where nobody says how many; and the longest side, in pixels. */
export const MOST_GIF_FRAMES = 1_000;
export const GIF_FRAMES = 200;
export const GIF_SIDE = 800;

// Strategies side by side.

/** Seconds of each search where nobody says how many: with nine ways, none of which may end, a minute and a half. */
export const COMPARED_SECONDS = 10;
/** A search that was done in less is done a second time, whose time is told. */
export const BRIEF_MS = 500;

// Other solvers.

/** Bytes of their output that are kept; an answer of a large board has some megabytes. Chosen. */
export const MOST_PRINTED = 256 * 1024 * 1024;

/** Answers up to which a proof of all is made as one of few is. */
export const ANSWERS_OF_SHORT_PROOFS = 20;
