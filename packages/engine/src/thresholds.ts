/**
 * The numbers by which the engine chooses, and the limits that it sets. Each group says what its numbers rest on, or what measures them: measure before
 * and after you change one. Parameters of an algorithm, such as the restarts of `learn/learner.ts`, stand with it.
 */

// Memory. By what 32-bit addresses and typed arrays allow, not measured.

/** Entries of all options of a problem: the search addresses about eight words for each with 32-bit signed indices. */
export const MOST_ENTRIES = 2 ** 27;
/** Bytes of a search where its caller sets no limit. */
export const DEFAULT_BYTES = 2 ** 30;
/** Options in solutions that wait to be fetched; with more, `step` pauses. */
export const QUEUE_OPTIONS = 1 << 22;
/** Connected sets that the plain form of a global lists. */
export const MOST_SETS = 100_000;

// `dance`, `walk` and `learn`, alone or in turns. Nodes, not seconds, so that every machine does the same. `npm run bench -- puzzles` measures them.

/** A search that wants no more solutions than this wants a proof, not a list. */
export const FEW_SOLUTIONS = 2;
/** For two solutions at most: turns of about the same time. */
export const TURNS_FOR_PROOF = { trial: 500, enumerate: 20_000, learn: 1_000, finish: 10_000 };
/**
 * The same, where an item may be covered a varying number of times, which forces `dance` less. *Measured* on 62 own and real puzzles
 * of that kind, which take `dance` 9 to 500 nodes, or else so many that `learn` is there first, with 5,138 nodes at most.
 */
export const TURNS_FOR_PROOF_WITH_ROOM = { ...TURNS_FOR_PROOF, learnFirst: 10_000 };
/** For many solutions: `dance` is so fast that learning gets a tenth of its time. */
export const TURNS_BESIDE_DANCE = { trial: 100_000, enumerate: 200_000, learn: 1_000, finish: 200_000 };
/** For many solutions: `walk` shares evenly. */
export const TURNS_BESIDE_WALK = { trial: 2_000, enumerate: 4_000, learn: 2_000, finish: 4_000 };
/** Solutions after which learning is given up, since each costs it a clause: of its own, and of the enumerating search. */
export const MANY_LEARNED = 300n;
export const MANY_ENUMERATED = 5_000n;
/** Nodes of a search that shows which strategy the certificate is to be of. Chosen: some ten seconds. */
export const MOST_REHEARSED = 2e7;
/** Variables that one conflict of `walk` makes heavier. */
export const MOST_BLAMED = 400;

// A count by a diagram beside an enumerating search. `npm run bench -- engine` measures them.

/** Nodes of the enumerating search, alone and in each of its turns. `walk` does more at a node. */
export const COUNTING_TRIAL = { dance: 20_000, walk: 1_000 };
export const COUNTING_TURN = { dance: 50_000, walk: 2_500 };
/** States of the first of the diagram's turns; the n-th has so many times the root of n, up to the second number. */
export const DIAGRAM_TURN = 4_000;
export const LONGEST_DIAGRAM_TURN = 128_000;
/** A diagram of no more states than this does not wait for its turn. `walk` shares its time with learning, which may be done soon. */
export const SMALL_DIAGRAM = { dance: 2 ** 23, walk: 2 ** 21 };
/** Turns after which one of no more states than this is alone, if less than this share of the tree was seen by then. */
export const PATIENT_TURNS = 8;
export const LARGE_DIAGRAM = 2 ** 25;
export const LITTLE_SEEN = 0.01;
/**
 * After so many states, at least this share of the ways to a state must have led to one that was there already. *Measured*
 * then: 0.01 to 0.03 for queens, pentominoes and edge-matching squares, where enumerating is faster; 0.09 to 0.4 for
 * arrays of order 6 without repeats, pairs of numbers, and whatever is swept over a board.
 */
