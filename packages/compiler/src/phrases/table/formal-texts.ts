/** Texts of people who know another formal language: brackets, conditions and quantifiers as they stand there. */
import type { Phrase } from "./phrase.js";

/** A name that is no variable and no cell: a value, a place. */
const OF_A_VALUE = "(?![a-z]\\b|r\\d+c\\d)NAME";
const BOUND = "(?:exactly|at most|at least) (?:NUMBER|one)";
const SET_NAME = "NAME(?:\\[[^\\]]*\\])?(?:\\.NAME)*(?:\\([^()]*\\))?";

/** So many of a kind in each stretch that is one longer. */
const runsOfAtMost = (most: number): readonly Phrase[] => {
  const names = ["x", "y", "z", "u", "v"].slice(0, most + 1).join(", ");
  const many = most === 1 ? "(?:1|one)" : most === 2 ? "(?:2|two)" : "(?:3|three)";
  const within = (set: string, kind: string): string =>
    `for each consecutive cells ${names} in ${set}: at most ${most} ${kind} in {${names}}`;
  return [
    [`\\b(?:max\\()?runs\\((\\w) is (NAME) for \\1 in (${SET_NAME})\\)\\)? <= ${many}$`, within("$3", "$2")],
    [
      `\\b(?:max\\()?runs\\((\\w) in (${SET_NAME}) where \\1 is (NAME)\\)\\)? <= ${many}$`,
      within("$2", "$3"),
    ],
    [
      `\\bat most ${many} (?:consecutive|successive|adjacent) ([A-Za-z_]\\w*?)(?:s)? in (each NAME(?:, NAME)*|${SET_NAME})$`,
      within("$2", "$1"),
    ],
    [
      `\\bat most ${many} (?:consecutive|successive|adjacent) (NAME) in (each NAME(?:, NAME)*|${SET_NAME})$`,
      within("$2", "$1"),
    ],
    [
      `\\bat most ${many} (NAME) (?:in a row|in succession|running) in (each NAME(?:, NAME)*|${SET_NAME})$`,
      within("$2", "$1"),
    ],
  ];
};

/** `exactly one A, one B and one C in a`: as many statements. */
function several(many: number): Phrase {
  const first = "exactly (one|NUMBER) (NAME)";
  const others = Array.from({ length: many - 1 }, () => ",? (?:and )?(?:exactly )?(one|NUMBER) (NAME)");
  const set = `$${2 * many + 1}`;
  const said = Array.from({ length: many }, (_, at) => `exactly $${2 * at + 1} $${2 * at + 2} in ${set}`);
  return [`\\b${first}${others.join("")} in (each NAME(?:, NAME)*|${SET_NAME})$`, said.join("; ")];
}

const signs = [
  ["exactly", "="],
  ["at most", "<="],
  ["at least", ">="],
] as const;

const LETTER = "([A-Z])";

/** `exactly 0 or 2 letters in g`, where letters stand on the edges of wedges. */
const onEdgesOfWedges = signs.flatMap(([bound, sign]): readonly Phrase[] => [
  [
    `^(for each group (\\w+) of wedges [^:]*: )${bound} (NUMBER) or (NUMBER) ([A-Za-z_]\\w*?)s? in \\2(?:\\.edges)?$`,
    "$1count(w in $2 where w.edge has $5) in {$3, $4}",
  ],
  [
    `^(for each group (\\w+) of wedges [^:]*: )${bound} (NUMBER) ([A-Za-z_]\\w*?)s? in \\2(?:\\.edges)?$`,
    `$1count(w in $2 where w.edge has $4) ${sign} $3`,
  ],
  [
    `^(for each group (\\w+) of wedges [^:]*: )${bound} one ([A-Za-z_]\\w*?)s? in \\2(?:\\.edges)?$`,
    `$1count(w in $2 where w.edge has $3) ${sign} 1`,
  ],
]);

const OTHERS = "^for each (row|column) (NAME): exactly (?:one|1) of each (NAME)";
const OF_OTHERS = "for each $1 $2, $1 q where q is not $2: count(x in $2 where x.$3 = q.$4) = 1";

