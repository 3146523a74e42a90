/** Lines that are nearly of the language: a filter out of place, cells round a cell or a corner, one of two sides. */
import type { Phrase } from "./phrase.js";

const ROUND = "(?:around|round|at|of|surrounding|centred (?:on|at|in)|centered (?:on|at|in))";
const VALUES = "(?:digits?|numbers?|values?|NAME)";
const ONE = "exactly (?:1|one) of";

/** Of a corner `k`: both pairs of cells across it. */
const across = (pair: (one: string, other: string) => string): string =>
  [
    [1, 3],
    [2, 4],
  ]
    .map(([one, other]) => pair(`$1.ring[${one}].VALUED`, `$1.ring[${other}].VALUED`))
    .join(" and ");

const joined = [
  ["sum|total", (one: string, other: string) => `${one} + ${other} = $2`],
  ["product", (one: string, other: string) => `${one} * ${other} = $2`],
  ["difference", (one: string, other: string) => `difference(${one}, ${other}) = $2`],
] as const;

const DIAGONALS = "(?:both|each|either|the (?:2|two))(?: of the)?(?: diagonals?)";

const ofDiagonals = joined.flatMap(([said, pair]): readonly Phrase[] => [
  [
    `\\b(?:the )?(?:${said}) (?:of|on|along) ${DIAGONALS} ${ROUND} ([a-z]) (?:is|=) (NAME\\.NAME|NUMBER)$`,
    across(pair),
  ],
  [
    `\\b(?:the )?(?:${said}) (?:of|between) (?:the )?(?:2 |two )?${VALUES} (?:on|in|along) ${DIAGONALS} ${ROUND} ([a-z]) (?:is|=) (NAME\\.NAME|NUMBER)$`,
    across(pair),
  ],
]);

/** Sides of a cell across from each other. */
const sides = [
  ["left", "right", "left", "right"],
  ["above|up", "below|down", "up", "down"],
  ["right", "left", "left", "right"],
] as const;

/** `{Aula 100, Gym 40}`: a number of each value. */
const NUMBERED = "(NAME)(?: |: ?| ?= ?)(NUMBER)";
const [ofTwo, ofThree] = [2, 3].map((many) => Array.from({ length: many }, () => NUMBERED).join(", "));

const RUNS = "(runs\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))";

