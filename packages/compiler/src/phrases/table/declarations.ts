/** Loops, declarations, and lines that are notes or rules. */
import type { Phrase } from "./phrase.js";

export const declarations: readonly Phrase[] = [
  // Loops.
  ["^(?:an? |single |one |closed )+loop (?=NAME)", "loop "],

  ["^(?:the )?(NAME)s (?:is|are|forms?|makes?) (?:an? |one |a single )?(?:closed )?loop$", "loop $1"],
  ["^(?:the )?(NAME) (?:is|forms?|makes?) (?:an? |one |single |a single )*(?:closed )?loop$", "loop $1"],
  ["^(?:an? )?(?:single |one |closed )*loop: (NAME)$", "loop $1"],
  ["^is_?loop\\((NAME)\\)$", "loop $1"],
  ["^loop\\(links with (NAME)\\)$", "loop $1"],

  // How values are written.
  ['\\bwritten (.*)\\b(NAME) "?\\."?(?=,|$)', 'written $1$2 "-"'],
  ['(?<=\\bwritten .*)\\b(NAME) (?:as )?(?!"?\\.)(?:"([^"]+)"|([^\\s"\\w,]+))(?=,|$)', '"$2$3" $1'],
  ['(?<=\\bwritten .*)(?<!")([^\\s"\\w,]+) (NAME)\\b', '"$1" $2'],

  // Named values, and none of them.
  [
    "\\{(?:none|nothing|no|empty), (?:up|down|left|right)(?:, (?:up|down|left|right))+\\}",
    "direction or none",
  ],
  [
    "\\{(?:up|down|left|right)(?:, (?:up|down|left|right))+, (?:none|nothing|no|empty)\\}",
    "direction or none",
  ],
  ["\\{none, ([^{}]+)\\}", "{$1} or none"],
  ["\\{([^{}]+), none(, [^{}]+)?\\}", "{$1$2} or none"],

  // Declarations.
  ["^(?:var|variable|variables|decision|unknown) (?=NAME:)", "find "],
  ["^(?:input|known|clue|clues) (?=NAME:)", "given "],
  ["^(?:const|constant|def|define|function|set|macro) (?=NAME)", "let "],
  ["^let (NAME) (NAME) = ", "let $1($2) = "],
  ["^(?:def|let|function) (NAME\\(.*?\\)):? (?:= |=> |return )?(.*)$", "let $1 = $2"],
  ["^(?:parameter|ask) (?=NAME)", "param "],
  ["^param (NAME) ?:? ?= ?(NUMBER)$", "param $1: 1..99 = $2"],
  ["^(?:board size|board of|board is|board =|board:|grid:|size:|grid|size) ?", "board "],
  ["^board \\((NUMBER), ?(NUMBER)\\)", "board $1 x $2"],
  ["^(board .*?) (?:except|minus|but not|excluding) ", "$1 without "],
  ["^(board .*) without (?:cells? )?(rNUMBERcNUMBER(?:(?:, ?| and )rNUMBERcNUMBER)*)$", "$1 without {$2}"],
  ["^(board .*rNUMBERcNUMBER) and ", "$1, "],
  ["^board (NUMBER) ?(?:by|×|\\*|,) ?(NUMBER)", "board $1 x $2"],
  ["^board (NUMBER|NAME)$", "board $1 x $1"],
  ["^((?:given|find) [^:]*): (NAME(?:, NAME)+)$", "$1: {$2}"],
  ["^((?:given|find) [^:]*): (NAME(?:, NAME)*),? or (?:none|empty|nothing|blank)$", "$1: {$2} or none"],
  ["^((?:given|find) [^:]*): (NAME) or (NAME) or (?:none|empty|nothing|blank)$", "$1: {$2, $3} or none"],
  ["^((?:given|find) [^:]*): (NAME) or (NAME)$", "$1: {$2, $3}"],
  ["^((?:given|find) [^:]*): (?:an? )?(?:loops?|lines?)$", "$1: yes/no on links"],
  [
    "^((?:given|find) (?:NAME|regions?|areas?|rooms?|pieces|blocks?|rectangles?)): (?:regions|areas?|rooms?|rectangles?)$",
    "$1: region",
  ],
  ["^find (regions?|areas?|rooms?|rectangles?)$", "find $1: region"],
  ["^((?:given|find) NAME) (?:of|for|in|at) (?:each|every|all|the) NAME: ", "$1: "],
  ["^((?:given|find) NAME) (?!(?:on|by|in|of|for|at|is|each|every) )(NAME): ", "$1_$2: "],
  [
    "^(?:people|persons|houses|players|guests|friends|names|places|towns|cities): (NAME(?:, NAME)+)$",
    "board places $1",
  ],
  ["^((?:given|find) NAME),? (?:in|of|from|is|as) ", "$1: "],
  ["^((?:given|find) NAME), (?=NUMBER)", "$1: "],
  ["^(find NAME)$", "$1: yes/no"],
  ["^(given NAME)$", "$1: number", "$1: yes/no"],
  [
    "^((?:given|find) [^:]*): (?:numbers?|integers?|int|digits?|values?) (?:from |in |of )?(?=NUMBER)",
    "$1: ",
  ],
  ["^((?:given|find) [^:]*): from ", "$1: "],
  ["^((?:given|find) [^:]*): [[{(](\\w+)(?:\\.\\.|-)(\\w+)[\\]})]", "$1: $2..$3"],
  ["^((?:given|find) [^:]*): [[(]([^\\])]*)[\\])]", "$1: {$2}"],
  ["^((?:given|find) [^:]*): (\\w+(?:, ?\\w+)+)$", "$1: {$2}"],
  ["^((?:given|find) [^:]*): (?:letters?|alphabet)$", "$1: {a..z}"],
  ["^((?:given|find) [^:]*): ([a-zA-Z])(?:\\.\\.|-)([a-zA-Z])", "$1: {$2..$3}"],
  ["^((?:given|find) [^:]*): an? ", "$1: "],
  [
    "^((?:given|find) .*? on) (?:(?:each|every|all|the|both) )?(?:rows?(?:,? and|,? or|,| &| and on|, on) (?:each |every |the )?columns?|columns?(?:,? and|,? or|,| &| and on|, on) (?:each |every |the )?rows?)( or \\?)?$",
    "$1 lines$2",
  ],
  ["^((?:given|find) .* on) (?:each|every|all|the) (?=NAME)", "$1 "],
  ["^((?:given|find) .* on) (?:borders?|sides?|walls?|fences?)$", "$1 edges"],
  ["^((?:given|find) .* on) (?:neighbours|pairs|connections)$", "$1 links"],
  ["^((?:given|find) [^:]*): (\\w+) ?(?:-|to|until) ?(\\w+)$", "$1: $2..$3"],
  [
    "^((?:given|find) [^:]*): (?:\\{?yes(?: or |, ?|\\||-)no\\}?|\\{?true(?: or |, ?|/)false\\}?|binary|\\{0, ?1\\}|flag)",
    "$1: yes/no",
  ],
  ["^((?:given|find) [^:]*): (?:loop|path|line) (?=on)", "$1: yes/no "],
  ["^((?:given|find) .* )(?:for|at|in|per|of) (?=cells|rows|columns|links|edges|corners|NAMEs$)", "$1on "],
  ["^((?:given|find) [^:]*: .*?) on (NAME) (or (?:none|\\?))$", "$1 $3 on $2"],
  ["^(given [^:]*: .*?),? (?:optional|or (?:empty|nothing|blank|no))$", "$1"],
  ["^(find [^:]*: .*?),? (?:optional|or (?:empty|nothing|blank|no))$", "$1 or none"],
  ['^((?:given|find) [^:]*: .*)"(\\w+)"', "$1$2"],
  ["^(puzzle NAME)\\((NAME) = (NUMBER)\\)", "$1($2: 1..100 = $3)"],
  ["^(puzzle NAME)\\((NAME)\\)", "$1($2: 1..100)"],
  ["^(puzzle NAME) (NAME: [^()]*)$", "$1($2)"],
  ["^(puzzle) '(NAME)'$", "$1 $2"],
  ['^puzzle ("([A-Za-z]\\w*)[^"]*")$', "puzzle $2 $1"],
  ["^puzzle (NAME)((?: NAME)+)$", 'puzzle $1 "$1$2"'],
  ["^(puzzle .*):$", "$1"],
  ["^(show NAME as NAME) NAME$", "$1"],
  ["^(show NAME) ?(?:in|with|=|:) ", "$1 as "],
  ['^(show NAME as) ([^\\w\\s"]+)$', '$1 "$2"'],
  [
    "^(?:maximize|maximise|max|find (?:the )?(?:max(?:imum|imal)?|most|largest))(?::| of)? (?=count|sum|size|max|min|number|the)",
    "maximize ",
  ],
  [
    "^(?:minimize|minimise|min|find (?:the )?(?:min(?:imum|imal)?|fewest|smallest))(?::| of)? (?=count|sum|size|max|min|number|the)",
    "minimize ",
  ],
  ["^rules?:$", 'rule "Rules":'],

  ["\\bwithout (?:the )?cells (NAME) where (REST)$", "without cells where \\~$1 $2"],
  ["\\b(\\d+)([a-z]+)\\b", "$2$1"],
  ["^(instance\\b.*):$", "$1"],

  // Rules and notes.
  ["^rule:? (?=(?:at|exactly|for|if|each|connected)\\b)", ""],
  ['^(rule "[^"]*") ?(?:-|=|–) ', "$1: "],
  ['^("[^"]*"): ', "rule $1: "],
  ["^rule ([^\":']+): ", 'rule "$1": '],
  ["^rule '([^']*)'", 'rule "$1"'],
  ['^(rule "[^"]*") (?=[^:])', "$1: "],
  ["^(?:constraint|require|assert|where)\\b:? ", ""],
  ["[.;]$", ""],
  [" (?:#|--) .*$", ""],
  [" /\\*.*\\*/$", ""],

  ["^(maximize|minimize) (?:the )?number of (NAME?)s?(?: cells)?$", "$1 count(x in \\p$2 where x is $2)"],
  [
    "^(maximize|minimize) (?:the )?(?:total|sum of|total of) (?:the )?(NAME?)s? (?:of|over|in|on) (?:all |the )*(NAME?)s?(?: cells)?$",
    "$1 sum(x.$2 for x in \\p$3 where x is $3)",
  ],
  ["^items NAME: (.+)$", "board places $1", "items $1"],
  ["^(find NAME: [^:]*) on (?:cells in (?:some|an?|each) )(NAME)$", "$1 or none"],
  [
    "^((?:find|given) NAME: [^:]*) on (?!(?:lines|rows|columns|diagonals|links|edges|corners|wedges)$)NAME$",
    "$1",
  ],
  ["^given (NAME): (?:a )?list of (?:texts|words|names|strings)$", "given $1: table"],
];
