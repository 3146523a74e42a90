/**
 * The numbers by which the compiler chooses between two ways, and the limits that it sets. Each group says what its numbers rest on. A number of the
 * generator (`generate/`), of `explain/` and of drawings stands with its algorithm, and means nothing elsewhere.
 */

// Texts. By the stack of the machine and by slips of a digit: far more than any puzzle has, far less than what the phases can take.

/** Expressions and operands inside one another: two for a bracket. */
export const DEEPEST_EXPRESSION = 64;
/** Tokens that a gate of the grammar looks ahead, so that asking at each comma of a long list stays linear. */
export const FARTHEST_LOOK = 60;
/** Operands of one chain of operators: a deeper tree would overflow the stack of the phases that walk it. */
export const LONGEST_SUM = 500;
/** Prefixes of an operand: `not not …`. */
export const LONGEST_PREFIX = 50;
/** Filters behind a set: `without …`, `where …`. */
export const MOST_FILTERS = 100;
/** Attributes and indices behind an operand. */
export const MOST_MEMBERS = 200;
/** Values of a range that a type lists. */
export const MOST_LISTED = 1000;
/** Symbols of a range in a legend. */
export const LONGEST_LEGEND_RANGE = 100_000;
/** Blocks within blocks. */
export const DEEPEST_BLOCK = 60;
/** Files that stand on each other by `use`, and puzzles that take in each other. */
export const DEEPEST_USE = 32;
/** Names that need names: each takes some of the stack of the machine. */
export const DEEPEST_NAMES = 400;
/** Rows or columns of a board. */
export const LONGEST_SIDE = 10_000;

// Room and time. By the memory that an entry takes, and by the time that a person waits.

/** Option entries of a problem by default: a gigabyte. */
export const DEFAULT_ENTRY_LIMIT = 5_000_000;
/** Steps of compiling for each entry of the limit: by default twenty million steps, some seconds. */
export const STEPS_PER_ENTRY = 4;
/** How many times the limit on entries the values of all places may be, before rules leave fewer of them. */
export const VALUES_BEFORE_RULES = 4;
/** Steps of compiling between two looks at the clock: a step takes a microsecond or two, so that is some hundred times a second at least. */
export const STEPS_BETWEEN = 2_000;
/** Nodes of a search between two looks at the signal of `solveText`. */
export const NODES_BETWEEN = 2_000;
/** Ways to put a graph onto itself that are listed: those of a ring of some hundreds, of seven places that are all neighbours. */
export const MOST_GRAPH_MOTIONS = 5_100;
/** Places that are tried on the way to them: a second. */
export const MOST_GRAPH_STEPS = 1_000_000;
/** Images of options that motions of the board look up, cells included: some seconds, and a hundred megabytes. */
export const MOST_IMAGES = 2e7;

// Mending a line that is not understood. Measured on 230 phrasings, which take 25 texts and 9 attempts at most.

/** Texts that are looked at for a line. */
export const MENDED_TEXTS = 60;
/** Texts that are tried as part of the whole file. */
export const MENDED_ATTEMPTS = 12;
/** And of all its lines. */
export const MENDED_IN_ALL = 60;
/** Fixes that are tried whether they make things worse. */
export const FIXES_TRIED = 10;
/** Wrong lines of a file for which the nearest rules are looked for: each takes some 30 ms. */
export const SENTENCES_TRIED = 20;
/** Lines that were meant, tried on the board of their file, in one analysis; the entries of such a board; and how often others that are wrong are left out. */
export const BOARDS_TRIED = 12;
/** Choices that are tried in the same way. */
export const CHOICES_TRIED = 60;
export const ENTRIES_TRIED = 100_000;
export const WRONG_LINES_LEFT_OUT = 3;
/** Characters of a file, and of a line: in larger ones each attempt would be noticed while one types. */
export const LARGEST_MENDED = 10_000;
export const LONGEST_MENDED = 200;
/** Places of a line at which one phrase is replaced. */
export const MOST_REPEATED = 6;

/** Characters of a line that may be offered in place of another: some phrases, told again of what they led to, double it each time. */
export const LONGEST_MEND = 1000;

// Normal form. Chosen, so that trees stay about as large as they are written.

/** Names that stand for names, one within the other. */
export const NAMES_OPENED = 8;
/** Nodes of a definition that is put in the place of its name. */
export const LARGEST_OPENED = 40;
/** Numbers up to which sizes are tried. */
export const LARGEST_SIZE = 10_000;

// Grounding: two ways of saying the same. `npm run bench -- compiler` measures them, and the sizes in `test/forms/` show which way was taken.