export const formalTexts: readonly Phrase[] = [
  ...onEdgesOfWedges,
  // The values in a set of cells.
  [
    `\\bno (?:two|2) cells (?:in|of) (${SET_NAME}) (?:have|share) the same (NAME)$`,
    "different(x.$2 for x in $1)",
  ],
  [`\\bno cell (?:in|of) (${SET_NAME}) has (NAME) (?:= )?(NAME\\.NAME)$`, "all(x.$2 != $3 for x in $1)"],
  [`(?<![.\\w])(NAME\\.NAME) (?:is )?not in ([a-z])\\.(NAME)$`, "all(x.$3 != $1 for x in $2)"],
  [`(?<![.\\w])(NAME\\.NAME) (?:is )?in ([a-z])\\.(NAME)$`, "some(x.$3 = $1 for x in $2)"],
  [`(?<![.\\w])(NAME\\.NAME) (?:is )?not in ([a-z])$`, "all(x.VALUED != $1 for x in $2)"],
  [`(?<![.\\w])(NAME\\.NAME) (?:is )?in ([a-z])$`, "some(x.VALUED = $1 for x in $2)"],
  ...signs.flatMap(([bound, sign]): readonly Phrase[] => [
    [`\\b${bound} (NUMBER) (NAME\\.NAME) in (${SET_NAME})$`, `count(x in $3 where x.VALUED = $2) ${sign} $1`],
    [`\\b${bound} one (NAME\\.NAME) in (${SET_NAME})$`, `count(x in $2 where x.VALUED = $1) ${sign} 1`],
  ]),
  [`${OTHERS} in \\2,? (?:except|but|save|other than)(?: for)? \\2\\.(NAME)$`, OF_OTHERS],
  [`${OTHERS},? (?:except|but|save|other than)(?: for)? \\2\\.(NAME) in \\2$`, OF_OTHERS],
  ["\\b(NAME\\.NAME) \\+ (NAME\\.NAME) = 1$", "$1 != $2"],
  ["\\bcount\\((NAME) with (NAME) where ", "count($1 in cells where $1 has $2 and "],
  ["(?<=where |and |or |if |: |\\()(?<!cell )([a-z]) without (NAME)\\b", "$1 has no $2", "$1 is not $2"],
  ["(?<=where |and |or |if |: |\\()(?<!cell )([a-z]) with (NAME)\\b", "$1 has $2", "$1 is $2"],
  ["^either (.*[^\\s,]),? or (REST)$", "($1) or ($2)"],
  [
    `\\bsum\\(visible\\((\\w)\\.(NAME) for \\1 in (NAME)\\)\\)`,
    "sum($1.$2 for $1 in $3 where all(x.$2 < $1.$2 for x in $3 where x before $1))",
  ],
  [
    `\\bsum\\(visible\\((\\w)\\.(NAME) for \\1 in reversed\\((NAME)\\)\\)\\)`,
    "sum($1.$2 for $1 in $3 where all(x.$2 < $1.$2 for x in $3 where $1 before x))",
  ],
  [
    "\\b(?:the )?(sum|product) of (?:the )?(?:(?:two|three|four|\\d) )?(?:NAME (?:of|in|around|round|at) )?(?:the )?(NAME\\.cells) (?:is|equals|=) (?=\\S)",
    "$1(x.VALUED for x in $2) = ",
  ],
  [
    "\\b(?:the )?(sum|product) of (?:the )?(?:(?:two|three|four|\\d) )?NAME (?:around|round|at) ([a-z]) (?:is|equals|=) (?=\\2\\.)",
    "$1(x.VALUED for x in $2.cells) = ",
  ],
  ["\\bsorted\\(", "bag("],
  [`\\bruns of (not )?(NAME) in (${SET_NAME})`, "runs(x in $3 where x is $1$2)"],
  [
    "^for each link \\((NAME), (NAME)\\) where \\1 (?:is )?above \\2: \\1\\.(NAME) ([<>]) \\2\\.\\3$",
    "for each link ($1, $2) where $1.row < $2.row and $1 has $3 and $2 has $3: $1.$3 $4 $2.$3",
  ],
  ["^(for each link \\((NAME), (NAME)\\) where .*)\\b\\2 (?:is )?above \\3\\b", "$1$2.row < $3.row"],
  ["^(for each link \\((NAME), (NAME)\\) where .*)\\b\\2 (?:is )?below \\3\\b", "$1$2.row > $3.row"],
  // All and some.
  [
    `\\bnot for each (?:cell |link |row |column )?(NAME) in (${SET_NAME}): ([^:]*)$`,
    "not all($3 for $1 in $2)",
  ],
  [
    `\\bnot for each consecutive cells (NAME), (NAME) in (${SET_NAME}): ([^:]*)$`,
    "not all($4 for consecutive $1, $2 in $3)",
    "not all($4 for consecutive cells $1, $2 in $3)",
  ],
  ["\\bnot for each link \\((NAME), (NAME)\\): ([^:]*)$", "not all($3 for link ($1, $2))"],
  ["\\bnot for each cell (NAME): ([^:]*)$", "not all($2 for $1 in cells)"],
  ["^(?:some|any) link \\((NAME), (NAME)\\): ([^:]*)$", "some($3 for link ($1, $2))"],
  ["^no link \\((NAME), (NAME)\\): ([^:]*)$", "not some($3 for link ($1, $2))"],
  [`^(?:some|any) cell (NAME) in (${SET_NAME}): ([^:]*)$`, "some($3 for $1 in $2)"],
  ["^(?:some|any) (cell|row|column|link|edge|corner) (NAME): ([^:]*)$", "some($3 for $2 in $1s)"],
  [`^no cell (NAME) in (${SET_NAME}): ([^:]*)$`, "not some($3 for $1 in $2)"],
  ["^no (cell|row|column|link|edge|corner) (NAME): ([^:]*)$", "not some($3 for $2 in $1s)"],
  // Conditions of what a sum goes through.
  [`(for NAME in ${SET_NAME}) (?:if|when|with|and|such that) `, "$1 where "],
  [
    `\\bcount\\((NAME) in (${SET_NAME}) where (?:\\1 is (?:visible|seen)|(?:visible|seen)\\(\\1\\))\\)`,
    "visible(x.VALUED for x in $2)",
  ],
  [
    `\\b(NAME)\\.(NAME) for \\1 in (NAME) (?:where|if|when|with) (?:\\1 is (?:visible|seen)|(?:visible|seen)\\(\\1\\))`,
    "$1.$2 for $1 in $3 where all(x.$2 < $1.$2 for x in $3 where x before $1)",
  ],
  ["\\bsum\\(([\\w.]+) \\* (NAME)\\.(NAME) for \\2 in ([^()]*)\\)", "sum($1 for $2 in $4 where $2 is $3)"],
  ["\\bsum\\((NAME)\\.(NAME) \\* ([\\w.]+) for \\1 in ([^()]*)\\)", "sum($3 for $1 in $4 where $1 is $2)"],
  ["\\bcount\\(([A-Za-z_]\\w*?)s\\) in (NAME)", "count(x in $2 where x is $1)"],
  ["\\bcount\\((NAME)\\) in (NAME)", "count(x in $2 where x is $1)"],
  ["\\bcount\\((NAME)\\) ([=<>]+ [\\w.]+) in (NAME)$", "count(x in $3 where x is $1) $2"],
  ["\\bcount\\(([A-Za-z_]\\w*?)s\\) ([=<>]+ [\\w.]+) in (NAME)$", "count(x in $3 where x is $1) $2"],
  [
    `\\b(NAME\\.NAME)\\.count\\((NAME)\\) ([=<>]+) (NUMBER|NAME\\.NAME)`,
    "count(x in $1 where x is $2) $3 $4",
  ],
  ...signs.map(
    ([bound, sign]): Phrase => [
      `\\b${bound} (NUMBER) (odd|even) in (${SET_NAME})$`,
      `count(x in $3 where x.VALUED is $2) ${sign} $1`,
    ],
  ),
  ...signs.map(
    ([bound, sign]): Phrase => [
      `\\b${bound} (NUMBER) (odd|even) in each (NAME)$`,
      `for each $3 s: count(x in s where x.VALUED is $2) ${sign} $1`,
    ],
  ),
  ...signs.flatMap(([bound, sign]): readonly Phrase[] => [
    [`\\b${bound} (NUMBER) cells? with (NAME) in (${SET_NAME})$`, `count(x in $3 where x has $2) ${sign} $1`],
    [`\\b${bound} one cells? with (NAME) in (${SET_NAME})$`, `count(x in $2 where x has $1) ${sign} 1`],
    [
      `\\b${bound} (NUMBER) cells? without (NAME) in (${SET_NAME})$`,
      `count(x in $3 where x has no $2) ${sign} $1`,
    ],
  ]),
  // Lists and bags.
  ["\\bbag\\(([^()\\[\\]]* for [^()\\[\\]]*)\\)", "bag([$1])"],
  [`\\bbag\\((${SET_NAME})\\)`, "bag([x.VALUED for x in $1])"],
  ["(\\bbag\\(.*\\)) = (\\[[^\\]]*\\])$", "$1 = bag($2)"],
  // The element that has something.
  ["\\(the (?:cell|one) (?:in (NAME) with NAME|with NAME in (NAME))\\)\\.(NAME)", "$1$2.$3"],
  ["(?<!the )\\((cell|row|column|link) (with|where) ", "(the $1 $2 "],
  ["^(cell|row|column|link) (with|where) (NAME)\\.", "(the $1 $2 $3)."],
  [
    `(?<![.\\w])(${OF_A_VALUE})\\.(?:neighbours|around) (?:has|contains?) (NAME)$`,
    "at least 1 $2 in (the $1).neighbours",
  ],
  [`(?<![.\\w])(?<!the )(${OF_A_VALUE})\\.(?=NAME)`, "(the $1)."],
  [`\\bdistance\\((${OF_A_VALUE}), (${OF_A_VALUE})\\)`, "distance(the $1, the $2)"],
  [`\\bdistance\\((NAME), (${OF_A_VALUE})\\)`, "distance($1, the $2)"],
  [`\\bdistance\\((${OF_A_VALUE}), (NAME)\\)`, "distance(the $1, $2)"],
  [`(?<![.\\w])(${OF_A_VALUE}) (?:is )?in (\\(the NAME\\)\\.NAME|NAME\\.NAME)$`, "at least 1 $1 in $2"],
  [`(?<![.\\w])(${OF_A_VALUE}) (?:is )?not in (\\(the NAME\\)\\.NAME|NAME\\.NAME)$`, "no $1 in $2"],
  // Cells by their place.
  [
    "^(for each (row|column) (NAME): .*)\\b([a-z]) is (?:the )?first or (?:the )?last(?: cell)?\\b",
    "$1($4 is $3.first or $4 is $3.last)",
  ],
  ["^(for each (row|column) (NAME): .*)\\b([a-z]) is (?:the )?(first|last)(?: cell)?\\b", "$1$4 is $3.$5"],
  ["\\b([a-z]) is (?:the )?first or (?:the )?last(?: cell)?\\b", "($1 is cells[1] or $1 is cells.last)"],
  ["\\b([a-z]) is (?:the )?first(?: cell)?\\b(?! (?:of|in)\\b)", "$1 is cells[1]"],
  ["\\b([a-z]) is (?:the )?last(?: cell)?\\b(?! (?:of|in)\\b)", "$1 is cells.last"],
  ["\\b([a-z]) is (?:the )?second(?: cell)?\\b(?! (?:of|in)\\b)", "$1 is cells[2]"],
  ["\\b([a-z]) is (?:the )?third(?: cell)?\\b(?! (?:of|in)\\b)", "$1 is cells[3]"],
  ["^([A-Z]\\w*) is (?:the )?first(?: cell)?$", "(the $1) is cells[1]"],
  ["^([A-Z]\\w*) is (?:the )?last(?: cell)?$", "(the $1) is cells.last"],
  ["\\bcolumns?\\[([^\\][]*)\\]\\[([^\\][]*)\\]", "cell($2, $1)"],
  ["\\b(?:rows?|cells?|grid|board)\\[([^\\][]*)\\](?:\\[|, ?)([^\\][]*)\\]", "cell($1, $2)"],
  ["\\b(?:rows?|cells?|grid|board)\\[([^\\][,]*), ?([^\\][,]*)\\]", "cell($1, $2)"],
  ["\\bin ((?:block|box) NUMBER ?x ?NUMBER)$", "in each $1"],
  ["\\bin (?:a |the )?(NUMBER ?x ?NUMBER) (block|box)$", "in each $2 $1"],
  ["\\b([a-z]) has ([A-Z]\\w*)$", "at least 1 $2 in $1"],
  // Compared.
  ["(\\S+) (=|!=) (NUMBER)((?:,? or =? ?NUMBER)*),? or = (NUMBER)", "$1 in {$3, $5}"],
  ["(\\S+) = (\\S+) or = (\\S+)", "($1 = $2 or $1 = $3)"],
  ["(\\S+) is (\\S+) or is (\\S+)", "($1 is $2 or $1 is $3)"],
  ["(\\w+\\([^()]*\\)\\.NAME) is (?=NAME\\.NAME)", "$1 = "],
  ["(\\w+\\([^()]*\\)\\.NAME) is not (?=NAME\\.NAME)", "$1 != "],
  ["\\b([a-z])\\.perimeter\\b", "count(e in edges where count(x in e.cells where x in $1) = 1)"],
  ["\\bperimeter\\(([a-z])\\)", "count(e in edges where count(x in e.cells where x in $1) = 1)"],
  // Heads.
  ["^(for each NAME NAME) not (?:in )?(NAME):", "$1 where not $2:", "$1 without $2:"],
  ["^(for each NAME NAME) in (NAME):", "$1 where $2:", "$1 with $2:"],
  ["^(for each (?:cell|corner|edge|link) ([a-z])) (NAME):", "$1 where $3:", "$1 with $3:"],
  ["\\bfor ([a-z]) in (?=NUMBER)", "for each $1 in "],
  [`^for each (NAME) and (?:each )?(NAME): ((?:${BOUND}|no) [^:]*)$`, "$3 in each $1, $2"],
  [
    "^for each (NAME) and (?:each )?(NAME): (?:all (?:values )?different|no repeats?|all distinct)$",
    "at most one of each VALUED in each $1, $2",
  ],
  [
    `^for each ((?:block|box) NUMBER ?x ?NUMBER)(?: [a-z])?: ((?:${BOUND}|no) (?:(?! in ).)*)$`,
    "$2 in each $1",
  ],
  [`^(for each NAME ([a-z]): (?:${BOUND}|no) (?:(?! in ).)*)$`, "$1 in $2"],
  [
    "^(for each link \\((NAME), (NAME)\\)): ([^:]*?),? unless both (?:are|have) (?:none|empty|blank|no value)$",
    "$1: if not ($2 is blank and $3 is blank): $4",
    "$1: if not ($2 has no VALUED and $3 has no VALUED): $4",
  ],
  [
    "^(for each link \\((NAME), (NAME)\\)): ([^:]*?),? unless both (?:are|have) (NAME)$",
    "$1: if not ($2 is $5 and $3 is $5): $4",
  ],
  ["^(for each [^:]*: )([^:]*?),? unless ([^:]*)$", "$1if not ($3): $2"],
  ...[4, 3, 2].map(several),
  ...[1, 2, 3].flatMap(runsOfAtMost),
  // Sums of letters.
  [`\\bdifferent\\((NAME(?:, NAME)+)\\)`, "different(x.VALUED for x in {$1})"],
  ["^(NAME(?:, NAME)+) are (?:all )?different$", "different(x.VALUED for x in {$1})"],
  ["^(NAME(?:, NAME)*),? and (NAME) are (?:all )?different$", "different(x.VALUED for x in {$1, $2})"],
  ["^([A-Z])([A-Z]) = (10 \\* \\1\\b.* \\+ \\2\\b.*)$", "let $1$2 = $3"],
  ["^([A-Z])([A-Z])([A-Z]) = (100 \\* \\1\\b.* \\+ 10 \\* \\2\\b.* \\+ \\3\\b.*)$", "let $1$2$3 = $4"],
  ["^[A-Z\\d ()*+/=<>!-]*\\b[A-Z]+\\b[A-Z\\d ()*+/=<>!-]*$", "\\wVALUED|$&"],
  [`\\b${LETTER}(?![.(\\w])`, "$1.VALUED"],
];
