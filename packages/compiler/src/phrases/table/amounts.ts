/** Amounts: how many there are, where, and of each value. */
import { NO_BODY } from "../../english/common-nouns.js";
import type { Phrase } from "./phrase.js";

/** `there is a star in a row` may be some row, or each. */
export const NOT_SOMEWHERE =
  "(?<!^[Tt]here (?:is|are) (?:(?:an?|some|\\d+|one|two|three) )?[\\w-]+(?: cells?)? )";

/** At most so many in a row are those that follow each other, not those of a whole row. */
export const NOT_RUNNING =
  "(?<!\\b(?:at most|no more than|not more than|never more than) (?:[2-9]|two|three|four|five|six|twice|three times)\\b[^,;:]*(?=in a row$))";

export const amounts: readonly Phrase[] = [
  // How many, and where.
  ["^(WORD|NUMBER\\.\\.NUMBER) (?=NAME in\\b)", "exactly $1 "],
  ["\\b(?:between|from) (WORD) (?:and|to) (WORD) (?=NAME)", "exactly $1..$2 "],
  ["\\b(NUMBER) to (NUMBER)\\b", "$1..$2"],
  ["\\b(?:[Nn]o|[Nn]ot) more than\\b|\\bup to\\b|^max(?:imum)?\\b", "at most"],
  ["\\b(?:no|not) (?:less|fewer) than\\b|^min(?:imum)?\\b", "at least"],
  ["\\bmore than (NUMBER)\\b", "at least \\+$1"],
  ["\\b(?:less|fewer) than (NUMBER)\\b", "at most \\-$1"],
  ["\\b((?:exactly|at most|at least) \\S+) (NAME) cells?\\b", "$1 $2"],
  ["\\b(exactly \\S+) or exactly\\b", "$1 or"],
  ["\\b(exactly NUMBER), (?=NUMBER)", "$1 or "],
  ["\\bno (NAME) in\\b", "exactly 0 $1 in"],
  ["\\bin all (NAME)s\\b", "in each $1"],
  [`${NOT_RUNNING}\\b(?:in (?:all|any)|${NOT_SOMEWHERE}in an?) (?=NAME)`, "in each "],
  ["\\b(?:per|for each) (?=NAME$)", "in each "],
  ["((?:exactly|at most|at least) \\S+ NAME) each\\b", "$1 in each"],
  ["\\bin (NAME)s$", "in each $1"],
  ["\\bin (NAME)s, (NAME)s$", "in each $1, $2"],
  ["\\bin each (NAME) (?:and|or)(?: each)? (NAME)$", "in each $1, $2"],
  ["\\b(in each NAME) NAME$", "$1"],
  ["^in each (NAME),? (REST)$", "$2 in each $1"],
  ["^each (NAME(?:, NAME)*) (?:has|contains|holds) (REST)$", "exactly $2 in each $1"],
  ["^the number of (NAME)s? in each (NAME) (?:is|=) (WORD)$", "exactly $3 $1 in each $2"],
  ["^count\\((NAME)s? in each (NAME)\\) = (WORD)$", "exactly $3 $1 in each $2"],
  ["\\b(NAME) (?:has|contains|holds) ((?:exactly|at most|at least) REST)$", "$2 in $1"],
  ["\\b(NAME\\.NAME) (?:has|contains|holds) ((?:exactly|at most|at least) REST)$", "$2 in $1"],
  ["\\bthere (?:is|are) (?:an? )?(NAME) in (?!an? )(REST)$", "at least 1 $1 in $2"],
  ["\\b(NAME) contains exactly (NUMBER) (NAME)$", "count(x in $1 with $3) = $2", "exactly $2 $3 in $1"],
  ["\\bin each (NUMBER) ?x ?(NUMBER)(?: blocks?)?\\b", "in each block $1x$2"],
  ["\\bblocks? (?:of )?(NUMBER) ?(?:x|by) ?(NUMBER)\\b", "block $1x$2"],
  ["^(.*\\bNAME) in each cell$", "for each cell c: $1 in c.links", "for each cell c: $1 in c.edges"],
  ["^(for each cell (NAME)\\b.* in) (NAME)$", "$1 $2.links", "$1 $2.edges"],

  ["^(WORD or WORD|one or two|c\\.NAME|NAME\\.NAME) (?=NAME in\\b)", "exactly $1 "],
  ["^(for each [^:]*: )(NAME\\.NAME|WORD or WORD|WORD) (?=NAME in\\b)", "$1exactly $2 "],
  [
    "^each ((?:long )?NAME(?:, (?:long )?NAME)*) (?:has|contains|holds) (?:each|one of each) (NAME)(?: exactly)?(?: once)?$",
    "exactly one of each $2 in each $1",
  ],
  ["^(?:exactly )?(?:one|1) (?:of )?(?:each|all)(?: of)? (NAME) in ", "exactly one of each $1 in "],
  ["^(?:exactly )?(?:one|1) each of (NAME) in ", "exactly one of each $1 in "],
  ["^each (NAME) (?:exactly )?once (in .*)$", "exactly one of each $1 $2"],
  ["\\b(exactly|at most|at least) (WORD) of (?=NAME in)", "$1 $2 "],
  ["\\b(exactly|at most|at least) an? (?=NUMBER)", "$1 "],
  ["\\b(exactly|at most|at least) (WORD) (?:cells? )?(?:is |are )?(NAME) in\\b", "$1 $2 $3 in"],
  ["\\b(exactly|at most|at least) (WORD) cells? (in each NAME(?:, NAME)?) (?:is|are) (NAME)$", "$1 $2 $4 $3"],
  [
    "\\b(exactly|at most|at least) (WORD) (NAME) (?:within|inside|on|from|of|at|by) (?=each|NAME)",
    "$1 $2 $3 in ",
  ],
  ["^(NAME):? (exactly|at most|at least) (WORD) in ", "$2 $3 $1 in "],
  ["^(?:sum|count|size|number)\\((NAME) in (each NAME)\\) <= (WORD)$", "at most $3 $1 in $2"],
  ["^(?:sum|count|size|number)\\((NAME) in (each NAME)\\) >= (WORD)$", "at least $3 $1 in $2"],
  ["^\\(([^()]*)\\) (?:has|contains|holds) ((?:exactly|at most|at least) REST)$", "$2 in $1"],
  [`^(exactly|at most|at least) (WORD) ${NO_BODY}(NAME)(?: cells)?$`, "$1 $2 $3 in cells"],
  ["^(exactly|at most|at least) (WORD) cells? (?:are|is) (NAME)$", "$1 $2 $3 in cells"],
  ["\\b(exactly|at most|at least) (WORD) cells? (?:with|where) (NAME)$", "$1 $2 $3 in cells"],
  ["^(WORD) cells? (?:are|is) (NAME)$", "exactly $1 $2 in cells"],
  ["^count of (NAME)(?: cells)? (?:=|is) (WORD)$", "exactly $2 $1 in cells"],
  ["^(NAME) count (?:=|is) (WORD)$", "exactly $2 $1 in cells"],
  ["^count\\((NAME)(?: cells)?\\) = (WORD)$", "exactly $2 $1 in cells"],
  ["\\bin all cells$", "in cells"],
  ["\\b(NAME\\.neighbours|NAME\\.around|NAME) (?:has|contains|holds) (?:an?) (NAME)$", "at least 1 $2 in $1"],
  ["\\b(NAME\\.NAME|NAME) (?:has|contains|holds) (WORD) (NAME)$", "exactly $2 $3 in $1"],
  ["\\b(NAME) has (?:exactly )?(WORD) (NAME)s?$", "exactly $2 $3 in $1.links", "exactly $2 $3 in $1.edges"],
  [
    "\\b(NAME) has ((?:exactly |at most |at least )?WORD) (NAME) neighbours?$",
    "exactly $2 $3 in $1.neighbours",
    "$2 $3 in $1.neighbours",
  ],
  ["((?:exactly|at most|at least) WORD NAME) neighbours?$", "$1 in c.neighbours"],
  ["((?:exactly|at most|at least) WORD) neighbours? of (NAME) (?:is|are) (NAME)$", "$1 $3 in $2.neighbours"],
  ["((?:exactly|at most|at least) WORD) of (NAME\\.NAME|NAME) (?:is|are) (NAME)$", "$1 $3 in $2"],
  ["\\b(?:no|none of) (?:the )?(NAME\\.NAME|NAME) (?:is|are) (NAME)$", "no $2 in $1"],
  ["\\bno neighbours? (?:is|are) (NAME)$", "no $1 in c.neighbours"],
  ["\\bno (NAME) neighbours?$", "no $1 in c.neighbours"],
  ["\\bno NAME in (NAME) is (NAME)$", "no $2 in $1"],
  ["\\bnot some NAME in (NAME) is (NAME)$", "no $2 in $1"],
  ["\\bnone\\(NAME is (NAME) for NAME in (NAME)\\)", "no $1 in $2"],
  ["\\b(?:all|each)(?: of)? (NAME\\.NAME|NAME) (?:is|are) (NAME)$", "all(x is $2 for x in $1)"],
  ["\\b(?:all|each) cells in (NAME) (?:is|are) (NAME)$", "all(x is $2 for x in $1)"],
  ["\\bsome cell in (NAME) is (NAME)$", "some(x is $2 for x in $1)"],
  ["\\b(?:some|each|any) (NAME) in (NAME)$", "at least 1 $1 in $2"],
  ["\\b(?:there )?exists? (NAME) in (NAME)(?::| where| with| such that) (REST)$", "some($3 for $1 in $2)"],
  ["\\bthere is (?:an? )?cell in (NAME) with (NAME)$", "some(x is $2 for x in $1)"],
  ["\\b(exactly|at most|at least) \\{(NUMBER), (NUMBER)\\}", "$1 $2 or $3"],
  ["\\b(exactly) (NUMBER)/(NUMBER)\\b", "$1 $2 or $3"],
  ["\\b(NUMBER) lines? (?:meet |are )?(?:in|at) (NAME)$", "exactly $1 line in $2.links"],
  [
    "((?:exactly|at most|at least) .* )(?:at|in) ([a-z])$",
    "$1in $2.links",
    "$1in $2.edges",
    "$1in $2.neighbours",
  ],
  ["\\b(NAME)\\.link\\b", "$1.links"],
  ["\\bin row \\[?(NUMBER)\\]?", "in rows[$1]"],
  ["\\bin (row|column)s? \\[?(NUMBER)\\]?$", "in $1s[$2]"],
  ["\\bin (row|column)\\[(NUMBER)\\]$", "in $1s[$2]"],
  ["\\bin (?:the )?(?:first|top|left) (row|column)$", "in $1s[1]"],
  ["\\bin (?:the )?(?:last|bottom|right) (row|column)$", "in $1s.last"],
  ["^(row|column) (NUMBER) (?:has|contains) (WORD NAME)$", "exactly $3 in $1s[$2]"],

  // Of each value.
  ["^each (NAME) (?:appears |occurs |is )?(?:exactly )?once in (REST)$", "exactly one of each $1 in $2"],
  ["^(?:all )?different (NAME)s? in each (NAME)$", "for each $2 s: different(x.$1 for x in s)"],
  ["^all (NAME)s? (?:are )?different in each (NAME)$", "for each $2 s: different(x.$1 for x in s)"],
  [
    "\\b(different|sum|max|min|increasing|product)\\((NAME) in (NAME)\\)",
    "$1(x.$2 for x in $3)",
    "count(x in $3 where x is $2)",
  ],

  [
    "^(?:the |all )?(NAME) (?:is|are) (?:all )?(?:different|distinct|unique) in each (NAME)$",
    "for each $2 s: different(x.$1 for x in s)",
  ],
  [
    "^(?:the |all )?(?:different|distinct|unique) (NAME) in each (NAME)$",
    "for each $2 s: different(x.$1 for x in s)",
  ],
  [
    "^(?:the |all )?(NAME)s? in each (NAME) (?:is|are) (?:all )?(?:different|distinct|unique)$",
    "for each $2 s: different(x.$1 for x in s)",
  ],
  [
    "^no (?=.*\\b(?:repeat|equal))(?:repeated |two equal |equal )?(NAME)s?(?: repeats?| is repeated| are equal)? in each (NAME)$",
    "for each $2 s: different(x.$1 for x in s)",
  ],
  [
    "^no two cells in each (NAME) (?:have|share) (?:the )?same (NAME)$",
    "for each $1 s: different(x.$2 for x in s)",
  ],
  [
    "\\b(?:the |all )?(NAME?)s? in (?!cells\\b)(NAME) are (?:all )?(?:different|distinct)$",
    "different(x.$1 for x in $2)",
  ],
  ["\\b(?:different|distinct|unique) (NAME?)s? in (NAME)$", "different(x.$1 for x in $2)"],
  ["\\b(?:different|distinct) (\\S+ for NAME in NAME)$", "different($1)"],
  ["\\bdifferent\\(\\[?(NAME\\.NAME), (NAME\\.NAME)\\]?\\)", "$1 != $2"],
  ["\\b(?:all_?different|distinct|unique)\\(", "different("],
  [
    "(?<=^|; )((?:exactly|at most|at least) (?:one|\\d+)) of each (NAME)(?:,? and(?: each)?|,(?: each)?) ([^;]*?) in ([^;]*)$",
    "$1 of each $2 in $4; $1 of each $3 in $4",
  ],

  // Amounts of several, of some values, and in what is named by words.
  [
    "^exactly one of (?:each of )?(NUMBER\\.\\.NUMBER|\\{[^{}]*\\}) in each (NAME(?:, NAME)*)$",
    "for each $2 s: for each v in $1: count(x in s where x.LAYER = v) = 1",
  ],
  [
    "^exactly one of (?:each of )?(NUMBER\\.\\.NUMBER|\\{[^{}]*\\}) (NAME) in each (NAME(?:, NAME)*)$",
    "for each $3 s: for each v in $1: count(x in s where x.$2 = v) = 1",
  ],
  ["^((?:exactly|at most|at least) \\S+) (NAME),? (?:and )?(NAME) in (REST)$", "$1 $2 in $4; $1 $3 in $4"],
  [
    "^((?:exactly|at most|at least) \\S+) (NAME), (NAME),? (?:and )?(NAME) in (REST)$",
    "$1 $2 in $5; $1 $3 in $5; $1 $4 in $5",
  ],
  [
    "^((?:exactly|at most|at least) \\S+ NAME) (?:at|in|from) each (?:place|vertex|node|point|junction|city|cell)$",
    "for each cell c: $1 in c.links",
    "for each cell c: $1 in c.edges",
  ],
  ["^(for each NAME (NAME)(?: [^:]*)?): exactly (NUMBER) cells?$", "$1: size($2) = $3"],
  ["^(for each NAME (NAME)(?: [^:]*)?): at most (NUMBER) cells?$", "$1: size($2) <= $3"],
  ["^(for each NAME (NAME)(?: [^:]*)?): at least (NUMBER) cells?$", "$1: size($2) >= $3"],
  ["\\bin (?:the )?row (?:and|or) (?:the )?column of ([a-z])\\b", "in $1.row + $1.column"],
  ["^exactly (NUMBER) (NAME) in each (NAME)$", "for each $3 s: size(s * $2) = $1"],
  ["^at least (NUMBER) (NAME) in each (NAME)$", "for each $3 s: size(s * $2) >= $1"],
  ["^at most (NUMBER) (NAME) in each (NAME)$", "for each $3 s: size(s * $2) <= $1"],
  [
    "^(exactly|at most|at least) (NUMBER) (NAME),? (?:and )?(NUMBER) (NAME) in (REST)$",
    "$1 $2 $3 in $6; $1 $4 $5 in $6",
  ],
  [
    "^(exactly|at most|at least) (NUMBER) (NAME), (NUMBER) (NAME),? (?:and )?(NUMBER) (NAME) in (REST)$",
    "$1 $2 $3 in $8; $1 $4 $5 in $8; $1 $6 $7 in $8",
  ],
  [
    "^(?:the )?largest (NAME) group has (NUMBER) cells?$",
    "for each group g of cells where $1: size(g) <= $2",
  ],
  [
    "^(?:the )?smallest (NAME) group has (NUMBER) cells?$",
    "for each group g of cells where $1: size(g) >= $2",
  ],
  ["\\b(?:some|an?) (NAME) (?:is )?(?:next to|beside) ([a-z])$", "at least 1 $1 in $2.neighbours"],
  ["\\bno (NAME) (?:is )?(?:next to|beside) ([a-z])$", "no $1 in $2.neighbours"],
  ["\\b(?:the )?number of (cells|links|edges|corners|rows|columns|lines|boxes|regions)\\b", "size($1)"],
  [
    "\\b(exactly|at most|at least) (NUMBER) (NAME),? and (NUMBER) (NAME) in (REST)$",
    "$1 $2 $3 in $6 and $1 $4 $5 in $6",
  ],
];