/** Assignments that a table of three or more variables may have. Above, values go by cases, sums by weights, products by chains. */
export const TABLE_SIZE = 1024;
/** Pairs of values that a table of two variables may have, or pairs of cases that an operator on two values with cases is worked out for. */
export const CASE_PAIRS = 20_000;
/** Values that a sum or the end of a chain may have, where each is asked for by itself. */
export const VALUE_CASES = 2_000;
/** States that a chain may be in after a step, where it is asked what it ends in. */
export const MACHINE_STATES = 20_000;
/** Values that an unprinted number without bounds of its own is thought to have at least, besides the number of cells. */
export const UNPRINTED_LEAST = 99;
/** Pairs of things that lists that are not printed are compared with. Above, these lists go by the values that they can have. */
export const UNPRINTED_PAIRS = 10;
/** Lists that an unprinted one can be, where it goes by values. */
export const UNPRINTED_VALUES = 2_000;
/** Sizes of groups of which no cell is printed that are a class besides, all of them together. */
export const LARGER_GROUPS = 4;
/** Vertices of a graph of which it is a truth that it has no closed way. Above, they are not labelled by their components. */
export const LABELLED_FOREST = 12;
/** If a cell has fewer possible regions, "the cell is in one" is expressed by naming them. */
export const FEW_REGIONS = 4;
/** If there are fewer cells, each is asked whether it is in a region, without looking at which of them may be. */
export const CELLS_ASKED_SINGLY = 16;
/** Two variables of so many values are said to be equal as a whole, where something guards it. */
export const EQUAL_AS_WHOLE = 4;
/** If more places may have a value whatever is beside them, the place of the value after it says little of where that one is. */
export const FREE_PLACES = 4;
/** Conditions at once that are worth a look whether they can hold at all. */
export const MANY_CONDITIONS = 8;
/** Nodes of an assertion that is worked out once for many elements; and names that need names twice each would have no end. */
export const LARGEST_COMMON = 200;
/** Names that a relation is looked through from both sides: one that needs names no more is worth it. */
export const MIRRORED_NAMES = 4;
/** Terms of a polynomial over places: two points and their cross products have forty. */
export const MOST_TERMS = 100;
/** A sum of so many terms that several guards bound is bounded by truths that they share. */
export const LONG_GUARDED_SUM = 12;
/** Numbers and factors of such a polynomial, so that calculating stays exact in any order. */
export const LARGEST_COEFFICIENT = 1000;
export const MOST_FACTORS = 4;
/** The factor that makes the weights of a sum whole. */
export const LARGEST_SCALE = 100_000;

// Grounding: structures. By the memory of a problem: a division takes a million entries or so at these.

/** Possible regions of one division; above: labels. */
export const REGION_CANDIDATES = 100_000;
/** The same, where each region is known by one cell of its own. */
export const KNOWN_BY_ONE_CANDIDATES = 5_000;
/** Entries of all possible regions of one division. */
export const REGION_ENTRIES = 5_000_000;
/** Regions that are left by a bound that is advised. */
export const ADVISED_REGIONS = 50_000;
/** Connected sets that are looked at for each that is kept. */
export const SETS_LOOKED_AT = 30;
/** Connected sets that rules of one region are tried on before the first cell of all is done with, and for each cell more. */
export const SETS_TRIED_FIRST = 10_000;
export const SETS_TRIED_NEXT = 2_000;
/** For each cell, where sets grow from the cells that they are known by: fewer are in vain, so that more would be listed than labels need. */
export const SETS_TRIED_FROM_ROOTS = 500;
/** Sets that are worth listing, for each label that would be there instead (one for each cell and each root). */
export const SETS_A_LABEL = 32;
/** Entries of what a rule says of one region. */
export const ONE_REGION_ENTRIES = 300_000;
/**
 * And for each pair of cells: a rule about pairs has seven or fewer. One that lays the region on another, of which nothing is known, has hundreds; it
 * refuses nothing, and takes longer to try than all others.
 */
export const ONE_REGION_ENTRIES_A_PAIR = 20;
/** On a small board a rule may have more, in whatever words it is said. */
export const FEW_REGION_ENTRIES = 20_000;
/** Sentences on the cells of regions that are looked at: one for each choice of what a head names before the cell. */
export const REGION_SENTENCES = 100_000;
/** Possible ways of all paths of one layer. */
export const PATH_CANDIDATES = 100_000;
/** Ways that are tried against the rules, to find those. */
export const PATHS_LOOKED_AT = 500_000;
/** Ways that are advised where there are more than possible: a puzzle with so few compiles. */
export const ADVISED_WAYS = 10_000;
/** Labels of cells by roots, all cells together: each is a literal with some ten clauses. */
export const LABELS = 40_000;
/** The same, where each region is known by one cell of its own: nothing needs to be said of who is first. */
export const LABELS_BY_ONE = 100_000;
/** About so many entries come of a cell and a group that it may be in. */
export const ENTRIES_OF_LABEL = 16;
/** Places times values up to which values that follow each other are looked for: a byte each. */
export const FOLLOWING_VALUES = 4_000_000;

