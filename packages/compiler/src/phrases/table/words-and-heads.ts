/** Single words, heads, and two things that are counted at once. */
import { linksOfLines } from "./links-of-lines.js";
import type { Phrase } from "./phrase.js";

const THAT_ARE_BESIDE =
  "(?:(?:that|which) share an? (?:side|border|edge)|(?:with|that are|which are) (?:adjacent|neighbou?rs|next to each other))";

export const wordsAndHeads: readonly Phrase[] = [
  // Lines by their places.
  ["\\bin (?:the )?(?:first|top) row\\b", "in rows[1]"],
  ["\\bin (?:the )?(?:last|bottom) row\\b", "in rows.last"],
  ["\\bin (?:the )?(?:first|left|leftmost) column\\b", "in columns[1]"],
  ["\\bin (?:the )?(?:last|right|rightmost) column\\b", "in columns.last"],
  // Words.
  ["^([A-Z])(?=[a-z])", "\\l$1"],
  ["\\bevery\\b", "each"],
  ["\\bfor ?all\\b|\\bforeach\\b|\\bfor every\\b", "for each"],
  ["\\bisn't\\b", "is not"],
  ["\\bis an? (?=NAME)", "is "],
  ["\\bhas an? (?=NAME)", "has "],
  ["\\bwith (?:an?|the) (?=NAME)", "with "],
  ["\\bwith no (?=NAME)", "without "],
  ["\\bhaving\\b", "with"],
  ["\\b(?:atleast|at-least)\\b", "at least"],
  ["\\b(?:atmost|at-most)\\b", "at most"],
  ["\\brectangular\\b", "rectangle"],
  ["\\bun(?=NAME)", "not "],
  ["\\bdiags?\\b", "diagonal"],
  ["\\bmain diagonals?\\b", "long diagonal"],
  ["\\b(?:north|above)\\b", "up"],
  ["\\bR(\\d+)C(\\d+)\\b", "r$1c$2"],

  ["\\b(NAME) that\\b", "$1"],
  ["\\b([A-Z]{2,})\\b", "\\L$1"],
  ["\\b(NAME)ed (?=cells?\\b)", "$1 "],
  ["\\b(NAME)->(?=NAME)", "$1."],
  ["\\b(NAME)\\[([a-z])\\]", "$2.$1", "$2 is $1"],
  ["\\b(NUMBER) (?=NAME\\.|rNUMBERc)", "$1 * "],

  // Heads.
  ["^each (?=NAME NAME:)", "for each "],
  ["^for (?:each )?(NAME) in (NAME)s:", "for each $2 $1:"],
  ["^(for each [^:]*?) (?:such that|when|if) ", "$1 where "],
  ["^for each (NAME) (NAME) (NAME)\\b", "for each $2 $3 where $3 is $1", "for each $2 $3 with $1"],
  [
    "^for each (?!(?:row|column|line|diagonal|link|edge|corner|box|block|group) )(NAME) (NAME):",
    "for each cell $2 with $1:",
    "for each cell $2 where $2 is $1:",
  ],
  [
    "^for each (?!(?:row|column|line|diagonal|link|edge|corner|box|block|group|cell) )(NAME) (NAME) (where|with|without) ",
    "for each cell $2 with $1 $3 ",
    "for each cell $2 where $2 is $1 and ",
  ],
  [
    "^for each (?:group|groups) (NAME) of (NAME) cells\\b",
    "for each group $1 of cells where $2",
    "for each group $1 of cells with $2",
  ],
  ["^(for each NAME NAME)(?:,| ) ?(?=NAME[. ])", "$1: "],
  ["^for each (?:adjacent|neighbouring) cells (NAME),? (?:and )?(NAME)", "for each link ($1, $2)"],
  [`^for each cells ([a-z]), ([a-z]) ${THAT_ARE_BESIDE}(?=:)`, "for each link ($1, $2)"],
  [
    `^(for each NAME ([a-z]), ([a-z])) (?:${THAT_ARE_BESIDE}|that touch)(?=:)`,
    "$1 where some(y in $3 for x in $2, y in x.neighbours)",
  ],
  ["^for each touching cells (NAME),? (?:and )?(NAME)", "for each cell $1, cell $2 in $1.around"],
  ["^for each (?:neighbours|links?|neighbors) (NAME),? (NAME)", "for each link ($1, $2)"],
  ["^for each link \\((NAME) (NAME)\\)", "for each link ($1, $2)"],
  ["^for each cells (NAME), (NAME) in (?:neighbours|links)", "for each link ($1, $2)"],
  ["\\bpairs? of (NAME)s?\\b", "$1s"],
  ["^(for each NAME NAME(?: [^:]*)?): (.*)$", "$1: $2"],

  ["^(for each NAME NAME) (?:->|=>|do) ", "$1: "],
  ["^(for each [^:{]*?) ?\\{ ?(.*?) ?\\}$", "$1: $2"],
  ["^(for each NAME) [('\"](NAME)[)'\"]", "$1 $2"],
  ["^(for each NAME NAME) in (?:cells|grid|board)\\b", "$1"],
  ["^(for each NAME) (NAME) in (?:cells|grid|board)\\b", "$1 $2"],
  ["^(for each NAME NAME) \\| ", "$1 where "],
  ["^for (?:each )?([a-z])\\b(?! in\\b)", "for each cell $1"],
  ["^for (?:each )?(cell)s? (?=NAME)", "for each $1 "],
  [
    "^for (?:each )?\\((NAME), ?(NAME)\\) in (?:links|neighbours|edges|adjacent|adjacencies)\\b",
    "for each link ($1, $2)",
  ],
  ["^(for each link \\(NAME, ?NAME\\)) (?!(?:in|within|along|of|where)\\b)(?=NAME)", "$1: "],
  ["^(for each link \\(NAME, ?NAME\\)) in (?:the )?(?:cells|board|grid|links)\\b", "$1"],
  ...linksOfLines,
  // Rows of a table have no sort.
  ["^for each (?:row|line|pair|entry|record|list) (NAME) in (NAME):", "for each $1 in $2:"],
  ["^for each link (NAME)-(NAME)", "for each link ($1, $2)"],
  [
    "^for each (?:pair of |two )?(?:adjacent |neighbouring )?(?:cells|neighbours) (NAME),? (?:and )?(NAME):",
    "for each link ($1, $2):",
  ],
  [
    "^for each cell (NAME)(?:,|:) (?:for each )?(?:neighbour )?(NAME) ?(?:of NAME|in NAME\\.neighbours)?:",
    "for each link ($1, $2):",
  ],
  ["^for each cell (NAME): for each neighbour (NAME):", "for each link ($1, $2):"],
  ["^for each (NAME) group (NAME)\\b", "for each group $2 of $1 cells"],
  ["^for each group (NAME) in ", "for each group $1 of "],
  ["^(for each group NAME of NAME):", "$1 cells:"],
  ["\\beach (NUMBER) ?(?:x|by) ?(NUMBER) (?:box(?:es)?|sub-?grids?)\\b", "each box $1 x $2"],
  ["^for each (NUMBER ?x ?NUMBER) (?:NAME )?(NAME):", "for each block $1 $2:"],
  ["^for each block (NAME) (NUMBER ?x ?NUMBER):", "for each block $2 $1:"],
  ["^for each (NAME): (.*)$", "for each cell with $1: $2"],
  ["^for each (NAME): size = ", "for each $1 s: size(s) = "],
  [
    "^(.*\\b([a-z])(?:\\.| is | has ).*),? for each cell (in|with|where|without) (.*)$",
    "for each cell $2 $3 $4: $1",
  ],
  ["^(.*) for each (NAME .*|NAME)$", "for each $2: $1"],
  ["^(.*) for (NAME) in (NAME)s$", "for each $3 $2: $1"],
  ["\\bin (around|neighbours|links|edges)\\b", "in c.$1"],
  ["^for each cell (with|where|without) (.*?): (?=.*\\bc\\.)", "for each cell c $1 $2: "],
  ["^(for each cell c\\b.*: exactly )(NAME) (?=NAME in)", "$1c.$2 "],

  // Two counted at once.
  [
    "^(exactly|at most|at least) (WORD) (NAME)(?:,| and) (exactly|at most|at least) (WORD) (NAME) in (REST)$",
    "$1 $2 $3 in $7; $4 $5 $6 in $7",
  ],
  [
    "^(exactly|at most|at least) (WORD) (NAME)(?:,| and) (WORD) (NAME) in (REST)$",
    "$1 $2 $3 in $6; $1 $4 $5 in $6",
  ],

  [
    "^for each (NAME)s (NAME), (NAME):",
    "for each cells $2, $3 where $2 is $1 and $3 is $1:",
    "for each cells $2, $3 where $2 has $1 and $3 has $1:",
  ],
  [
    "^for each (NAME) in stretches of (.+?) with size (>=|<=|=|<|>) (NUMBER):",
    "for each stretch $1 of $2 where size($1) $3 $4:",
  ],
];

/** Rules that lack a head: tried last. */
export const missingHeads: readonly Phrase[] = [
  ["^(.*) if (NAME)$", "for each cell: if $2: $1"],
  ["^(?!for |rule )(.*(?:implies|if) .*)$", "for each cell: $1"],
  ["^(?!for |rule )(.*\\b([a-z])(?:\\.| is | has ).*)$", "for each cell $2: $1"],
  // A placed piece: what it is called is said at its cells.
  [
    "^(for each (?!cell|link|row|column|line)NAME ([a-z])\\b.*?)\\b\\2 is (not )?(NAME)\\b",
    "$1$2.first is $3$4",
  ],
  [
    "^(for each (?!cell|link|row|column|line)NAME ([a-z])\\b.*?)\\b\\2\\.NAME (?:=|is) (NAME)\\b",
    "$1$2.first is $3",
  ],
];
