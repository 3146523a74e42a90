/** Conditions and values. */
import { VALUE } from "../../english/common-nouns.js";
import { notOneOf, ofNamedThings, otherGroups } from "./not-one-of.js";
import type { Phrase } from "./phrase.js";

const RIM = "(?:border|rim|outer|outside|boundary)";

export const conditionsAndValues: readonly Phrase[] = [
  // Conditions on all that are so.
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
  [
    "^(?:all |the |each )?cells? (with|without) (?:an? )?(NAME) (?:are|is) (not )?(NAME)$",
    "for each cell c $1 $2: c is $3$4",
  ],
  ["^no cells? (with|without) (?:an? )?(NAME) (?:are|is) (NAME)$", "for each cell c $1 $2: c is not $3"],
  [
    "^(?:all |the |each )?(NAME)s?(?: cells?)? (?:are|is) (not )?(NAME)$",
    "for each cell c with $1: c is $2$3",
    "for each cell c where c is $1: c is $2$3",
  ],
  [
    "^no (?!(?:row|column|line|diagonal|block|box)s?\\b)(NAME)s?(?: cells?)? (?:are|is) (NAME)$",
    "for each cell c with $1: c is not $2",
  ],
  ["^(?:each|all) (NAME)s? (?:is|are|forms?) (?:an? )?(NAME?)s?$", "for each $1 s: s is $2"],
  ["^(?:each|all) cells? (?:has|have) (NAME) =? ?(NUMBER)$", "for each cell c: c.$1 = $2"],
  ["^(?:each |all )?(NAME) cells? (?:has|have) (NAME) =? ?(NUMBER)$", "for each cell c with $1: c.$2 = $3"],
  ["^(NAME) = (NUMBER) in (NAME) cells$", "for each cell c with $3: c.$1 = $2"],
  ["^(NAME) implies (not )?(NAME)$", "for each cell c: c is $1 implies c is $2$3"],

  ["^(?!for |rule )([^:]+) (?:iff|if and only if) ([^:]+)$", "($1) = ($2)"],

  // Conditions.
  [" (?:=>|->) ", " implies "],
  ["^for each cell NAME: ", "for each cell: "],
  ["\\bunless ([^:]*): ", "if not $1: "],
  ["\\bwhen ([^:]*): ", "if $1: "],
  ["\\bif ([^:{]*?) ?(?:=>|->|\\{) ?([^}]*?) ?\\}?$", "if $1: $2"],
  ["^(for each [^:]*: )(.*) then (.*)$", "$1if $2: $3"],
  ["^(for each [^:]*: )(.*) when (.*)$", "$1if $3: $2"],
  ["\\b([a-z]) (not )?(NAME)(?=$|:| (?:and|or|implies)\\b|\\))", "$1 is $2$3"],
  ...notOneOf,
  ["\\b(some|all)\\((NAME) in ([^()]+(?:\\([^()]*\\))?)\\)", "$1(x is $2 for x in $3)"],
  ...ofNamedThings,
  ...otherGroups,
  ["\\b([a-z]) is (?:an? )?neither (?:an? )?(NAME) nor (?:an? )?(NAME)", "not ($1 is $2 or $1 is $3)"],
  ["\\b([a-z]) is either (NAME) or (NAME)", "$1 is $2 or $1 is $3"],
  ["\\b([a-z]) is (NAME) (and|or) (not )?(NAME)$", "$1 is $2 $3 $1 is $4$5"],
  ["\\bhas no (?=NAME)", "has not "],
  [
    "\\b(?:both )?(rNUMBERcNUMBER|[a-z])(?:,| and) (rNUMBERcNUMBER|[a-z]) are (?:both )?(NAME)(?=$|[:,)]| then\\b)",
    "$1 is $3 and $2 is $3",
  ],
  [
    "\\b(?:both )?([a-z]) and ([a-z]) are (?:both )?([A-Za-z_]\\w*)s(?=$|[:,)]| then\\b)",
    "$1 is $3 and $2 is $3",
  ],
  [
    "^(for each [^:]*?(?<!, )\\b([a-z]), ([a-z])\\b(?!, [a-z]\\b)[^:]*: if )both(?: cells| of them)?(?: are)? (NAME)(?=[:,]| then\\b)",
    "$1$2 is $4 and $3 is $4",
  ],
  ["\\b(?:either )?([a-z]) or ([a-z]) is ([A-Za-z_]\\w*)(?=$|[:,)]| then\\b)", "($1 is $3 or $2 is $3)"],
  ["\\bneither ([a-z]) nor ([a-z]) (?:is|are) (NAME)(?=$|[:,)]| then\\b)", "$1 is not $3 and $2 is not $3"],
  ["\\b(\\S+) is (NAME) and (\\S+) is not$", "$1 is $2 and $3 is not $2"],
  ["\\bnot (rNUMBERcNUMBER) (?=NAME)", "not $1 is "],
  ["\\b(and|or) (not )?([a-z]) (not )?(NAME)(?=\\)|$)", "$1 $2$3 is $4$5"],

  ["\\bif (.*?),? then (REST)$", "if $1: $2"],
  ["\\bif ([^,:]*), (REST)$", "if $1: $2"],
  ["\\bif \\(([^()]*)\\) (?=NAME)", "if $1: "],
  ["^(for each [^:]*: )(.*) if (.*)$", "$1if $3: $2"],
  ["\\b(\\S+) exists\\b", "\\.$1"],
  ["^(for each [^:]*: )(.*) (?:if and only if|iff|<=>|<->) (.*)$", "$1($2) = ($3)"],
  ["\\bxor\\((.*), (.*)\\)", "($1) != ($2)"],

  // Numbers that are read off the places of a set, and whether something has a value.
  ["\\b([a-z])\\.top\\b", "min(x.row for x in $1)"],
  ["\\b([a-z])\\.bottom\\b", "max(x.row for x in $1)"],
  ["\\b([a-z])\\.left\\b", "min(x.column for x in $1)"],
  ["\\b([a-z])\\.right\\b", "max(x.column for x in $1)"],
  [
    "\\b([a-z])\\.(NAME) is (not )?(?:an? )?(?:direction|number|digit|letter|value|something|known|given|set)\\b",
    "$1 has $3$2",
  ],
  ...(
    [
      ["row", "height"],
      ["column", "width"],
    ] as const
  ).flatMap(([sort, end]): readonly Phrase[] => {
    const outermost = `(?:(?:on |at )?(?:the |an? )?${RIM}(?: ${sort})?|(?:the )?first (?:or|and|nor) (?:the )?last(?: ${sort})?)`;
    const line = `(?<=\\b${sort}s? ([a-z])\\b[^:]*)\\b(?:\\1|${sort}) is`;
    return [
      [`${line} not ${outermost}(?=$|[:),]| and| or)`, `$1 > 1 and $1 < board.${end}`],
      [`${line} ${outermost}(?=$|[:),]| and| or)`, `$1 in {1, board.${end}}`],
      [
        `^(.* in) each ${sort} (?:where|with) ${sort} is not ${outermost}$`,
        `for each ${sort} r where r > 1 and r < board.${end}: $1 r`,
      ],
      [`^for each ${sort} ([a-z]) in (NUMBER\\.\\.[^:]+):`, `for each ${sort} $1 where $1 in $2:`],
    ];
  }),
  // Where only one cell is beside an edge.
  [`(?<=\\bedges? [^:]*)\\b([a-z]) is (?:on |at )?(?:the |a )?${RIM}\\b`, "size($1.cells) = 1"],
  [`(?<=\\bedges? [^:]*)\\b([a-z]) is not (?:on |at )?(?:the |a )?${RIM}\\b`, "size($1.cells) > 1"],
  ["\\blink\\((NAME), (NAME)\\) (is|has) (not )?(NAME)\\b", "some(x $3 $4$5 for x in $1.links * $2.links)"],
  ["\\b(?:link|edge)\\((NAME), (NAME)\\)\\.(NAME)\\b", "sum(x.$3 for x in $1.links * $2.links)"],
  ["\\b(NAME) in ([a-z])(?=\\)| where| and| or|:)", "$1 in $2.cells"],
  ["(?<=\\bthe )(cell|link|edge) with (NAME) (=|!=|<=|>=|<|>) ", "$1 with $2 where $2 $3 "],
  ["\\b(cells?|links?|edges?) with (NAME) (=|!=|<=|>=|<|>) ", "$1 where $2 $3 "],
  ["\\b(count|sum|some|all|max|min)\\(([^()]*)\\b(NAME)(\\(NAME, ?NAME\\)) in links\\b", "$1($2$4 in links"],
  [
    "\\b(?:some|any|an?) (NAME) in (NAME\\.NAME(?:\\([^()]*\\))?|NAME)(?=$|\\)|:| and| or| implies)",
    "at least 1 $1 in $2",
  ],

  ["\\b([a-z]) is (not )?(?:an? )?(odd|even)\\b", "$1.LAYER is $2$3"],

  // Values.
  ["\\bin [\\[(](NUMBER(?:, NUMBER)+)[\\])]", "in {$1}"],
  ["\\bin (NUMBER)-(NUMBER)", "in $1..$2"],
  ["\\bin range\\((NUMBER), (NUMBER)\\)", "in $1..$2"],
  ["\\bodd\\((\\S+)\\)", "$1 mod 2 = 1"],
  ["\\beven\\((\\S+)\\)", "$1 mod 2 = 0"],
  ["\\bmod\\((\\S+), (\\S+)\\)", "$1 mod $2"],
  ["\\bmodulo\\b", "mod"],
  ["\\b(?:square|sqr)\\((\\S+)\\)", "$1 * $1"],
  ["\\bpow\\((\\S+), 2\\)", "$1 * $1"],
  ["\\b(?:abs|diff|dist|delta)\\((\\S+), (\\S+)\\)", "difference($1, $2)"],
  ["(\\S+) and (\\S+) differ$", "$1 != $2"],
  ["(NAME\\.NAME) is (?=NAME\\.NAME)", "$1 = "],
  ["^\\((NUMBER), ?(NUMBER)\\)", "r$1c$2"],
  ["\\bcells\\[(NUMBER)\\]\\[(NUMBER)\\]", "r$1c$2"],
  ["(\\S+) (?:is )?(?:in )?between (NUMBER) and (NUMBER)", "$1 in $2..$3"],
  ["(\\S+) (?:=|is) (NUMBER) or (NUMBER)$", "$1 in {$2, $3}"],
  ["(NUMBER) <= (\\S+) <= (NUMBER)", "$2 in $1..$3"],
  ["(NUMBER) < (\\S+) < (NUMBER)", "$1 < $2 and $2 < $3"],
  ["(\\S+) is (NUMBER)\\b", "$1 = $2"],
  ["(\\S+) is not (NUMBER)\\b", "$1 != $2"],
  ["(\\S+) is not (NAME\\.NAME)\\b", "$1 != $2"],
  ["(\\S+) and (\\S+) are different$", "$1 != $2"],
  ["(\\S+) and (\\S+) are equal$", "$1 = $2"],
  ["(\\S+) is even$", "$1 mod 2 = 0"],
  ["(\\S+) is odd$", "$1 mod 2 = 1"],
  [
    "(\\S+(?: [-+*] \\S+)*) is (?:a )?prime(?: number)?$",
    "$1 in {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97}",
  ],
  ["(\\S+) ?\\^ ?2\\b", "$1 * $1"],
  ["([\\w.]+) ?(?:\\^|\\*\\*) ?(\\([^()]*\\)|[\\w.]+)", "product($1 for factor in 1..$2)"],
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

  ["\\b(NAME) (?:has size|is of size|has) (NUMBER)(?: cells)?$", "size($1) = $2"],
  ["\\bsize ([a-z]) ", "size($1) "],
  ["\\b(NAME)\\.(?:count|length|area|size\\(\\))", "$1.size"],
  ["\\b(?:exactly )?(NUMBER) cells in (NAME)$", "size($2) = $1"],
  ["^(?:each |all )?(NAME)s (?:has|have) size (NUMBER)$", "for each $1 s: size(s) = $2"],
  ["^(?:each|the) (NAME) (?:has|contains) (?:exactly )?(NUMBER) cells$", "for each $1 s: size(s) = $2"],
  ["^size\\((NAME)\\) = (NUMBER)$", "for each $1 s: size(s) = $2"],
  ["^(NAME)\\.size = (NUMBER)$", "for each $1 s: size(s) = $2"],
  ["\\bsize\\((NAME)\\)", "size(c.$1)"],
  ["\\bsize of (?:c's )?(NAME)\\b", "size(c.$1)"],
  ["\\bexactly (?:one|1) (NAME) in each (NAME)$", "for each $2 s: count(c in s with $1) = 1"],

  ["^for each (NAME) ([a-z])(?=:| where)", "for each $2 in $1"],
  ["\\{([^{}]* for [^{}]*)\\}", "[$1]"],
  ["\\bthe (NAME)\\.(NAME)", "(the $1).$2"],
  ["\\.links\\b", ".edges"],
  ["\\.edges\\b", ".links"],

  ["\\b([a-z]\\.NAME) is (NAME) or (NAME)\\b", "$1 in {$2, $3}"],
  ["\\b([a-z]\\.NAME) is (NAME), (NAME),? or (NAME)\\b", "$1 in {$2, $3, $4}"],
  [
    "^(for each (?:link )?\\(?(?:[a-z]+ )?(NAME), (NAME)\\)?: .*)\\bboth(?: are)? (NAME)$",
    "$1$2 is $4 and $3 is $4",
  ],
  ["\\b([a-z]) is not in (?:some|any|an?) (NAME)\\b", "not some($1 in x for x in $2s)"],
  ["\\b([a-z]) (?:is )?in (?:some|any|an?) (NAME)\\b", "some($1 in x for x in $2s)"],
  [
    "\\b(NAME(?:\\.NAME)?) touches (NAME(?:\\.NAME)?)",
    "some(y in $2 for x in $1, y in x.neighbours)",
    "some(x in $2 for x in $1.neighbours)",
  ],
  ["\\b([a-z])-([a-z]) is not (NAME)\\b", "not some(l is $3 for l in $1.links * $2.links)"],
  ["\\b([a-z])-([a-z]) is (NAME)\\b", "some(l is $3 for l in $1.links * $2.links)"],
  [
    "^the (NAME) (?:with|where) (NAME) (?:=|is) (NAME) has (NAME) (?:= |is )?(NAME)$",
    "(the $1 where $2 = $3).$4 = $5",
  ],
  // All of a set, at the end of a line.
  [
    "\\b(?:all|every|each) (?:(?:the )?cells?|[a-z]) in (NAME(?:\\.NAME(?:\\([^()]*\\))?)?) (?:is|are) (not )?(NAME)$",
    "all(x is $2$3 for x in $1)",
  ],
  ["\\b(NAME)\\.(left|right|up|down) until\\b", "$1.look($2) until"],
  [
    "^for each (NAME) (NAME),? no two (?:consecutive|neighbou?ring|adjacent) cells are (?:both )?(NAME)$",
    "for each $1 $2: for each consecutive cells a, b in $2: not (a is $3 and b is $3)",
  ],
  [
    "^no two (NAME)(?: cells)? (?:are )?(?:side by side|next to each other|adjacent) in (?:a|each|the same) (row|column)$",
    "for each $2 r: for each consecutive cells a, b in r: not (a is $1 and b is $1)",
  ],
  [
    "^(NAME)(?: cells)? are (?:never|not) (?:side by side|next to each other|adjacent) in (?:a|each|the same) (row|column)$",
    "for each $2 r: for each consecutive cells a, b in r: not (a is $1 and b is $1)",
  ],
  ["^no (NAME) (?:at|in|on) (r\\d+c\\d+)$", "$2 is not $1", "$2 has no $1"],
  // The values round a cell.
  [
    `\\bno ${VALUE} in (NAME(?:\\.NAME)?) (?:equals|is equal to|is the same as|is) (NAME)\\.(NAME)$`,
    "all(x.$3 != $2.$3 for x in $1)",
  ],
  [
    "\\b([a-z])\\.(NAME) (?:is different|differs) from (?:all|the|any|every|each)(?: the)? NAME in (NAME(?:\\.NAME)?)$",
    "all(x.$2 != $1.$2 for x in $3)",
  ],
  [
    "\\bno neighbou?r of ([a-z]),? (?:also|even) diagonally,? has the same (NAME)$",
    "all(x.$2 != $1.$2 for x in $1.around)",
  ],
  ["\\bno neighbou?r of ([a-z]) has the same (NAME)$", "all(x.$2 != $1.$2 for x in $1.neighbours)"],
  [
    `^equal ${VALUE} (?:never|may not|do not|must not) (?:touch|be adjacent),? not even diagonally$`,
    "for each cell c: all(x.LAYER != c.LAYER for x in c.around)",
  ],
  [
    "^(?:in|on) the first (row|column),? (?:everything|every cell) is (NAME)$",
    "for each cell c in $1s[1]: c is $2",
  ],
  [
    "^(?:everything|every cell) is (NAME) (?:in|on) the first (row|column)$",
    "for each cell c in $2s[1]: c is $1",
  ],
  [
    "^(NAME) and (NAME) (?:are|sit|stand) (NUMBER) (?:cells|seats|places|steps|squares|houses) apart$",
    "for each cells x, y where x is $1 and y is $2: distance(x, y) = $3",
  ],
];