// Small sets are looked through one by one, larger ones by a table. `npm run bench -- compiler` measures them.

/** Sets in which an element is looked for. */
export const FEW_SETS = 8;
/** Values of a list. */
export const FEW_VALUES = 8;
/** Literals of a clause that are compared with each other to see that their variables differ. */
export const SHORT_CLAUSE = 12;
/** Parts of an `and` or `or`: most clauses are short. */
export const FEW_PARTS = 12;
/** Parts of a condition that is looked for among equal ones. */
export const FEW_INTERNED = 16;
/** Elements of a set. */
export const SMALL_SET = 16;
/** Rows of a table constraint. */
export const FEW_ROWS = 4;
/** Values of a term that is folded. */
export const FEW_FOLDED = 4;
/** Terms of a count that are compared with each other to see that their variables differ. */
export const FEW_TERMS = 8;
/** Truths of a row that are compared with each other to see that there is nothing to simplify. */
export const SHORT_ROW = 6;
/** Results by three elements that are kept; more are found again. */
export const MOST_KEPT_BY_THREE = 1 << 18;

// Lowering: two ways of saying the same, and why each number is what it is.

/**
 * Values left out that are so many clauses; beyond, the set of the others gets a truth. Not sensitive: a clause for each is as strong as the
 * truth, and costs less until there are more of them than the truth's own two rows.
 */
export const EXCLUDED_VALUES = 3;
/** (a and b) or (c and d) as clauses without a truth, up to so many: about what truths for four sides of two parts would take. */
export const DISTRIBUTED_CLAUSES = 16;
/**
 * Sets of values that a sum of different variables may have; with more it is a linear row. Measured: 17 boards of crossing sums of 5x5 to 29x19, answer and
 * proof, median 1 ms against 51 ms with rows along order truths and 46 ms with plain ones; squares of order 4 whose lines have one sum, a corner given, all 416:
 * 0.4 s (a line has 86 sets) against more than 40 s. Where it ends is engine.md's figure: no class of ours has between 86 and 500.
 */
export const COMBINATIONS = 500;
/** Steps of the search for these sets, for each of them. */
export const STEPS_A_COMBINATION = 50;
/** Ways of one chain. It keeps a chain whose states are not what was thought from taking all memory; chains of puzzles have some hundred. */
export const CHAIN_SIZE = 200_000;
/** Values that "this or that" of two variables may name as a count; of more it is a clause, whatever else the problem is. */
export const WIDE_CLAUSE = 1_000;

/** Up to this number, sums over the cells of rectangles are added up cell by cell. */
export const MOST_RUNNING_SUM = 12;

// Searches that are shown.

/** Frames by default, and where more are asked for. Measured: 400 of a Sudoku are a picture of 400 KB. */
export const FRAMES = 400;
export const MOST_FRAMES = 5_000;

// Messages.

/** Values of a domain that a message names. */
export const MOST_NAMED_VALUES = 12;

/** As many cells of which it is unknown whether they are in a set make so few sets that their shapes are told one by one. */
export const FEW_UNKNOWN_CELLS = 8;

/** Cells in all ways to lay one set on another, turned and shifted. */
export const CONGRUENT_PLACES = 200_000;

// Reading a sentence of English. Sentences of rule books have 20 words at most, and take 3,000 steps.

/** Words of a sentence. */
export const LONGEST_READ = 40;
/** Words and phrases that are looked for. */
export const READING_STEPS = 60_000;
/** Of a phrase that begins at one word. */
export const READINGS_OF_A_PHRASE = 40;
/** Words and phrases that are looked for where words of a sentence may be corrected. */
export const CORRECTION_STEPS = 150_000;
/** Readings that are tried as part of the whole file. */
export const READINGS_TRIED = 6;
/** Sentences of the phrase book that are compared closely, those of them that are read, and those that are shown. */
export const NEAREST_LOOKED_AT = 150;
export const NEAREST_READ = 40;
export const NEAREST_SHOWN = 3;
/** Parts of a line of formal text that are read as English; and readings of one of them. */
export const MOST_PARTS_READ = 16;
export const READINGS_OF_A_PART = 3;
