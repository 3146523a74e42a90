/**
 * Words and signs that have one word here: what somebody wrote, and that word. All of these are put in at once, and the line that they make is where the
 * table of phrases goes on; so what stands here has to be right nearly always, and what is bolder belongs into the table.
 */
import type { Phrase } from "./table/phrase.js";

const NOT = "\\b(?:do|does|must|may|can|should|shall|could)(?: not|n't|not)";
const ONE_ANOTHER = "(?: (?:each other|one another|another))?";
const BY_A_SIDE =
  "(?:orthogonally|horizontally,? (?:or|and|nor) vertically|(?:by|along|at|on) (?:an?|their) (?:side|edge)s?)";

export const plainWords: readonly Phrase[] = [
  // Round the line.
  ["^(?:[-*•]|\\d+[.)]) +(?=[A-Za-z])", ""],
  ["^([A-Z])(?=[a-z])", "\\l$1"],
  ["^(?:shade|divide|put|draw|fill|place|colou?r|write) .*? (?:so|such) that ", ""],
  ["^(?:put|enter|mark) (?=exactly|at most|at least)", ""],
  ["\\b(?:next to|beside) (?:each other|one another)\\b", "adjacent"],
  ["\\btouching (?:each other|one another)\\b", "touching"],
  // Comments of other languages.
  ["^(?:#|--|%|;+|/\\*+|\\(\\*) ?(.*?)(?: ?\\*+[/)])?$", "// $1"],
  [" (?:#|--|%) .*$", ""],
  [" /\\*.*\\*/$", ""],
  ["[.;]$", ""],
  ["^(?:constraint|require|assert|where)\\b:? ", ""],
  ["^there (?:is|are|exists?) (?=exactly|at|no\\b)", ""],
  ["^(?:=|exact|precisely|just|only|a total of) (?=NUMBER|one\\b)", "exactly "],
  ["^(?:an?|one) single (?=NAME in)", "exactly 1 "],
  ["^<= ?(?=NUMBER)", "at most "],
  ["^>= ?(?=NUMBER)", "at least "],

  // Each.
  ["∀ ?", "for each "],
  ["\\b(?:each and every|every single|every)\\b", "each"],
  ["\\bany (?=NAME|NUMBER)", "each "],
  ["\\bfor ?all\\b|\\bforeach\\b", "for each"],
  ["\\bfor each all\\b|\\bfor each each\\b", "for each"],
  ["\\bin both each\\b", "in each"],
  ["\\b(?:within|inside|on|from|of|throughout|for) each (?=NAME(?:,| and| or|/| & |$))", "in each "],
  ["\\b(?:per|by) (?=NAME$)", "in each "],
  [
    "\\bin (?:each |all |the )?(NAME)s? ?(?:/|&|\\band\\b|\\bor\\b) ?(?:in )?(?:each |all )?(NAME)$",
    "in each $1, $2",
  ],

  ["\\beach (NAME),? and (?:in )?each (?=NAME)", "each $1, "],
  ["(?<=\\beach NAME(?:, NAME)*), each (?=NAME)", ", "],
  [
    "(?<=\\b(?:adjacent|neighbours)),? (?:orthogonally|horizontally,? (?:or|and|nor) vertically|(?:by|along|at) an? (?:side|edge))",
    "",
  ],

  // Cells touch diagonally too.
  [
    `${NOT} touch\\b${ONE_ANOTHER},? ${BY_A_SIDE}|\\bnever touch\\b${ONE_ANOTHER},? ${BY_A_SIDE}`,
    "are not adjacent",
  ],
  [`\\btouch(?:ing)?${ONE_ANOTHER},? ${BY_A_SIDE}`, "adjacent"],

  // Relative clauses.
  [",? (?:that|which|who) (?:is|are) not (?:an? )?(?=NAME)", " without "],
  [",? (?:that|which|who) (?:is|are) (?:an? )?(?=NAME)", " with "],
  [",? (?:that|which|who) (?:has|have) no (?=NAME)", " without "],
  [",? (?:that|which|who) (?:has|have) (?:an? |the )?(?=NAME)", " with "],
  ["\\bhaving no\\b|\\bwith no\\b|\\bwith not\\b", "without"],
  ["\\bhaving\\b", "with"],
  [", (?=where\\b)", " "],
  ["\\b(?:such that|so that|if it is|s\\.t\\.) ", "where "],
  ["\\bnon-?(?=NAME)", "not "],
  ["(?<!\\b(?:is|are|forms?|makes?)(?: an?)? )\\bsquare(s?)\\b(?! \\d)", "cell$1"],
  ["\\b(?:in|on) (?:the )?(?:whole )?(?:board|grid)\\b|\\bin total\\b|\\boverall$", "in cells"],

  // Compared.
  ["\\bis not (?:equal to|the same as)\\b|\\b(?:differs|is different) from\\b|=/=|/=|~=|\\bnot =", "!="],
  ["\\bis (?:equal to|the same as)\\b|\\b(?:equals|eq|same as)\\b|===?", "="],
  ["≠", "!="],
  ["≤", "<="],
  ["≥", ">="],
  ["\\bis (?:at most|no more than|not more than)\\b|(?<=\\.NAME )at most\\b", "<="],
  ["\\bis (?:at least|no less than|not less than)\\b|(?<=\\.NAME )at least\\b", ">="],
  ["\\bis (?:less|smaller|lower|fewer) than\\b", "<"],
  ["\\bis (?:greater|more|larger|higher|bigger) than\\b|\\bexceeds\\b", ">"],
  ["\\bis (?:one of|in)\\b|(?<=\\.NAME )one of\\b", "in"],
  ["<=>|<->|\\bif and only if\\b|\\biff\\b|\\b(?:exactly|precisely|just) (?:when|if)\\b", "iff"],
  ["\\bonly if\\b", "implies"],
  ["\\b(?:must|should|shall|may|can)(?: not|n't|not) be\\b|\\b(?:is|are) never\\b", "is not"],
  ["\\b(?:must|should|shall|has to|have to) be\\b", "is"],
  ["\\b(?:must|should|shall) (?:have|contain)\\b", "has"],
  ["\\b(?:isn't|aren't)", "is not"],
  [`${NOT} touch\\b${ONE_ANOTHER}|\\bnever touch\\b${ONE_ANOTHER}`, "are not touching"],
  ["\\bis true\\b", "= yes"],
  ["\\bis false\\b", "= no"],
  ["\\*\\*", "^"],
  ["²", "^2"],

  // Said longer.
  ["\\brectang(?:le|ular)[- ]shaped\\b", "rectangle"],
  ["\\b(?:forms|makes) (?:an? )?(?=rectangle)", "is "],
  ["(?<!\\b(?:no|each|of) )\\btwo\\b", "2"],
  ["\\bthree\\b", "3"],
  ["\\bfour\\b", "4"],
  ["\\bone (?=or 2)", "1 "],
  ["\\bone closed loop\\b|\\bsingle closed loop\\b", "loop"],
  ["\\bat (most|least) once\\b", "at $1 1"],
  ["\\bentirely (?=NAME)|\\bcompletely (?=NAME)", ""],
  ["\\b(?:the )?(?:number|amount) of (?:the )?", "count of "],
];