export const MERGING_JUDGED_AT = 100_000;
export const WORTH_MERGING = 0.05;
/** Entries of a problem that is planned at all, since planning a larger one takes too long; and words of a state, since wider ones never meet. */
export const LARGEST_PLANNED = 100_000;
export const WIDEST_STATE = 32;
/** States of an order that is not worth improving. */
export const GOOD_ORDER = 2 ** 14;
/** Items times entries up to which a greedy order is looked for; it takes some tenths of a second then. */
export const MOST_ORDERING = 3e7;
/** Milliseconds of a count by threads after which a larger diagram is tried, which is planned and judged in some 150 ms; and that must still be to do. */
export const DIAGRAM_TRIED_AFTER_MS = 250;
export const DIAGRAM_WORTH_MS = 1_000;
/** States of a share between two looks at the clock. */
export const SHARE_SLICE = 4_096;

// Masks in the place of sparse sets. `dance/mask-measure.ts` has the figures.

/** Blocks of a set that is kept in registers, whole. */
export const SHORT_BLOCKS = 2;
/** In longer sets, options of an item that must stand in a block that it has. */
export const DENSE_BLOCK = 5;
/** Bytes that an arena takes at most for each node of the problem, room for solutions included; and that room. */
export const MASK_BYTES_A_NODE = 20;
export const SOLUTION_BYTES = 2 ** 14;

// Rows and propagators. The files that read the numbers have the figures.

/** Literals of a large set, where packings of smaller ones into it are looked for; sets of which none is larger than the second, learning sees through soon enough. */
export const LARGE_SET = 6;
export const WORTH_PACKING = 12;
export const PACKING_ROUNDS = 4;
/** The most that a connected set may have to spare, as a share of the independent cycles of its graph, where `kernel/edges-to-lose.ts` makes a row of it. */
export const CYCLES_TO_SPARE = 0.8;
/** The least size of components that is not followed where nothing is true at the start: boards have few classes below. */
export const LARGE_COMPONENT = 10;

// Free ways. `ways/roofs.ts` has the figures, on boards from 12x12 to 20x20.

/** The largest m of a roof; longer ones gave no more. */
export const LONGEST_ROOF = 6;
/** Answers up to which the ways beside each are kept; a longer list is made by other strategies. */
export const MOST_WAYS_LISTED = 1_024;
/** Conflicts of the first turn of settled systems, and how much longer each turn is. */
export const STRAIGHT_TURN = 100;
export const LONGER_TURN = 1.5;
/** Conflicts after the first answer before those that differ from it in so many ways at most are looked for; how many sets of ways are tried, and conflicts for each. */
export const CONFLICTS_BEFORE_NEAR = 5_000;
export const MOST_WAYS_CHANGED = 6;
export const MOST_NEAR_TURNS = 3_000;
export const NEAR_TURN = 200;

// Symmetries. Chosen, not measured: boards need a few of either.

/** Rounds of refining marks, and nodes that look alike and are told apart by hand. */
export const REFINEMENT_ROUNDS = 200;
export const MOST_PICKS = 30;

// Threads. Chosen so that a person sees answers come, and messages cost nothing.

/** Milliseconds that a thread is silent at most, about; and solutions that end its silence earlier. */
export const SILENCE_MS = 50;
export const SOLUTIONS_TO_REPORT = 1_000;
/** Nodes of a first step; and entries times nodes, so that a step on a large problem takes some milliseconds too. */
export const FIRST_SLICE = 500;
export const FIRST_ENTRIES = 1e7;
/** Levels and literals of clauses that racing searches tell each other. *Measured* with two of them: of 3, 4, 5, 6, 7, 8, 10 levels, 5 to 7 gain most. */
export const SHARED_LEVELS = 6;
export const SHARED_LITERALS = 40;
/** Words of clauses that wait for a search: the oldest are left out. After so many answers nothing more is told. */
export const MOST_WORDS_WAITING = 1 << 20;
export const MOST_ANSWERS_SHARED = 2;
/** Solutions that may wait for parts before theirs; then a thread waits until it is the turn of its part. */
export const MOST_WAITING = 20_000;

// Problems in other forms. Chosen: clauses for a row of a million partial sums are some hundred megabytes of text.

export const MOST_OPEN_SUMS = 1_000_000;
/** Steps in which a connected part is walked through, level by level; more are told as distances. Chosen: 64 are a megabyte for as many cells. */
export const MOST_LEVELS = 64;

// Messages.

/** Errors of a file in Knuth's format that are reported; with more it is something else altogether. */
export const MOST_ERRORS = 100;
