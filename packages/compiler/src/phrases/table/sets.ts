/** Aggregates, sets of cells, and cells side by side. */
import type { Phrase } from "./phrase.js";

const NEXT_TO = "(?:directly |immediately )?(?:next to|adjacent to|beside|a neighbou?r of)";

export const sets: readonly Phrase[] = [
  // Aggregates.
  ["\\b(for ([a-z]) in [A-Za-z][\\w.]*) where (not )?(NAME)\\)", "$1 where $2 is $3$4)"],
  ["\\b(?:any|exists|exist)\\(", "some("],
  ["\\bcount\\((NAME), (NAME)\\)", "count(x in $1 where x is $2)"],
  ["\\bcount\\((NAME) in (NAME)(?::| if| when) ", "count($1 in $2 where "],
  ["\\b(sum|max|min|all|some|different|product)\\((NAME) in (NAME): ([^()]*)\\)", "$1($4 for $2 in $3)"],
  ["\\b(all|some) (NAME) in (NAME): (REST)$", "$1($4 for $2 in $3)"],
  ["(\\([^()]*), (NAME in NAME\\))", "$1 for $2"],
  ["\\bfor (?:each |all )?(?:cell )?(?=NAME in)", "for "],
  ["\\bfor (?:each )?links? (\\(NAME, ?NAME\\))(?=\\)| where)", "for $1 in links"],
  ["\\b(sum|max|min) of (\\S+) for (NAME) in (NAME)\\b", "$1($2 for $3 in $4)"],

  ["\\b(sum|max|min|different|product|total)\\{([^{}]*)\\}", "$1($2)"],
  ["\\b(sum|max|min|different|product)\\(\\[([^\\]]* for [^\\]]*)\\]\\)", "$1($2)"],
  ["\\b(sum|max|min|different|product)\\(([^()|]*?) \\| ([^()]*)\\)", "$1($2 for $3)"],
  ["\\b(sum|max|min|different|product)\\(for (NAME in NAME): ([^()]*)\\)", "$1($3 for $2)"],
  ["\\b(sum|max|min|different|product)\\((NAME), (NAME)\\)", "$1(x.$3 for x in $2)"],
  ["\\b(?:the )?(sum|max|min|product) of (NAME)s? in (NAME)", "$1(x.$2 for x in $3)"],
  ["(\\)) is (?=NUMBER)", "$1 = "],
  ["^(for each NAME (NAME): .*)\\b(sum|max|min|different|product)\\((NAME)\\)", "$1$3(x.$4 for x in $2)"],
  [
    "\\b(?:the )?(?:count|number) of (NAME?)s?(?: cells)? in (NAME\\.NAME|NAME)\\b(?! each)",
    "count(x in $2 where x is $1)",
    "count(x in $2 with $1)",
  ],
  ["\\bcount of cells in (NAME)", "size($1)"],
  [
    "\\b(?:count|number|size|sum)\\((NAME) in (NAME\\.NAME|NAME)\\)",
    "count(x in $2 where x is $1)",
    "count(x in $2 with $1)",
  ],
  ["\\b(?:count|number|size)\\((NAME\\.NAME|NAME) (?:where|with) (NAME)\\)", "count(x in $1 with $2)"],
  ["\\b(?:count|number|size)\\((NAME) (NAME\\.NAME)\\)", "count(x in $2 with $1)"],
  ["\\bcount\\(NAME for (NAME in [^()]*)\\)", "count($1)"],
  ["\\bcount\\((NAME) in (NAME\\.NAME|NAME)(?:,| and| with) (NAME[. ][^()]*)\\)", "count($1 in $2 where $3)"],
  ["\\bcount\\(([^()]*) for (NAME in NAME\\.NAME|NAME in NAME)\\)", "count($2 where $1)"],
  ["\\bcount\\(cells in (NAME)\\)|\\bcount\\([a-z] in (NAME)\\)", "size($1$2)"],

  // Sets of cells.
  [
    "(?<!\\bincreasing\\([^()]*)\\bfor ([a-z]) in ([A-Za-z]\\w+)(?=\\))",
    "for $1 in cells where $2",
    "for $1 in cells with $2",
  ],
  ["\\bconnected\\((not )?(NAME)(?: cells)?\\)", "connected(cells where $1$2)", "connected(cells with $2)"],
  ["\\b(NAME) cells\\b", "cells where $1", "cells with $1"],
  ["\\bcells (not )?(?=NAME\\))", "cells where $1"],
  ["\\b(?:in )?around (?:of )?(NAME)\\b", "in $1.around"],
  [
    `^(?:the )?(NAME) is ${NEXT_TO} (?:the )?(NAME)$`,
    "(the $1) in (the $2).neighbours",
    "for each cell c where c is $1: at least 1 $2 in c.neighbours",
  ],
  [
    `^(?:the |an? )?(NAME) is not ${NEXT_TO} (?:the |an? )?(NAME)$`,
    "for each cell c where c is $1: no $2 in c.neighbours",
  ],
  [
    "^(?:the )?(NAME) is (?:directly |immediately |just )(?:to the )?(right|left) of (?:the )?(NAME)$",
    "(the $1) is (the $3).$2",
    "for each cell c where c is $3: c has $2 and c.$2 is $1",
  ],
  ...(["left", "right"] as const).map(
    (side): Phrase => [
      `^(?:the )?(NAME) is (?:somewhere |anywhere )?(?:to the )?${side} of (?:the )?(NAME)$`,
      `(the $1).column ${side === "left" ? "<" : ">"} (the $2).column`,
      `for each cell c where c is $1: all(c.column ${side === "left" ? "<" : ">"} x.column for x in cells where x is $2)`,
    ],
  ),
  ["\\b(?:in )?(?:next to|adjacent to|beside) (NAME)\\b", "in $1.neighbours"],
  ["\\b(neighbours|around|links|edges) of (NAME)\\b", "$2.$1"],
  ["\\.adjacent\\b", ".neighbours"],
  ["\\.surroundings\\b", ".around"],
  ["\\((NAME\\.NAME) \\+ (NAME)\\)", "$1 + {$2}"],
  ["\\b(NAME) \\+ (NAME\\.NAME)$", "$2 + {$1}"],

  ["\\bconnected\\((?:all |the )(?:the )?", "connected("],
  [
    "\\bconnected\\(cells (?:NAME )?(?:where|if) (?:NAME )?(?:is )?(not )?(NAME)(?: = yes)?\\)",
    "connected(cells where $1$2)",
  ],
  [
    "\\bconnected\\((?:NAME for )?NAME in cells where NAME is (not )?(NAME)\\)",
    "connected(cells where $1$2)",
  ],
  ["\\bconnected\\(\\[(NAME)\\]\\)", "connected(cells with $1)"],
  [
    "^(?:all |the |each )?(NAME)(?: cells?)? (?:are |is |form |forms |make )?(?:all )?(?:an? |one |1 |a single )?(?:connected(?: area| group| region)?|group|area)$",
    "connected(cells where $1)",
    "connected(cells with $1)",
  ],
  [
    "^(?:all |the )?(cells (?:with|where|without) [^()]*?) (?:are|is|form) (?:all )?(?:(?:one|an?|single|connected) )*(?:connected|group|area|region)$",
    "connected($1)",
  ],
  ["\\b(groups of )([\\w.]+ where [^():]*?)(?=\\)| where)", "$1($2)"],
  ["^(for each group ([a-z]) of \\w+ where [^:]*?) where ([^:]*\\b\\2\\b[^:]*:)", "$1: if $3"],
  ["^all\\((.*) for (NAME) in groups of (cells [^()]*)\\)$", "for each group $2 of $3: $1"],
  [
    "^(?:each|all) groups? of (REST) (?:is|are|forms?) (?:an? )?(NAME?)s?$",
    "for each group g of $1: g is $2",
  ],
  ["^(?:each|all) groups? of (REST) (?:has|have) size (NUMBER)$", "for each group g of $1: size(g) = $2"],

  // Cells side by side.
  ["^no adjacent (NAME?)s?(?: cells)?$", "for each link (x, y): not (x is $1 and y is $1)"],
  ["\\bnot \\(?(?:both )?(NAME) and (NAME) (?:are )?(NAME)\\)?$", "not ($1 is $3 and $2 is $3)"],
  ["\\b(NAME) and (NAME) (?:are )?not both (NAME)$", "not ($1 is $3 and $2 is $3)"],
  ["\\bnot both (NAME) and (NAME) are (NAME)$", "not ($1 is $3 and $2 is $3)"],

  [
    "^(?:no two )?(?:adjacent|neighbouring) (?:cells )?(?:have|has) (?:an? |the )?(?:different) (NAME)$",
    "for each link (x, y): x.$1 != y.$1",
  ],
  ["^neighbours differ in (NAME)$", "for each link (x, y): x.$1 != y.$1"],
  [
    "^no two (?:adjacent |neighbouring )cells (?:have|has|share) the same (NAME)$",
    "for each link (x, y): x.$1 != y.$1",
  ],
  ["^no two (?:adjacent|neighbouring) cells are (NAME)$", "for each link (x, y): not (x is $1 and y is $1)"],
  [
    "^no (?:block )?(NUMBER) ?x ?(NUMBER)(?: blocks?| cells?)?(?: of)?(?: is| are)?(?: all)? (NAME)(?: cells)?$",
    "at most \\*$1*$2 $3 in each block $1x$2",
  ],
  ["\\bin each (?:NAME )?(NUMBER) ?x ?(NUMBER)(?: NAME)?$", "in each block $1x$2"],
  [
    "^each (NUMBER ?x ?NUMBER)(?: NAME)? (?:has|contains) ((?:exactly|at most|at least) REST)$",
    "$2 in each block $1",
  ],
  [
    "^for each block (NUMBER)x(NUMBER) (NAME): not all(?: ?\\(?NAME is)? (NAME)\\)?$",
    "at most \\*$1*$2 $4 in each block $1x$2",
  ],
  ["\\b(NAME), (NAME) not both (NAME)$", "not ($1 is $3 and $2 is $3)"],
  ["\\b(NAME) is (NAME) or (NAME) is (NAME) but not both$", "$1 is $2 != ($3 is $4)"],
  ["\\b(NAME) is (NAME) xor (NAME) is (NAME)$", "$1 is $2 != ($3 is $4)"],
  ["\\bfor ([a-z]) in (NAME) (inside|outside) (NAME)\\b", "for $1 in $2 where $1 is $3 $4"],
];
