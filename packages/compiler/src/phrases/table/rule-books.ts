/** Sentences as the rules of puzzles have them in books: they name no cell, and call what they speak of by common nouns. */
import { BESIDE, DENIED, HAS, VALUE } from "../../english/common-nouns.js";
import { NOT_RUNNING, NOT_SOMEWHERE } from "./amounts.js";
import type { Phrase } from "./phrase.js";

const SETS = "((?:long )?NAME(?:, (?:long )?NAME)*)";
const ARE = "(?:is|are)";

const bounds: readonly (readonly [said: string, sign: string])[] = [
  ["exactly", "="],
  ["at most", "<="],
  ["at least", ">="],
];

export const ruleBooks: readonly Phrase[] = [
  // In each of several sets. The two diagonals from corner to corner are meant where they are not counted among others.
  [
    `^(?:both|(?:both )?(?:of )?the(?: (?:two|2))?)(?: (?:main|long))? diagonals ${HAS} `,
    "each long diagonal has ",
  ],
  ["\\bonce (?:on|along) (?=each\\b)", "once in "],
  [`^each ${SETS},? and (?:each )?(NAME) ${HAS} `, "each $1, $2 has "],
  [`^(?:the(?! diagonals)|all(?: the)?|both(?! diagonals)) (NAME?)s ${HAS} `, "each $1 has "],
  [
    `^each ${SETS} ${HAS} (?:(?:all|the|each|of) )*${VALUE}(?: (?:from )?\\w+ ?(?:to|through|-|\\.\\.) ?\\w+)?(?: exactly| just)?(?: once)?(?: each)?$`,
    "exactly one of each LAYER in each $1",
  ],
  [`^each ${SETS} ${HAS} ((?:exactly|at most|at least) REST)$`, "$2 in each $1"],
  [
    `${NOT_SOMEWHERE}\\bin (?:an?|the same|each) (NAME),? (?:or|nor|and) (?:in )?(?:(?:an?|the same|each) )?(NAME)$`,
    "in each $1, $2",
  ],
  [`${NOT_SOMEWHERE}${NOT_RUNNING}\\bin (?:an?|the same) (NAME)$`, "in each $1"],
  [
    `^no (NAME?)s? (?:(?:is|are|may be|can be) )?(?:repeat(?:s|ed)?|(?:(?:appears?|occurs?) )?(?:twice|more than once)) in each ${SETS}$`,
    "at most one of each $1 in each $2",
    "at most one of each LAYER in each $2",
  ],
  ...bounds.map(
    ([said, sign]): Phrase => [
      `^${said} (?:one|1) ${VALUE} in each (NAME)$`,
      `for each $1 s: count(x in s where x has GIVEN) ${sign} 1`,
    ],
  ),

  // Side by side.
  [
    `^${DENIED}(?:no )?(?:(?:2|two) )?(NAME?)s (?:of|with) (?:the )?(?:same|equal) size ${ARE} (?:not )?(?:adjacent|touching|neighbours)$`,
    "for each link (x, y) where x.$1 is not y.$1: size(x.$1) != size(y.$1)",
  ],
  [
    `^${DENIED}(?:no )?(?:(?:2|two) )?(?:consecutive|successive) (?:${VALUE}|NAME) ${ARE} (?:(?:not|never) )?(?:adjacent|neighbours)$`,
    "for each link (x, y): abs(x.LAYER - y.LAYER) != 1",
  ],
  ...bounds.map(
    ([said, sign]): Phrase => [
      `^(?:adjacent|neighbouring) (?:cells|${VALUE}|NAME) differ by ${said} (NUMBER)$`,
      `for each link (x, y): abs(x.LAYER - y.LAYER) ${sign} $1`,
    ],
  ),
  [
    `^(?:an? )?(NAME?)s?(?: cells?)? and (?:an? )?(NAME?)s?(?: cells?)? ${ARE} (?:not|never) (?:in|on) the same cell$`,
    "for each cell c: not (c is $1 and c is $2)",
  ],
  [
    `^if (?:an?|each|the) cell ${ARE} (not )?(NAME),? (?:then )?(?:none of its neighbours|no neighbours?) ${ARE} (NAME)$`,
    "for each cell c: if c is $1$2: no $3 in c.neighbours",
  ],
  [`^if an? cell ${ARE} (REST)$`, "for each cell c: if c is $1"],
  ["^(for each cell (NAME)\\b.*)\\b(?:of )?its (neighbours|around)\\b", "$1$2.$3", "$1of $2.$3"],
  ["\\b(?:in|among|within|around) the neighbours of (NAME)\\b", "in $1.neighbours"],

  // A number and what it counts.
  ["^(for each cell (NAME) with (NAME): )(?:exactly )?\\3 (NAME)(?: cells)? in ", "$1exactly $2.$3 $4 in "],
  [
    `^(?:for )?each cell (?:[a-z] )?with (NAME) has (?:exactly )?\\1 (NAME)(?: cells)? ${BESIDE} it$`,
    "for each cell c with $1: exactly c.$1 $2 in c.neighbours",
  ],
  [
    "^(?:for )?each cell (?:[a-z] )?with (NAME) has (?:exactly )?\\1 (NAME)(?: cells)? around it$",
    "for each cell c with $1: exactly c.$1 $2 in c.edges",
    "for each cell c with $1: exactly c.$1 $2 in c.around",
  ],
  [
    `^(?:an?|each) cell with an? ${VALUE} (?:has no|is not an?|is not|is never an?) (NAME)$`,
    "for each cell c with GIVEN: c is not $1",
  ],
  [
    `^(?:(?:the|all) )?(?:${VALUE}|NAME) (?:increase|grow|rise|go up)s? (?:along|in|on) each (NAME)$`,
    "for each $1 s: increasing(x.LAYER for x in s)",
  ],
  [
    "^((?:exactly|at most|at least) (NAME)\\.NAME NAME) in each (NAME) \\2 with (NAME)$",
    "for each $3 $2 with $4: $1 in $2",
  ],
  ["\\b(?:the )?sum of ([a-z])\\b(?! for)", "sum(x.LAYER for x in $1)"],
];
