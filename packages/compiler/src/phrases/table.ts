/**
 * How people say things who have not read how they are said here: a pattern for a part of a line, and what may stand in its place. Nothing is decided
 * by these: whatever they lead to is offered only if the compiler takes it without an error (mend-lines.ts), so that a rule may propose several things.
 *
 * In patterns `NAME` is a name, `NUMBER` a number, `WORD` a number or `one`, `REST` all to the end of the line. A rule is for lines of rules alone.
 */

export type Phrase = readonly [pattern: string, ...instead: readonly string[]];

/** In the order in which they are tried; what needs fewest of them wins. */
export const phrases: readonly Phrase[] = [
  // Words.
  ["^([A-Z])(?=[a-z])", "\\l$1"],
  ["\\bevery\\b", "each"],
  ["\\bfor ?all\\b|\\bforeach\\b|\\bfor every\\b", "for each"],
  ["\\bisn't\\b", "is not"],
  ["\\bis an? (?=NAME)", "is "],
  ["\\bhas an? (?=NAME)", "has "],
  ["\\bwith (?:an?|the) (?=NAME)", "with "],
  ["\\bwith no (?=NAME)", "without "],
  ["\\bhaving\\b", "with"],
  ["\\b(?:atleast|at-least)\\b", "at least"],
  ["\\b(?:atmost|at-most)\\b", "at most"],
  ["\\brectangular\\b", "rectangle"],
  ["\\bun(?=NAME)", "not "],
  ["\\bdiags?\\b", "diagonal"],
  ["\\bmain diagonals?\\b", "long diagonal"],
  ["\\b(?:north|above)\\b", "up"],
  ["\\bR(\\d+)C(\\d+)\\b", "r$1c$2"],

  // Heads.
  ["^each (?=NAME NAME:)", "for each "],
  ["^for (?:each )?(NAME) in (NAME)s:", "for each $2 $1:"],
  ["^(for each [^:]*?) (?:such that|when|if) ", "$1 where "],
  ["^for each (NAME) (NAME) (NAME)\\b", "for each $2 $3 where $3 is $1", "for each $2 $3 with $1"],
  ["^for each (NAME) (NAME):", "for each cell $2 with $1:", "for each cell $2 where $2 is $1:"],
  [
    "^for each (?:group|groups) (NAME) of (NAME) cells\\b",
    "for each group $1 of cells where $2",
    "for each group $1 of cells with $2",
  ],
  ["^(for each NAME NAME)(?:,| ) ?(?=NAME[. ])", "$1: "],
  ["^for each (?:adjacent|neighbouring|touching) cells (NAME),? (NAME)", "for each link ($1, $2)"],
  ["^for each (?:neighbours|links?|neighbors) (NAME),? (NAME)", "for each link ($1, $2)"],
  ["^for each link \\((NAME) (NAME)\\)", "for each link ($1, $2)"],
  ["^for each cells (NAME), (NAME) in (?:neighbours|links)", "for each link ($1, $2)"],
  ["\\bpairs? of (NAME)s?\\b", "$1s"],
  ["^(for each NAME NAME(?: [^:]*)?): (.*)$", "$1: $2"],

  // How many, and where.
  ["^(WORD|NUMBER\\.\\.NUMBER) (?=NAME in\\b)", "exactly $1 "],
  ["\\b(?:between|from) (WORD) (?:and|to) (WORD) (?=NAME)", "exactly $1..$2 "],
  ["\\b(NUMBER) to (NUMBER)\\b", "$1..$2"],
  ["\\b(?:no|not) more than\\b|\\bup to\\b|^max(?:imum)?\\b", "at most"],
  ["\\b(?:no|not) (?:less|fewer) than\\b|^min(?:imum)?\\b", "at least"],
  ["\\bmore than (NUMBER)\\b", "at least \\+$1"],
  ["\\b(?:less|fewer) than (NUMBER)\\b", "at most \\-$1"],
  ["\\b((?:exactly|at most|at least) \\S+) (NAME) cells?\\b", "$1 $2"],
  ["\\b(exactly \\S+) or exactly\\b", "$1 or"],
  ["\\b(exactly NUMBER), (?=NUMBER)", "$1 or "],
  ["\\bno (NAME) in\\b", "exactly 0 $1 in"],
  ["\\bin all (NAME)s\\b", "in each $1"],
  ["\\bin (?:all|any|an?) (?=NAME)", "in each "],
  ["\\b(?:per|for each) (?=NAME$)", "in each "],
  ["((?:exactly|at most|at least) \\S+ NAME) each\\b", "$1 in each"],
  ["\\bin (NAME)s$", "in each $1"],
  ["\\bin (NAME)s, (NAME)s$", "in each $1, $2"],
  ["\\bin each (NAME) (?:and|or)(?: each)? (NAME)$", "in each $1, $2"],
  ["\\b(in each NAME) NAME$", "$1"],
  ["^in each (NAME),? (REST)$", "$2 in each $1"],
  ["^each (NAME) (?:has|contains|holds) ((?:exactly|at most|at least) REST)$", "$2 in each $1"],
  ["^each (NAME) (?:has|contains|holds) (REST)$", "exactly $2 in each $1"],
  ["^the number of (NAME)s? in each (NAME) (?:is|=) (WORD)$", "exactly $3 $1 in each $2"],
  ["^count\\((NAME)s? in each (NAME)\\) = (WORD)$", "exactly $3 $1 in each $2"],
  ["\\b(NAME) (?:has|contains|holds) ((?:exactly|at most|at least) REST)$", "$2 in $1"],
  ["\\b(NAME\\.NAME) (?:has|contains|holds) ((?:exactly|at most|at least) REST)$", "$2 in $1"],
  ["\\bthere (?:is|are) (?:an? )?(NAME) in (REST)$", "at least 1 $1 in $2"],
  ["\\b(NAME) contains exactly (NUMBER) (NAME)$", "count(x in $1 with $3) = $2", "exactly $2 $3 in $1"],
  ["\\bin each (NUMBER) ?x ?(NUMBER)(?: blocks?)?\\b", "in each block $1x$2"],
  ["\\bblocks? (?:of )?(NUMBER) ?(?:x|by) ?(NUMBER)\\b", "block $1x$2"],
  ["^(.*\\bNAME) in each cell$", "for each cell c: $1 in c.links", "for each cell c: $1 in c.edges"],
  ["^(for each cell (NAME)\\b.* in) (NAME)$", "$1 $2.links", "$1 $2.edges"],

  // Of each value.
  ["^each (NAME) (?:appears |occurs |is )?(?:exactly )?once in (REST)$", "exactly one of each $1 in $2"],
  ["^(?:all )?different (NAME)s? in each (NAME)$", "for each $2 s: different(x.$1 for x in s)"],
  ["^all (NAME)s? (?:are )?different in each (NAME)$", "for each $2 s: different(x.$1 for x in s)"],
  ["\\b(?:all_?different|distinct)\\(", "different("],
  ["\\b(different|sum|max|min|increasing|product)\\((NAME)\\.(NAME)\\)", "$1(x.$3 for x in $2)"],
  [
    "\\b(different|sum|max|min|increasing|product)\\((NAME) in (NAME)\\)",
    "$1(x.$2 for x in $3)",
    "count(x in $3 where x is $2)",
  ],

  [
    "(?<=^|; )(exactly one|at most one|at least one) of each (NAME), ([^;]*) in (each [^;]*)$",
    "$1 of each $2 in $4; $1 of each $3 in $4",
  ],

  // Aggregates.
  ["\\b(?:any|exists|exist)\\(", "some("],
  ["\\bcount\\((NAME) in (NAME)\\)", "count(x in $2 where x is $1)"],
  ["\\bcount\\((NAME), (NAME)\\)", "count(x in $1 where x is $2)"],
  ["\\bcount\\((NAME) in (NAME)(?::| if| when) ", "count($1 in $2 where "],
  ["\\b(sum|max|min|all|some|different|product)\\((NAME) in (NAME): ([^()]*)\\)", "$1($4 for $2 in $3)"],
  ["\\b(all|some) (NAME) in (NAME): (REST)$", "$1($4 for $2 in $3)"],
  ["(\\([^()]*), (NAME in NAME\\))", "$1 for $2"],
  ["\\bfor (?:each|cell) (?=NAME in)", "for "],
  ["\\b(sum|max|min) of (\\S+) for (NAME) in (NAME)\\b", "$1($2 for $3 in $4)"],

  // Sets of cells.
  ["^(?:the |all )?(NAME) cells are connected$", "connected(cells where $1)", "connected(cells with $1)"],
  ["^(NAME) (?:is|are) connected$", "connected(cells where $1)", "connected(cells with $1)"],
  ["\\bconnected\\((not )?(NAME)(?: cells)?\\)", "connected(cells where $1$2)", "connected(cells with $2)"],
  ["\\b(NAME) cells\\b", "cells where $1", "cells with $1"],
  ["\\bcells (not )?(?=NAME\\))", "cells where $1"],
  ["\\b(?:in )?around (?:of )?(NAME)\\b", "in $1.around"],
  ["\\b(?:in )?(?:next to|adjacent to|beside) (NAME)\\b", "in $1.neighbours"],
  ["\\b(neighbours|around|links|edges) of (NAME)\\b", "$2.$1"],
  ["\\.adjacent\\b", ".neighbours"],
  ["\\.surroundings\\b", ".around"],
  ["\\((NAME\\.NAME) \\+ (NAME)\\)", "$1 + {$2}"],
  ["\\b(NAME) \\+ (NAME\\.NAME)$", "$2 + {$1}"],

  // Cells side by side.
  [
    "^no two (NAME)s?(?: cells)?(?: are)? (?:adjacent|touching|side by side)$",
    "for each link (x, y): not (x is $1 and y is $1)",
  ],
  ["^no adjacent (NAME)s?(?: cells)?$", "for each link (x, y): not (x is $1 and y is $1)"],
  ["^(NAME)s?(?: cells)? are not adjacent$", "for each link (x, y): not (x is $1 and y is $1)"],
  [
    "\\b(?:not )?\\(?(?:both )?(NAME) and (NAME) (?:are |not both )(NAME)\\)?$",
    "not ($1 is $3 and $2 is $3)",
  ],
  ["\\bnot both (NAME) and (NAME) are (NAME)$", "not ($1 is $3 and $2 is $3)"],
  [
    "^no (?:block )?(NUMBER) ?x ?(NUMBER)(?: block)? is (?:all )?(NAME)$",
    "at most \\*$1*$2 $3 in each block $1x$2",
  ],

  // What holds of all that are so.
  [
    "^no (NAME)s? (?:is|are) (NAME)$",
    "for each cell c where c is $1: c is not $2",
    "for each cell c with $1: c is not $2",
  ],
  [
    "^(?:all|each) (NAME)s? (?:is|are) (NAME)$",
    "for each cell c where c is $1: c is $2",
    "for each cell c with $1: c is $2",
  ],
  ["^(?:all )?(NAME)s? are not (NAME)$", "for each cell c where c is $1: c is not $2"],
  ["^(NAME) implies (not )?(NAME)$", "for each cell c: c is $1 implies c is $2$3"],
  ["^(?!for )(.*\\b([a-z])(?:\\.| is | has ).*)$", "for each cell $2: $1"],

  // Conditions.
  ["\\bif (.*?) then (REST)$", "if $1: $2"],
  ["\\bif ([^,:]*), (REST)$", "if $1: $2"],
  ["\\bif \\(([^()]*)\\) (?=NAME)", "if $1: "],
  ["^(for each [^:]*: )(.*) if (.*)$", "$1if $3: $2"],
  ["\\b(\\S+) exists\\b", "\\.$1"],
  ["^(for each [^:]*: )(.*) (?:if and only if|iff|<=>|<->) (.*)$", "$1($2) = ($3)"],
  ["\\bxor\\((.*), (.*)\\)", "($1) != ($2)"],

  // Values.
  ["(\\S+) (?:is )?(?:in )?between (NUMBER) and (NUMBER)", "$1 in $2..$3"],
  ["(\\S+) (?:=|is) (NUMBER) or (NUMBER)$", "$1 in {$2, $3}"],
  ["(NUMBER) <= (\\S+) <= (NUMBER)", "$2 in $1..$3"],
  ["(NUMBER) < (\\S+) < (NUMBER)", "$1 < $2 and $2 < $3"],
  ["(\\S+) is (NUMBER)\\b", "$1 = $2"],
  ["(\\S+) is not (NAME\\.NAME)\\b", "$1 != $2"],
  ["(\\S+) and (\\S+) are different$", "$1 != $2"],
  ["(\\S+) and (\\S+) are equal$", "$1 = $2"],
  ["(\\S+) is even$", "$1 mod 2 = 0"],
  ["(\\S+) is odd$", "$1 mod 2 = 1"],
  ["(\\S+) ?\\^ ?2\\b", "$1 * $1"],
  ["\\|(NAME)\\|", "size($1)"],
  ["\\|([^|]*)\\|", "abs($1)"],
  ["#(NAME)\\b", "size($1)"],
  ["\\b(?:len|length|area|count|card)\\((NAME)\\)", "size($1)"],
  ["\\b(?:the )?size of (NAME)\\b", "size($1)"],
  ["\\b(NAME)\\.area\\b", "$1.size"],
  ["\\b(NAME) has (NUMBER) cells$", "size($1) = $2"],
  ["\\bexactly (NUMBER) cells in (NAME)$", "size($2) = $1"],
  ["^each (NAME) has (?:size )?(NUMBER)(?: cells)?$", "for each $1 s: size(s) = $2"],
  ["^each group of (REST) has size (NUMBER)$", "for each group g of $1: size(g) = $2"],
  ["^size of each (NAME) (?:is|=) (NUMBER)$", "for each $1 s: size(s) = $2"],
  ["\\b(NAME)\\[(\\d+)(?:\\]\\[|, ?)(\\d+)\\]", "r$2c$3.$1"],
  ["(\\S+) := ", "$1 = "],
  ["(\\S+) = (NAME)\\b", "$1 is $2"],
  ["\\b(NAME)'s (NAME)\\b", "$1.$2"],
  ["\\b(NAME)\\((NAME)\\)", "$2.$1", "$2 is $1"],
  ["(?<=[:=<>+] |^)(?<![.\\w])(NAME)(?= [=<>!])", "c.$1"],
  ["(?<=[=<>+] )(NAME)$", "c.$1"],

  ["\\{([^{}]* for [^{}]*)\\}", "[$1]"],
  ["\\b(different|sum|max|min)\\(\\[([^\\]]*)\\]\\)", "$1(x for x in [$2])"],
  ["\\bthe (NAME)\\.(NAME)", "(the $1).$2"],
  ["\\.links\\b", ".edges"],
  ["\\.edges\\b", ".links"],

  // Loops.
  ["^(?:the )?(NAME) (?:is|forms|makes) (?:an? |one |a single )?loop$", "loop $1"],
  ["^(?:an? |single |one |closed )+loop (?=NAME)", "loop "],

  // Declarations.
  ["\\bwithout (?:the )?cells (NAME) where (REST)$", "without cells where \\~$1 $2"],
  ["\\b(\\d+)([a-z]+)\\b", "$2$1"],
  ["^(instance\\b.*):$", "$1"],

  // Rules and notes.
  ["^rule:? (?=(?:at|exactly|for|if|each|connected)\\b)", ""],
  ["^rule ([^\":']+): ", 'rule "$1": '],
  ["^rule '([^']*)'", 'rule "$1"'],
  ['^(rule "[^"]*") (?=[^:])', "$1: "],
  ["^(?:constraint|require|assert|where)\\b:? ", ""],
  ["[.;]$", ""],
  [" (?:#|--) .*$", ""],
  [" /\\*.*\\*/$", ""],
];
