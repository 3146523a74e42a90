/** Sums, pairs and threes, conditions of heads, and values that a comma only lists. */
import type { Phrase } from "./phrase.js";

const SUM_OF_KIND =
  "(?:the )?(?:(?:sum|total) of (?:the )?|total )(NAME?)s? of (?:the |all )*(NAME)(?: cells| things| items)?";

const sumsOf = (said: string, sign: string): readonly Phrase[] => [
  [`^${SUM_OF_KIND} ${said}`, `sum(x.$1 for x in cells where x is $2) ${sign}`],
  [
    `\\b(?:the )?(?:sum|total) of (?:the |all )?(NAME?)s? in (NAME(?:\\.NAME)?) ${said}`,
    `sum(x.$1 for x in $2) ${sign}`,
    `sum(x.$1s for x in $2) ${sign}`,
  ],
  [
    `\\b(?:the )?(?:sum|total) of (?:the |all )?(NAME?)s? (?:around|near) ([a-z]) ${said}`,
    `sum(x.$1 for x in $2.around) ${sign}`,
    `sum(x.$1s for x in $2.around) ${sign}`,
  ],
];

const OF_ONE = "^(for each (?:(?:cell|link|edge|corner) )?([a-z])(?: \\([^)]*\\))?)";

export const sumsPairsAndLists: readonly Phrase[] = [
  // Sums as rule books have them. `LAYER` is each name of a layer of the puzzle.
  [
    "^(?:the )?(sum|product) of (?:all )?(?:the )?(NAME?)s? in each (NAME) (?:is|=) (NUMBER|NAME)$",
    "for each $3 s: $1(x.$2 for x in s) = $4",
  ],
  [
    "^(?:the )?(sum|product) of (?:all )?(?:the )?(NAME?)s? in each (NAME)(?:,| and) (?:in )?(?:each )?(NAME) (?:is|=) (NUMBER|NAME)$",
    "for each $3, $4 s: $1(x.$2 for x in s) = $5",
  ],
  [
    "^(?:the |all )*(NAME?)s? in each (NAME) (?:sums?|adds?|adds? up) to (NUMBER|NAME)$",
    "for each $2 s: sum(x.$1 for x in s) = $3",
  ],
  [
    "^(?:the |all )*(NAME?)s? in each (NAME)(?:,| and) (?:in )?(?:each )?(NAME) (?:sums?|adds?|adds? up) to (NUMBER|NAME)$",
    "for each $2, $3 s: sum(x.$1 for x in s) = $4",
  ],
  [
    "^each (NAME) (?:(?:sums?|adds?|adds? up) to|has (?:the )?sum) (NUMBER|NAME)$",
    "for each $1 s: sum(x.LAYER for x in s) = $2",
  ],
  [
    "^each (NAME)(?:,| and) (?:each )?(NAME) (?:(?:sums?|adds?|adds? up) to|has (?:the )?sum) (NUMBER|NAME)$",
    "for each $1, $2 s: sum(x.LAYER for x in s) = $3",
  ],
  [
    "(?<=: )([a-z]) (?:(?:sums?|adds?|adds? up) to|has (?:the )?sum) (\\S+)$",
    "sum(x.LAYER for x in $1) = $2",
  ],
  [
    "\\b(?:the )?(sum|max|min|product) of (?:all )?(?:the )?(NAME?)s? in (NAME\\.NAME|NAME) (?:is|=) ",
    "$1(x.$2 for x in $3) = ",
  ],
  [
    "(NAME\\.NAME|NAME) (?:is|=) (?:the )?(sum|max|min|product) of (?:all )?(?:the )?(NAME?)s? in (NAME\\.NAME|NAME)$",
    "$1 = $2(x.$3 for x in $4)",
  ],
  ...[
    ["", "", "x before c"],
    ["reversed\\(", "\\)", "c before x"],
  ].map(
    ([open, close, hiding]): Phrase => [
      `\\b(?:sum\\((?:of )?|sum of )(?:all )?(?:the )?visible (NAME?)s? in ${open}([a-z])${close}(?:\\)|(?= |$))`,
      `sum(c.$1 for c in $2 where all(x.$1 < c.$1 for x in $2 where ${hiding}))`,
    ],
  ),
  ["\\bbag\\(([^()[\\]]* for [^()[\\]]*)\\)", "bag([$1])"],

  // What `no` is followed by, and pairs and threes.
  [
    "^no (NAME?)s?(?: cells?)? (?:is |are |lies? |stands? )?on (?:an? |the )?(NAME?)s?(?: cells?)?$",
    "no $1 in cells with $2",
    "no $1 in cells where $2",
  ],
  [
    "^no (?:(?:two|2) )?(?:neighbou?rs|neighbou?ring cells|adjacent (?:cells|places)) (?:have|has|share|are of) (?:an?|the )?(?:same|equal)? ?(NAME?)s?$",
    "for each link (x, y): x.$1 != y.$1",
  ],
  [
    "^no (?:two|2) (?!neighbou?r)(NAME?)(?:s|es)? (?:have|has|share|are of) (?:the )?(?:same|equal) (NAME?)s?$",
    "for each $1 a, b: bag([x.$2 for x in a]) != bag([x.$2 for x in b])",
    "for each $1s a, b: a.$2 != b.$2",
    "for each $1 a, b: a.$2 != b.$2",
  ],
  [
    "^(?:no|never) (?:three|3) (?:equal|identical) (NAME?)s? (?:next to each other )?in an?(?: row| line| row or column)$",
    "for each consecutive cells a, b, c in each row, column: not (a.$1 = b.$1 and b.$1 = c.$1)",
  ],
  [
    "^(?:no|never) (?:three|3) (NAME?)s?(?: cells)? (?:next to each other )?in an?(?: row| line| row or column)$",
    "for each consecutive cells a, b, c in each row, column: not (a is $1 and b is $1 and c is $1)",
  ],
  [
    "\\bas many (NAME?)s? as (NAME?)s? in ([a-z]|NAME\\.NAME|rows\\[NUMBER\\]|columns\\[NUMBER\\]|cells)$",
    "count(x in $3 with $1) = count(x in $3 with $2)",
  ],
  [
    "^(?:equally many|the same count of) (NAME?)s? and (NAME?)s? in (each NAME(?:, NAME)*)$",
    "for $3 s: count(x in s with $1) = count(x in s with $2)",
  ],
  [
    "^as many (NAME?)s? as (NAME?)s? in (each NAME(?:, NAME)*)$",
    "for $3 s: count(x in s with $1) = count(x in s with $2)",
  ],
  [
    "^(each NAME) (?:has|contains|holds) (?:as many|equally many|the same count of) (NAME?)s? (?:as|and) (NAME?)s?$",
    "for $1 s: count(x in s with $2) = count(x in s with $3)",
  ],
  [
    "^(each NAME)(?:,| and) (?:each )?(NAME) (?:has|contains|holds) (?:as many|equally many|the same count of) (NAME?)s? (?:as|and) (NAME?)s?$",
    "for $1, $2 s: count(x in s with $3) = count(x in s with $4)",
  ],

  // Conditions of heads, and behind `until`, where bare names are about the cell reached.
  [
    "^(for each (?:cell )?([a-z])) with (NAME) (=|!=|<=|>=|<|>) ([^:]+):",
    "$1 with $3 where $2.$3 $4 $5:",
    "$1 where $2.$3 $4 $5:",
  ],
  // `with dot black`, `with a black dot`
  [
    `${OF_ONE} with (?:an? )?(NAME) (?:is |= ?)?(NAME|NUMBER)(?=:)`,
    "$1 with $3 where $2.$3 = $4",
    "$1 with $4 where $2.$4 = $3",
  ],
  [
    `${OF_ONE} with (?:an? )?(NAME) (?:is |= ?)?(NAME|NUMBER) (?:and|where) (?![^:]*\\b(?:or|implies)\\b)`,
    "$1 with $3 where $2.$3 = $4 and ",
    "$1 with $4 where $2.$4 = $3 and ",
  ],
  ["^for each link (?=\\([^:]*\\) with (?:an? )?NAME NAME\\b)", "for each link l "],
  ["\\b([a-z]) has (?:an? )?(NAME) (NAME)\\b", "$1.$2 = $3", "$1.$3 = $2"],
  ["^for each (NAME) cell: ", "for each cell c with $1: ", "for each cell with $1: "],
  ["^for each (?:black|filled) cell: ", "for each cell c where c is shaded: "],
  ["^for each (NAME): (?=.*\\b(?:its|the) )", "for each cell c with $1: "],
  ["^for each cells (with|where|without) (NAME) (NAME): ", "for each cell $3 $1 $2: "],
  ["^(for each cell c .*)\\b(?:its|the) (?=around|neighbours|links|edges|row|column)", "$1c."],
  ["\\b([a-z])( in [^ ]+) until (?!\\()([^()]*)", "$1$2 until \\u$1 ($3)"],
  ["\\b([a-z])( in [^ ]+) until \\(([^()]*)\\)", "$1$2 until \\u$1 ($3)"],

  [
    "\\b(some|all) ([a-z]) in (NAME) (?:is|=) (NUMBER)$",
    "$1($2.digit = $4 for $2 in $3)",
    "$1($2.number = $4 for $2 in $3)",
  ],
  // Values and sets that a comma only lists.
  ["(\\S+) (?:=|is|in) (NUMBER(?:, NUMBER)+)(?:,? or (NUMBER))$", "$1 in {$2, $3}"],
  ["(\\S+) (?:=|is|in) (NUMBER(?:, NUMBER)+)$", "$1 in {$2}"],
  ["\\bin (r\\d+c\\d+(?:, r\\d+c\\d+)*),? (?:and|or) (r\\d+c\\d+)$", "in {$1, $2}"],
  ["\\bin (r\\d+c\\d+(?:, r\\d+c\\d+)+)$", "in {$1}"],
  ["\\bin (NAME\\.NAME), ([a-z])$", "in $1 + {$2}"],
  ["^let (NAME) = (\\{[^{}]*\\}(?:, ?\\{[^{}]*\\})+)$", "let $1 = {$2}"],
  [
    "^(?:the )?each (NAME) (?:occurs|appears|is used|is there|comes|is)? ?(?:exactly )?(?:once|one time)(?: on the board)?$",
    "exactly one of each $1 in cells",
  ],
  [
    "^(?:the )?(NAME) (?:does not|doesn't|may not|must not|never) (?:cross|touch|intersect)(?:es)?(?: itself)?$",
    "loop $1",
    "loop line",
    "loop fence",
  ],
  ["\\b(count|sum|some|all|max|min)\\(([a-z]) in (NAME) (?=where|with)", "$1($2 in $3s ", "$1($2 in $3es "],
  // Sums over what is of a kind: `the total weight of the packed things is at most limit`.
  ...sumsOf("(<=|>=|=|<|>) ", "$3 "),
  ...sumsOf("is at most ", "<= "),
  ...sumsOf("is at least ", ">= "),
  ...sumsOf("is ", "= "),
  [`\\b(maximize|minimize) ${SUM_OF_KIND}$`, "$1 sum(x.$2 for x in cells where x is $3)"],
  // Three that are, or are not, alike.
  ["\\bsame\\((\\S+), (\\S+), (\\S+)\\)", "($1 = $2 and $2 = $3)"],
  ["\\bsame\\((\\S+), (\\S+)\\)", "$1 = $2"],
  ["\\bdifferent\\((NAME)\\.(NAME), (NAME)\\.\\2, (NAME)\\.\\2\\)", "different(x.$2 for x in {$1, $3, $4})"],
  ["(?<![\\w.])([\\w.]+) = ([\\w.]+) = ([\\w.]+)", "$1 = $2 and $2 = $3"],
  // Cells of a line by their places, where what is in them is meant.
  ["(NAME\\[\\d+\\]) (=|!=) (NAME\\[\\d+\\])", "$1.LAYER $2 $3.LAYER"],
];
