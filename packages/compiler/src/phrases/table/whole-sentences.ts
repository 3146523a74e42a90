/** Whole sentences of a few things that one cannot say in fewer words. */
import type { Phrase } from "./phrase.js";

export const wholeSentences: readonly Phrase[] = [
  // Lines that go on, or turn.
  [
    "\\b(?:the )?(NAME?)s? (?:goes|go|runs?|passes|pass|is|are) straight (?:on |ahead )?(?:through|at|in|on|over) ([a-z])\\b",
    "exactly 2 $1 in $2.links and $2.$1(left) = $2.$1(right)",
  ],
  [
    "\\b(?:the )?(NAME?)s? (?:turns?|bends?|has a turn|makes a turn|has a bend) (?:at|in|on) ([a-z])\\b",
    "exactly 2 $1 in $2.links and $2.$1(left) != $2.$1(right)",
  ],
  [
    "\\b(?:the )?(NAME?)s? (?:visits?|passes|pass|goes|go|runs?)(?: through| over)? ([a-z])\\b",
    "exactly 2 $1 in $2.links",
    "at least 1 $1 in $2.links",
  ],
  [
    "\\b([a-z]) is (?:an? )?(?:turn|bend|turning|bent|angle)\\b",
    "exactly 2 LAYER in $1.links and $1.LAYER(left) != $1.LAYER(right)",
  ],
  [
    "\\b([a-z]) is not (?:a )?straight\\b",
    "exactly 2 LAYER in $1.links and $1.LAYER(left) != $1.LAYER(right)",
  ],
  ["\\b([a-z]) is (?:a )?straight\\b", "exactly 2 LAYER in $1.links and $1.LAYER(left) = $1.LAYER(right)"],
  [
    "(?:\\(?\\bcells (?:of|in|on) )?\\(?\\b([a-z])\\.links (?:where|with) (NAME)\\)+ is straight\\b",
    "exactly 2 $2 in $1.links and $1.$2(left) = $1.$2(right)",
  ],
  [
    "^(for each cell ([a-z])\\b.*: )not straight$",
    "$1exactly 2 LAYER in $2.links and $2.LAYER(left) != $2.LAYER(right)",
  ],
  [
    "^(for each cell ([a-z])\\b.*: )straight$",
    "$1exactly 2 LAYER in $2.links and $2.LAYER(left) = $2.LAYER(right)",
  ],

  // Pieces, and what stands beside all of a set.
  [
    "\\b(?:no cell (?:of|in) )([a-z]) (?:touches|is (?:next to|adjacent to|beside)|are adjacent to|has a side in common with) (?:an? cell (?:of|in) |any cell (?:of|in) )?([a-z])(?: (?:by|at|on|along) an? (?:side|edge)| orthogonally)?$",
    "not some(y in $2 for x in $1, y in x.neighbours)",
  ],
  [
    "\\bno cell (?:of|in) ([a-z]) is in ([a-z])\\.(neighbours|around)$",
    "not some(y in $2 for x in $1, y in x.$3)",
  ],
  ["\\b([a-z]) in ([a-z])\\.(neighbours|around)\\b", "some(y in $2 for y in $1.$3)"],
  ["\\bfor some\\((NAME) in (NAME) for \\1 in (\\S+)\\) for (NAME) in (NAME)\\b", "for $4 in $5, $1 in $3"],
  ["\\b([a-z]) is (not )?(?:covered|occupied|filled|used)(?: by (?:an? |some )?NAME)?\\b", "$1 has $2LAYER"],
  ["\\b([a-z]) is (?:free|uncovered|unoccupied|empty)\\b", "$1 has not LAYER"],

  // In a set that is not named.
  ["\\b([a-z]) in (?:some|any|an?) (NAME)\\b", "some($1 in s for s in $2s)"],
  [
    "^for each (NAME) ([a-z]): no \\1 in \\2\\.(around|neighbours)$",
    "for each $1 $2: for each cell c in $2: all(x in $2 or x has no $1 for x in c.$3)",
    "for each $1 $2: for each cell y in $2: all(x in $2 or x has no $1 for x in y.$3)",
  ],
  [
    "(?<=^|: )(NAME) cells (?:of|in) (NAME) (?:are|is|form) (?:all )?(?:connected|(?:an? |one )?(?:single |connected )?(?:group|area))$",
    "connected($2 with $1)",
  ],
  [
    "^(NAME?)s?(?: cells)? (?:of|in) different (NAME?)s? (?:are not adjacent|are never adjacent)$",
    "for each link (x, y) where x.$2 is not y.$2: not (x is $1 and y is $1)",
    "for each link (x, y) where x.$2 is not y.$2: not (x has $1 and y has $1)",
  ],
  [
    "^no (NUMBER) ?x ?(NUMBER)(?: NAME)? (?:is|are) (?:all )?(?:filled|full|covered|occupied)(?: with| by| of)? (NAME)$",
    "at most \\*$1*$2 $3 in each block $1x$2",
  ],
  [
    "(?<=^|: )(?:all |the )?(NAME)s in (NAME) are (?:all )?(?:the )?(?:same|equal|alike)$",
    "all(x.$1 = y.$1 for x, y in ($2 with $1))",
  ],
  [
    "^(?:neighbouring|adjacent|touching) (NAME)s (?:have different sizes|differ in size|have a different size)$",
    "for each link (x, y) where x.$1 is not y.$1: size(x.$1) != size(y.$1)",
  ],
  [
    "^no 2 (?:neighbouring|adjacent|touching) (NAME)s (?:have|has|are of) the same size$|^(NAME)s of the same size are not (?:adjacent|touching)$",
    "for each link (x, y) where x.$1$2 is not y.$1$2: size(x.$1$2) != size(y.$1$2)",
  ],
  [
    "^no two (?:neighbouring|adjacent|touching) (NAME)s (?:have|has|are of) the same size$",
    "for each link (x, y) where x.$1 is not y.$1: size(x.$1) != size(y.$1)",
  ],
  [
    "^no (?:4|four) (NAME)s (?:meet|touch) (?:at|in) (?:an?|one|any|the same) (?:corner|point)$",
    "for each block 2x2 b: not different(c.$1 for c in b)",
  ],
  ["^each group of (REST) (?:is|forms) a domino$", "for each group g of $1: size(g) = 2"],
  ["^each group of (REST) (?:is|forms) a tromino$", "for each group g of $1: size(g) = 3"],
  ["^each group of (REST) (?:is|forms) a tetromino$", "for each group g of $1: size(g) = 4"],
  [
    "^each group of (REST) (?:is|forms) a square$",
    "for each group g of $1: g is rectangle and g.width = g.height",
  ],
  ["^each (NAME) (?:is|forms) a square$", "for each $1 s: s is rectangle and s.width = s.height"],
  [
    "^each (NAME) has (?:an? )?size (?:between|from) (NUMBER) (?:and|to) (NUMBER)$",
    "for each $1 s: size(s) in $2..$3",
  ],
  ["\\bthe (first|last) (NAME) (?:in|of) (NAME)\\b", "$1($3 with $2).$2"],
  ["\\b(?:the )?sum of (.*) for each (NAME) (NAME)$", "sum($1 for $3 in $2s)"],
  ["\\bcount of (NAME\\.NAME) (with|where|without) (NAME)$", "size($1 $2 $3)"],
  ["^for each row (?:or|and) column (?=NAME)", "for each line "],
  ["\\b([a-z]) (?:is )?(?:directly )?above ([a-z])\\b", "$1.row < $2.row"],
  ["\\b([a-z]) (?:is )?(?:directly )?below ([a-z])\\b", "$1.row > $2.row"],
  ["\\b([a-z]) (?:is )?(?:directly )?(?:to the )?left of ([a-z])\\b", "$1.column < $2.column"],
  ["\\b([a-z]) (?:is )?(?:directly )?(?:to the )?right of ([a-z])\\b", "$1.column > $2.column"],
  [
    "\\b((?:exactly|at most|at least) \\S+ NAME)(?: cells)? (?:around|round) (NAME)$",
    "$1 in $2.around",
    "$1 in $2.cells",
  ],
  ["\\bwhere ([a-z]): ?", "$1 where "],
  ["\\bin (\\([^()]+\\)) \\+ ([a-z])$", "in $1 + {$2}"],
  ["\\buntil ([a-z]) is (not )?(NAME)\\b", "until $2$3"],
  ["\\bthe (NAME) of ([a-z])\\b", "$2.$1"],
  ["\\bin (NAME\\.NAME) \\+ (NAME)$", "in $1 + {$2}"],
  ["\\bin (NAME) \\+ (NAME\\.NAME)$", "in {$1} + $2"],
  [
    "\\b(exactly|at most|at least) (\\S+) (?:none|empty)(?: cells?)? in\\b",
    "$1 $2 not number in",
    "$1 $2 not digit in",
    "$1 $2 not letter in",
  ],
  [
    "^for each (?:white|unshaded|blank|empty) cell (NAME)( with(?:out)? NAME)?:",
    "for each cell $1$2 where $1 is not shaded:",
  ],
  ["^for each (?:black|filled) cell (NAME)( with(?:out)? NAME)?:", "for each cell $1$2 where $1 is shaded:"],
  ["^for each un(NAME) cell (NAME)( with(?:out)? NAME)?:", "for each cell $2$3 where $2 is not $1:"],
  ["\\b(?:white|blank|empty|unmarked|clear|open) cells\\b", "cells where not shaded"],
  ["\\b(?:black|filled|dark) cells\\b", "cells where shaded"],
  [
    "^(?!(?:for|each|every|all|if|rule)\\b)([a-z][a-z ,'-]*[a-z]): (?=(?:for each|exactly|at most|at least|if|connected|loop)\\b)",
    'rule "$1": ',
  ],

  ["\\bin ([a-z]|rNUMBERcNUMBER) and (NAME\\.NAME)$", "in {$1} + $2", "in $1 + $2"],
  ["\\bin ([a-z]|rNUMBERcNUMBER) and (?:its|the|all)? ?(neighbours|around)$", "in {$1} + $1.$2"],
  [
    "\\bin ([a-z]|rNUMBERcNUMBER) and (?:its|the|all)? ?neighbou?rs,? (?:also|even|including) diagonal(?:ly|s)?$",
    "in {$1} + $1.around",
  ],
  ["\\bin (NAME\\.NAME) and ([a-z]|rNUMBERcNUMBER)$", "in $1 + {$2}"],
  // Of `in x.row and y.row` nobody knows whether both or either is meant.
  ["\\b(no|exactly \\S+) (NAME) in (NAME)\\.(NAME) and \\3\\.(NAME)$", "$1 $2 in $3.$4 + $3.$5"],
  ["\\bin (?:either )?(NAME\\.NAME) or (?:in )?(NAME\\.NAME)$", "in $1 + $2"],
  ["\\bin both (NAME\\.NAME) and (?:in )?(NAME\\.NAME)$", "in $1 * $2"],
  ["\\bin both ([a-z]) and (?:in )?([a-z])$", "in $1 * $2"],
  [
    "\\b(?:next to|adjacent to|beside|neighbouring) both ([a-z]) and ([a-z])$",
    "in $1.neighbours * $2.neighbours",
  ],
  ["\\bin (r\\d+c\\d+)$", "in {$1}"],
  ["\\bno (NAME) in ([a-z])$", "no $1 in {$2}"],
  ["\\bis (not )?in (?:an? |the )?(?=NAME)", "is $1", "has $1"],

  // Wholes, and what touches.
  [
    "^(?:the )?(NAME?)s?(?: cells)? (?:forms?|are|is|makes?) (?:one |a |an |single )*(?:connected )?tree$",
    "tree(cells where $1)",
    "tree $1",
  ],
  [
    "^(?:the )?(NAME?)s?(?: cells)? (?:forms?|are|is|makes?) (?:one |a |an |single )*connected (?:area|region|group|whole|set|shape|body|network)$",
    "connected(cells where $1)",
    "connected $1",
  ],
  [
    "\\b(NAME(?:\\.NAME(?:\\([^()]*\\))?)?) (?:crosses|meets|overlaps|intersects) (NAME(?:\\.NAME(?:\\([^()]*\\))?)?)$",
    "size($1 * $2) > 0",
  ],
  [
    "^no (?:equal|same|repeated|two equal) (?:NAME) in each (NAME(?:, NAME)*)$",
    "for each $1 s: different(x.LAYER for x in s)",
  ],
  [
    "^(for each link \\((NAME), (NAME)\\): .*)\\b(?:the )?same (NAME)$",
    "$1$2.$4 is $3.$4",
    "$1$2.$4 = $3.$4",
  ],
];