export const nearlyFormal: readonly Phrase[] = [
  ["^loop of (NAME)$", "loop $1"],
  ["^for each (NAME): (?:(?:it )?is )?(inside|outside) (NAME)$", "for each cell c where c is $1: c is $2 $3"],
  // The cells of a set that are so far away.
  [" in [({](\\w) in ([^{}]+?) where ([^{}]+)[)}]$", " in ($2) $1 where $3"],
  [
    " in ([^:]+) where distance(?:\\(\\w\\))? (=|<=|>=|<|>) (\\w)\\.(NAME)$",
    " in ($1) x where distance($3, x) $2 $3.$4",
  ],

  // Over the four directions.
  [
    "\\bexactly (\\S+) (NAME?)s? in ([a-z]\\.look\\(([a-z])\\)) until (NAME) for each direction \\4$",
    "sum(count(x in $3 until $5 where x is $2) for direction $4) = $1",
  ],
  [
    "\\bcount\\((NAME in [a-z]\\.look\\(([a-z])\\) [^()]*?) for (?:each )?direction \\2\\)",
    "sum(count($1) for direction $2)",
  ],
  [`\\b(max|min)\\(${RUNS}\\)`, "$1(v for v in $2)"],
  [`\\bthe (?:longest|length of the longest)(?: run)? of ${RUNS}`, "max(v for v in $1)"],
  ["^(?:all different|different NAME)$", "different(c.VALUED for c in cells)"],
  ["^all different in each (NAME)$", "for each $1 s: different(x.VALUED for x in s)"],
  ["^(for each NAME ([a-z])(?: [^:]*)?: )all different$", "$1different(x.VALUED for x in $2)"],
  ["\\b(cells?) with (NAME) (NUMBER)\\b", "$1 where $2 = $3"],
  ["^(NAME\\.NAME) (?:is )?before (NAME\\.NAME)$", "$1 < $2"],
  ["^(NAME\\.NAME) (?:is )?after (NAME\\.NAME)$", "$1 > $2"],
  // A value that a row of a table has.
  ["\\bat least (?:1|one) ([a-z]\\[NUMBER\\]) in (NAME\\.NAME|NAME)$", "some(x.VALUED = $1 for x in $2)"],
  [
    "\\bexactly (NUMBER|one) ([a-z]\\[NUMBER\\]) in (NAME\\.NAME|NAME)$",
    "\\#exactly $1|count(x in $3 where x.VALUED = $2)",
  ],
  [`^(?:given|let) (NAME)(?::| =) \\{${ofTwo}\\}$`, "let $1(v) = if v = $2 then $3 else $5"],
  [
    `^(?:given|let) (NAME)(?::| =) \\{${ofThree}\\}$`,
    "let $1(v) = if v = $2 then $3 else if v = $4 then $5 else $7",
  ],
  ["^(for each NAME NAME) where ([^:]*?) (with(?:out)? NAME):", "$1 $3 where $2:"],
  [
    `\\bin (?:the )?3 ?x ?3 (?:block|area|square|box|window)(?: of cells)? ${ROUND} ([a-z])\\b`,
    "in {$1} + $1.around",
  ],
  // How many there are.
  [
    "\\b(?:the )?number of (NAME?)s? in (NAME|\\{NAME\\} \\+ NAME\\.NAME|NAME\\.NAME) is not (NAME\\.NAME|NUMBER)(?=$| or | and )",
    "count(x in $2 where x is $1) != $3",
  ],
  [
    "\\b(?:the )?number of (NAME?)s? in (NAME|\\{NAME\\} \\+ NAME\\.NAME|NAME\\.NAME) is (NAME\\.NAME|NUMBER)(?=$| or | and )",
    "count(x in $2 where x is $1) = $3",
  ],
  [
    "\\b(NAME\\.NAME) is (?:either )?the number of (NAME?)s? in (NAME) or the number of (NAME?)s? in (NAME)$",
    "exactly $1 $2 in $3 or exactly $1 $4 in $5",
  ],
  // Round a corner.
  [
    `\\b(?:all|each|every)(?: of)?(?: the)?(?: (?:4|four))? ${VALUES} ${ROUND} ([a-z]) (?:are|is) (odd|even)\\b`,
    "all(x.VALUED is $2 for x in $1.cells)",
    "all(x.VALUED is $2 for x in $1.around)",
  ],
  ...ofDiagonals,
  // In a row or a column with a cell.
  [
    "\\b(?:every|each|all)(?: other)? cells? (?:of|in) ([a-z]) (?:is|are|lies?) in the row (?:of ([a-z]) )?or (?:in )?(?:the )?column of ([a-z])$",
    "all(x.row = $3.row or x.column = $3.column for x in $1)",
  ],
  [
    "\\b(?:every|each|all)(?: other)? cells? (?:of|in) ([a-z]) (?:is|are|lies?) in ([a-z])\\.row (?:or|\\+) (?:in )?\\2\\.column$",
    "all(x.row = $2.row or x.column = $2.column for x in $1)",
  ],
  // One of two sides.
  [`(${ONE} ([a-z])\\.NAME, \\2\\.NAME)( is [^,]*?),? and (${ONE} \\2\\.NAME, \\2\\.NAME)$`, "$1$3 and $4$3"],
  [
    `\\b${ONE} ([a-z])\\.(NAME)(?:,| and| or) \\1\\.(NAME) is in the (?:same )?(NAME) (?:of|as) \\1(?=$|,? and )`,
    "count(x in {$1.$2, $1.$3} where x.$4 is $1.$4) = 1",
    "count(x in {$1.$2, $1.$3} where x.LAYER is $1.LAYER) = 1",
  ],
  ...sides.map(
    ([one, other, first, second]): Phrase => [
      `\\b${ONE} the cells (?:${one}) and (?:${other})(?: of)? ([a-z]) is in the (?:same )?(NAME) (?:as|of) \\1(?=$|,? and )`,
      `count(x in {$1.${first}, $1.${second}} where x.$2 is $1.$2) = 1`,
    ],
  ),
  // The cell with it.
  ["\\bthe (NAME) of the (NAME) of ([a-z]) is in ([^:]+)$", "some(x is $1 and x.$2 is $3.$2 for x in $4)"],
  // Sets one after the other.
  ["\\bin (NAME\\.NAME), (NAME\\.NAME),? and (?:the |its )?(NAME) of (NAME)$", "in $1 + $2 + $4.$3"],
  ["\\bin (NAME\\.NAME), (NAME\\.NAME),? and (NAME\\.NAME)$", "in $1 + $2 + $3"],
];
