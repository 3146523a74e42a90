/** Sentences of rule books that say what all of something have, or what none may be. */
import { BESIDE, DENIED, HAS, VALUE } from "../../english/common-nouns.js";
import type { Phrase } from "./phrase.js";

const SETS = "(NAME(?:, NAME)*)";
const ARE = "(?:is|are|(?:may|can|must) be)";
const AMOUNT = "((?:exactly|at most|at least) WORD)";

export const allAndNone: readonly Phrase[] = [
  // All of several sets.
  [`^(?:the|all(?: the)?|both) (NAME?)s,? and (NAME?)s ${HAS} `, "each $1, $2 has "],
  [`\\bin each ${SETS},? or (NAME)$`, "in each $1, $2"],
  [
    `^each ${SETS} ${HAS} (?:only |all )?(?:different|distinct) (?!(?:sum|total|product|size|shape|length)s?\\b|numbers? of\\b)(?:${VALUE}|NAME)$`,
    "at most one of each LAYER in each $1",
  ],
  ["(?<!in )\\beach (NUMBER ?x ?NUMBER) box(?:es)?\\b", "in each box $1"],
  [
    `^(?:(?:all|the) )*(?:${VALUE}|NAME) in (?:each|an?|the same) (NAME(?:, NAME)*|box NUMBER x NUMBER) are (?:all )?(?:different|distinct)$`,
    "at most one of each LAYER in each $1",
  ],
  [
    `^(?:the )?(?:sum|total)(?: of (?:the |all )?${VALUE})? (?:in|of) each (NAME) (?:is|=) (NUMBER)$`,
    "for each $1 s: sum(x.LAYER for x in s) = $2",
  ],
  [
    `^(?:(?:all|each) )?(NAME?)s? ${HAS} (?:an? |its own )?(?:different|unique|distinct|own) (shape|size)s?$`,
    "for each $1 a, b where a is not b: a.$2 != b.$2",
  ],
  [
    "^(?:divide|split|cut) (?:the )?(?:grid|board|cells) into (NAME?)s (?:of|with) (?:exactly )?(NUMBER)(?: cells)?(?: each)?$",
    "for each $1 s: size(s) = $2",
  ],
  ["^draw (?:(?:an?|one|1|single|closed) )*loop$", "loop LAYER"],
  [
    `^(?:an?|each) cell with an? (NAME) is (not )?(NAME)$`,
    "for each cell c where c is $1: c.LAYER is $2$3",
    "for each cell c with $1: c.LAYER is $2$3",
  ],
  [
    `^(?:(?:all|the|each) )?(NAME) cells? ${HAS} (?:only )?(?:an? )?(even|odd) ${VALUE}$`,
    "for each cell c where c is $1: c.LAYER is $2",
  ],
  [
    `^each (NAME) ${HAS} ${AMOUNT} (NAME)(?: cells?)? ${BESIDE} it$`,
    "for each cell c where c is $1: $2 $3 in c.neighbours",
  ],
  [
    `^each (NAME) ${HAS} ${AMOUNT} (NAME)(?: cells?)? around it$`,
    "for each cell c where c is $1: $2 $3 in c.around",
  ],
  [
    `^each (?:cell|NAME) ${HAS} as many (NAME)(?: cells)? ${BESIDE} it as its (NAME) says$`,
    "for each cell c with $2: exactly c.$2 $1 in c.neighbours",
  ],
  [
    `^each (?:cell|NAME) ${HAS} as many (NAME)(?: cells)? around it as its (NAME) says$`,
    "for each cell c with $2: exactly c.$2 $1 in c.around",
  ],

  // None.
  [`^no (NAME) ${HAS} more than (WORD) (NAME)(?: cells)?$`, "at most $2 $3 in each $1"],
  [`^no (NAME) ${HAS} (?:less|fewer) than (WORD) (NAME)(?: cells)?$`, "at least $2 $3 in each $1"],
  ["^no (NAME) is (?:an? )?(NAME)$", "for each $1 s: s is not $2"],
  [
    "^(?:the )?NAME (?:does not|never|may not|must not|cannot) (?:pass|go|run|visit|enter|cross)(?:es|s)?(?: through)? (?:the |an? |any |each )?(NAME?)s?(?: cells)?$",
    "for each cell c where c is $1: no LAYER in c.links",
  ],
  [
    `^${DENIED}(?:(?:2|two|no) )?(?:equal|identical|the same) ${VALUE} ${ARE} (?:(?:not|never) )?(?:adjacent|neighbours)$`,
    "for each link (x, y) where x has NAMED and y has NAMED: x.NAMED != y.NAMED",
    "for each link (x, y): x.LAYER != y.LAYER",
  ],
  [
    `^${DENIED}(?:(?:2|two|no) )?(?:equal|identical|the same) ${VALUE} (?:${ARE} )?(?:(?:not|never) )?(?:touch|touching)$`,
    "for each cell x, cell y in x.around where x has NAMED and y has NAMED: x.NAMED != y.NAMED",
    "for each cell x, cell y in x.around: x.LAYER != y.LAYER",
  ],
  [
    `^no (NAME)(?: cells?)? ${ARE} (?:on|in) an? (?:numbered cell|cell with an? ${VALUE})$`,
    "for each cell c with GIVEN: c is not $1",
  ],
  [
    `^${DENIED}(?:(?:no )?(?:2|two) )?(NAME?)s?(?: cells)? ${ARE} (?:not |never )?in the same (NAME)$`,
    "at most 1 $1 in each $2",
  ],
];
