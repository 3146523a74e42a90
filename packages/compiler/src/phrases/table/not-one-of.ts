/** None of several values, and groups that are not the same. */
import type { Phrase } from "./phrase.js";

const VALUE = "(NAME|NUMBER)";
/** No statement goes on behind it. */
const END = "(?![\\w.(]| ?[=<>!+*/-]| (?:is|has|in|not|are)\\b)";
const IS_NOT = "(?:is not|is never|is neither|!=|not =) (?:in )?(?:one of |either )?";
const OTHER = "(?:!=|is not|is different from|differs from|isn't)";
const OF_EDGE = "for each edge (NAME) with (NAME)";

export const notOneOf: readonly Phrase[] = [
  [`\\b(NAME\\.NAME) ${IS_NOT}${VALUE}, ${VALUE},? (?:or|nor|and) ${VALUE}${END}`, "$1 not in {$2, $3, $4}"],
  // Where not every cell has a value.
  [`\\b([a-z])\\.NAME ${IS_NOT}${VALUE} (?:or|nor|and) ${VALUE}${END}`, "$1 is not $2 and $1 is not $3"],
  [`\\b(NAME\\.NAME) ${IS_NOT}${VALUE} (?:or|nor|and) ${VALUE}${END}`, "$1 not in {$2, $3}"],
];

/** Of the value that names a thing: `Dora.drink != tea`. */
export const ofNamedThings: readonly Phrase[] = [
  ["^([A-Z]\\w*)\\.(NAME) (!=|=|in|not in) ([^:;]+)$", "for each cell c where c is $1: c.$2 $3 $4"],
];

export const otherGroups: readonly Phrase[] = [
  [`\\bgroup\\(([^()]+) by (NAME)\\) ${OTHER} group\\(([^()]+) by \\2\\)`, "$1 not in group($3 by $2)"],
  ["\\bgroup\\(([^()]+) by (NAME)\\) (?:=|is) group\\(([^()]+) by \\2\\)", "$1 in group($3 by $2)"],
  // An edge of the rim has one cell.
  [
    `^${OF_EDGE}: \\1\\.cells\\[1\\]\\.group ${OTHER} \\1\\.cells\\[2\\]\\.group$`,
    "for each edge $1 with $2 where size($1.cells) = 2: $1.cells[1] not in group($1.cells[2] by $2)",
  ],
  [
    `^(for each [^:]*?\\b(?:with|where) (?:NAME is )?(NAME)\\b[^:]*: )(\\S+)\\.group ${OTHER} (\\S+)\\.group$`,
    "$1$3 not in group($4 by $2)",
  ],
];
