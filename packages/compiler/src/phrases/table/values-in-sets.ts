/** A value that stands somewhere in a set, a value beside that of a cell, and pairs of neighbours by the values in them: by names of variables. */
import type { Phrase } from "./phrase.js";

const bounds: readonly (readonly [said: string, sign: string])[] = [
  ["exactly", "="],
  ["at most", "<="],
  ["at least", ">="],
];

const OF_CELL = "^(for each cell ([a-z])\\b[^:]*: )";
const VALUE = "([a-z]\\.NAME)";
const SET = "(NAME(?:\\.NAME(?:\\([^()]*\\))?)?)";
const SIGN = "(?:=|!=|<=|>=|<|>)";
const SOMEWHERE = "(?:is |are |stands |appears |occurs )?(?:somewhere )?in";
const STANDS = "(?:is|appears|occurs|stands|must be|has to be) (?:somewhere )?in";

/** Of a link `l`: the values of both ends, in whichever order. */
const pair = (link: string, layer: string, a: string, b: string): string =>
  `l is ${link} and bag([x.${layer} for x in l.cells]) = bag([${a}, ${b}])`;

const ENDS = "(?:links? )?(?:[a-z] )?\\(([a-z]), ?([a-z])\\)(?: in links)? where";

export const valuesInSets: readonly Phrase[] = [
  ["\\b(exactly|at most|at least) one (?!of\\b|each\\b)", "$1 1 "],
  // Neighbours of a cell that have a name, or a value.
  ...bounds.flatMap(([said, sign]): readonly Phrase[] => [
    [
      `${OF_CELL}${said} (\\S+) neighbou?rs? ([a-z]) (?:of \\2 )?(?:with|where|has|such that) (REST)$`,
      `$1count($4 in $2.neighbours where $5) ${sign} $3`,
    ],
    [
      `${OF_CELL}${said} (\\S+) neighbou?rs? (?:of \\2 )?(?:with|has|have|where) (?:an? |the )?(NAME) (?:is |= )?((?:\\2\\.|NUMBER)[^:]*)$`,
      `$1count(x in $2.neighbours where x.$4 = $5) ${sign} $3`,
    ],
    [`\\b${said} (\\S+) ([a-z]) in ${SET} (?:where|with) (REST)$`, `count($2 in $3 where $4) ${sign} $1`],
    // `white = Q`, `white Q`: a value of a layer.
    [
      `\\b${said} (\\S+) (NAME ${SIGN} \\S+) in ${SET}(?=$| (?:and|or) )`,
      `count(x in $3 where x.$2) ${sign} $1`,
    ],
    [
      `\\b${said} (\\S+) cells? (?:has|have|with|where) (NAME ${SIGN} \\S+)$`,
      `count(x in cells where x.$2) ${sign} $1`,
    ],
    [`\\b${said} (\\S+) (NAME) (NAME?)s? in ${SET}$`, `count(x in $4 where x.$2 = $3) ${sign} $1`],
    [`\\b${said} (\\S+) cells? ([a-z]) (?:has|have|is) (REST)$`, `count($2 in cells where $3) ${sign} $1`],
    [`\\b${said} (\\S+) (?:NAME )?${VALUE} in ([a-z])$`, `count(x in $3 where x.VALUED = $2) ${sign} $1`],
    // Pairs of neighbours.
    [
      `\\b${said} (\\S+) (NAME) (?:with|of) (?:the )?(NAME?)s? (\\S+) and ([^\\s:]+)$`,
      `count(l in links where ${pair("$2", "$3", "$4", "$5")}) ${sign} $1`,
    ],
    [
      `\\b${said} (\\S+) ${ENDS} \\2\\.(NAME) = (\\S+) and \\3\\.\\4 = (\\S+) is (NAME)$`,
      `count(l in links where ${pair("$7", "$4", "$5", "$6")}) ${sign} $1`,
    ],
  ]),
  [
    `${OF_CELL}no neighbou?rs? (?:of \\2 )?(?:with|has|have) (?:an? |the )?(NAME) (?:is |= )?((?:\\2\\.|NUMBER)[^:]*)$`,
    "$1all(x.$3 != $4 for x in $2.neighbours)",
  ],
  [
    `${OF_CELL}(?:some|an?) neighbou?rs? (?:of \\2 )?(?:with|has|have) (?:an? |the )?(NAME) (?:is |= )?((?:\\2\\.|NUMBER)[^:]*)$`,
    "$1some(x.$3 = $4 for x in $2.neighbours)",
  ],
  [
    `\\bcount\\(${ENDS} (?:[a-z] before [a-z] and )?(?:[a-z]|\\(\\1, ?\\2\\)) is (NAME) and \\1\\.(NAME) = (\\S+) and \\2\\.\\4 = ([^\\s()]+)\\)`,
    `count(l in links where ${pair("$3", "$4", "$5", "$6")})`,
  ],
  [
    `\\bcount\\(${ENDS} (?:[a-z] before [a-z] and )?(?:[a-z]|\\(\\1, ?\\2\\)) is (NAME) and bag\\(\\[\\1\\.(NAME), \\2\\.\\4\\]\\) = bag\\(\\[(\\S+), (\\S+)\\]\\)\\)`,
    `count(l in links where ${pair("$3", "$4", "$5", "$6")})`,
  ],
  // On a loop.
  ["\\b([a-z]) is on (?:the )?(NAME)(?=$|[):]| and\\b| or\\b)", "some(l is $2 for l in $1.links)"],
  ["\\b([a-z]) is not on (?:the )?(NAME)(?=$|[):]| and\\b| or\\b)", "no $2 in $1.links"],
  // Cells of a path that have a value follow each other.
  [
    "\\bfor each consecutive cells ([a-z](?:, [a-z])+) in ([a-z]\\w*) where (not )?(NAME)(?=:)",
    "for each consecutive cells $1 in (cells of $2 where $3$4)",
  ],
  // Another row, by a value that it has.
  [
    "^for each (NAME) ([a-z]) with (NAME): (.*)\\(the (NAME) (?:with|whose|where) (NAME) (?:is |= )?([^()]+)\\)\\.(NAME)\\b(.*)$",
    "for each $1 $2 with $3, $5 q where q.$6 = $7: $4q.$8$9",
  ],
  // A value that stands in a set.
  [
    `\\b([a-z](?:\\.NAME)?) (?:contains?|has|have|holds?|includes?) (?:an? |the |its )?(?:(?!(?:no|not|exactly)\\b)NAME )?${VALUE}$`,
    "some(x.VALUED = $2 for x in $1)",
  ],
  [
    `\\b([a-z](?:\\.NAME)?) (?:contains?|has|have|holds?|includes?) (?:no|not) ${VALUE}$`,
    "all(x.VALUED != $2 for x in $1)",
  ],
  [
    `(?<![.\\w])${VALUE} ${SOMEWHERE} (?:the )?(?:NAME )?([a-z])(?:\\.NAME)?$`,
    "some(x.VALUED = $1 for x in $2)",
  ],
  [`(?<![.\\w])${VALUE} is not (?:anywhere )?in ([a-z])(?:\\.NAME)?$`, "all(x.VALUED != $1 for x in $2)"],
  [`\\b(some|all)\\(([a-z]) is ${VALUE} for \\2 in\\b`, "$1($2.VALUED = $3 for $2 in"],
  [
    "^each (NAME) (?:contains|has|holds) (?:its|the) (?:own )?(NAME)(?: somewhere)?$",
    "for each $1 s with $2: some(x.VALUED = s.$2 for x in s)",
  ],
  [
    `^(?:the |each |an? )?(NAME) ${STANDS} its (?:own )?(NAME)$`,
    "for each $2 s with $1: some(x.VALUED = s.$1 for x in s)",
  ],
  [
    `^(?:the|each|an?) NAME (?:at|on|to) the (NAME) of (?:an?|each|the|its) (NAME) ${STANDS} (?:this|that|the|its) \\2$`,
    "for each $2 s with $1: some(x.VALUED = s.$1 for x in s)",
  ],
];
