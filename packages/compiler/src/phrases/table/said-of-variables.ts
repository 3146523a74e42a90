/** Said in words of variables, sets and places that the line names: `x and y differ by at least 2`, `as many tents in r as r.tents`, `k.up.left`. */
import type { Phrase } from "./phrase.js";
import { valuesNearby } from "./values-nearby.js";

const THING = "([a-z]\\w*(?:\\.NAME)*)";
const SET = "([a-z]\\w*(?:\\.NAME)*(?:\\([^()]*\\))?)";

/** Of two numbers; a bare variable has the only number that cells have. */
const ofTwo = (said: string, text: (a: string, b: string) => string): readonly Phrase[] => [
  [`\\b([a-z]\\.NAME) and ([a-z]\\.NAME) ${said}`, text("$1", "$2")],
  [`\\b([a-z]) and ([a-z]) ${said}`, text("$1.VALUED", "$2.VALUED")],
];

const ranks: readonly (readonly [said: string, sign: string])[] = [
  ["at least", ">="],
  ["at most", "<="],
  ["more than", ">"],
  ["less than", "<"],
  ["exactly", "="],
];

const DIFFERENT = "(?:have|are of) different";

/** `a.digit is twice b.digit`, and for `TWICE` of either to the other. */
const multiples: readonly Phrase[] = [
  [
    "(?:twice|(?:the )?double(?: of)?|(?:2|two) times)(?: as (?:large|big|high|much|great|long) as)?",
    2,
  ] as const,
  [
    "(?:thrice|(?:the )?triple(?: of)?|(?:3|three) times)(?: as (?:large|big|high|much|great|long) as)?",
    3,
  ] as const,
].flatMap(([said, times]) =>
  [["is", "="] as const, ["is (?:not|never)", "!="] as const].flatMap(([verb, sign]): readonly Phrase[] => [
    [`\\b([a-z]\\.NAME) ${verb} ${said} ([a-z]\\.NAME)`, `$1 ${sign} ${times} * $2`],
    [`(?<![.\\w])([a-z]) ${verb} ${said} ([a-z])(?![.\\w])`, `$1.VALUED ${sign} ${times} * $2.VALUED`],
  ]),
);
const halves: readonly Phrase[] = [
  [
    "(?<![-+*] )\\b([a-z]\\.NAME) is (?:the )?half(?: of)? ([a-z]\\.NAME)(?=$| (?:and|or)\\b|[:,)])",
    "$2 = 2 * $1",
  ],
  [
    "(?<![-+*] )\\b([a-z]\\.NAME) is (?:not|never) (?:the )?half(?: of)? ([a-z]\\.NAME)(?=$| (?:and|or)\\b|[:,)])",
    "$2 != 2 * $1",
  ],
];
const UP_TO_SIZE = "(?:from |in )?1 ?(?:\\.\\.|to) ?(?:size\\(\\2\\)|\\2\\.size)";
const DOUBLE_THE_OTHER =
  "(?:is |are )?(?:(?:the )?(?:twice|double|half)(?: of)? (?:of )?the other|in (?:a |the )?ratio (?:of )?(?:1 ?(?::|to) ?2|2 ?(?::|to) ?1|2|two))";
const DOUBLE = `(?:(?:is )?one (?:of them |is )?)?${DOUBLE_THE_OTHER}`;
const PAIR_HEAD = "^(for each [^:]*?(?<!, )\\b([a-z]), ([a-z])\\b(?!, [a-z]\\b)[^:]*: (?:[^:]*: )*)";
const SET_HEAD = "^(for each (?!cell |link |corner )[A-Za-z_]\\w* ([a-z])\\b(?!,)[^:]*: )";
const eitherIsDouble = (a: string, b: string): string => `(${a} = 2 * ${b} or ${b} = 2 * ${a})`;
const neitherIsDouble = (a: string, b: string): string => `${a} != 2 * ${b} and ${b} != 2 * ${a}`;

/** No cell of a place has the value of the cell that the place is of. */
const unlikeThose = (place: string, cellOf: string, at: string): readonly Phrase[] => [
  [
    `(?<=^|: )no ${cellOf} ([a-z]) (?:has|shares) (?:the|its) same ([A-Za-z_]\\w*)(?: (?:as|with) (?:it|\\1))?$`,
    `all(x.$2 != $1.$2 for x in $1.${place})`,
  ],
  [
    `\\b([a-z])\\.(NAME) (?:differs|is different) from (?:all |the |every |each |any |those )*(?:\\2(?:s|es)?|cells?|of (?:the )?cells?) (?:all )?${at} (?:it|\\1)$`,
    `all(x.$2 != $1.$2 for x in $1.${place})`,
  ],
];

const AMOUNT = "(?:exactly |the same number of |equally many )?";
const AND_LAST = ",? (?:and |or )?";

/** `A, C, D are not 0` */
function ofEach(many: number, said: string, after: (name: string) => string): Phrase {
  const names = Array.from({ length: many }, () => "([A-Z]\\w*)");
  const text = names.map((_, at) => after(`$${at + 1}`)).join(" and ");
  return [
    `^${names.slice(0, -1).join(", ")}${AND_LAST}${names.at(-1)} ${said}`,
    text.replaceAll("LAST", `$${many + 1}`),
  ];
}

/** `S.digit` */
const VALUE_READ = "[A-Za-z_]\\w*\\.[A-Za-z_]\\w*";

/** `for each p in friends: …` */
const OF_TABLE = "^(for each (?:(?:row|line|pair|entry) )?(NAME) in NAME: )";
const BESIDE_IT =
  "(?:(?:sits?|is|stands?|are|be|lives?) )?(?:directly |right )?(?:next to|beside|adjacent to|(?:is )?an? neighbou?r of)";
const BESIDE_EACH =
  "(?:(?:sit |stand |live )?(?:next to|beside) each other|side by side|sit side by side|neighbou?rs|adjacent)";

export const saidOfVariables: readonly Phrase[] = [
  // `let` inside a rule.
  ["^(for each [^:]*: ?)let (NAME) (?:=|be) ([^;:|]+?)(?:[;:,]| in\\b) ?(REST)$", "$1\\=$2|$3|$4"],
  // Pairs of numbers.
  ...ranks.flatMap(([rank, sign]) =>
    ofTwo(`differ by ${rank} (NUMBER)$`, (a, b) => `abs(${a} - ${b}) ${sign} $3`),
  ),
  ...ofTwo("differ by (NUMBER)$", (a, b) => `abs(${a} - ${b}) = $3`),
  ...ofTwo("(?:are not|is not|are never) consecutive$", (a, b) => `abs(${a} - ${b}) != 1`),
  ...ofTwo("are consecutive$", (a, b) => `abs(${a} - ${b}) = 1`),
  ...ofTwo("(?:are different|differ|are not equal|are unequal|are not the same)$", (a, b) => `${a} != ${b}`),
  ...ofTwo("(?:are equal|are the same|agree)$", (a, b) => `${a} = ${b}`),
  ...ofTwo("have different parity$", (a, b) => `${a} is odd != (${b} is odd)`),
  ...ofTwo("have the same parity$", (a, b) => `${a} is odd = (${b} is odd)`),
  // A piece has several of them, and a value of its own only where they agree; of rooms it may mean that they have none in common.
  [
    `^(for each NAME ([a-z]), ([a-z]): )\\2 and \\3 ${DIFFERENT} ([A-Za-z_]\\w*?)s?$`,
    "$1bag([x.$4 for x in $2]) != bag([x.$4 for x in $3])",
  ],
  [`\\b([a-z]) and ([a-z]) ${DIFFERENT} (NAME?)s?$`, "$1.$3 != $2.$3"],
  [
    "\\b([a-z]) and ([a-z]) have the same (?:number|count) of ([A-Za-z_]\\w*?)s?$",
    "count(x in $1 where x is $3) = count(x in $2 where x is $3)",
  ],
  [
    "\\b([a-z]) and ([a-z]) have (?:a )?different (?:numbers?|counts?) of ([A-Za-z_]\\w*?)s?$",
    "count(x in $1 where x is $3) != count(x in $2 where x is $3)",
  ],
  ...(
    [
      ["(?:the )?same", "="],
      ["different", "!="],
    ] as const
  ).map(
    ([said, sign]): Phrase => [
      `\\b([a-z]) and ([a-z]) have ${said} (?:sum|total)s?$`,
      `sum(x.VALUED for x in $1) ${sign} sum(x.VALUED for x in $2)`,
    ],
  ),
  ["\\b([a-z]) and ([a-z]) (?:have|are of) the same (NAME?)s?$", "$1.$3 = $2.$3"],
  ...multiples,
  ...halves,
  [
    `${PAIR_HEAD}(?:the(?:ir)?|both) ([A-Za-z_]\\w*?)s are (?=neither |(?:not |never )?(?:consecutive|different|equal|in )|odd |even )`,
    "$1$2.$4 and $3.$4 are ",
  ],
  [
    `${PAIR_HEAD}(?:the(?:ir)?|both) ([A-Za-z_]\\w*?)s (?=differ(?: |$)|are not (?:equal|the same))`,
    "$1$2.$4 and $3.$4 ",
  ],
  [
    `${PAIR_HEAD}(?:the(?:ir)?|both) ([A-Za-z_]\\w*?)s (?:add up|sum|sum up) to (NUMBER)$`,
    "$1$2.$4 + $3.$4 = $5",
  ],
  ...ofTwo(
    `are neither consecutive nor ${DOUBLE}$`,
    (a, b) => `abs(${a} - ${b}) != 1 and ${neitherIsDouble(a, b)}`,
  ),
  ...ofTwo(`are in (?:a |the )?ratio (?:of )?(?:1 ?(?:to|:) ?2|2 ?(?:to|:) ?1|2|two)$`, eitherIsDouble),
  ...ofTwo(`are not in (?:a |the )?ratio (?:of )?(?:1 ?(?:to|:) ?2|2 ?(?:to|:) ?1|2|two)$`, neitherIsDouble),
  [
    `${PAIR_HEAD}one(?: of (?:them|the two|these|both)| NAME)? ${DOUBLE_THE_OTHER}$`,
    `$1${eitherIsDouble("$2.VALUED", "$3.VALUED")}`,
  ],
  [
    `${PAIR_HEAD}(?:neither(?: of (?:them|the two|these))?|neither NAME|no NAME) ${DOUBLE_THE_OTHER}$`,
    `$1${neitherIsDouble("$2.VALUED", "$3.VALUED")}`,
  ],
  ...([3, 4] as const).flatMap((times): readonly Phrase[] => {
    const said = `is (?:${times}|${["three", "four"][times - 3]}) times (?:as (?:large|big|high) as )?the other`;
    const [a, b] = ["$2.VALUED", "$3.VALUED"];
    return [
      [
        `${PAIR_HEAD}one(?: of (?:them|the two|these|both)| NAME)? ${said}$`,
        `$1(${a} = ${times} * ${b} or ${b} = ${times} * ${a})`,
      ],
      [
        `${PAIR_HEAD}(?:neither(?: of (?:them|the two|these))?|neither NAME|no NAME) ${said}$`,
        `$1${a} != ${times} * ${b} and ${b} != ${times} * ${a}`,
      ],
    ];
  }),
  ["\\bneither ([a-z]\\.NAME) nor ([a-z]\\.NAME) (?:is|equals|=) (NUMBER)$", "$1 != $3 and $2 != $3"],
  ["\\bboth ([a-z]\\.NAME) and ([a-z]\\.NAME) (?:are|is|equal|=) (NUMBER)$", "$1 = $3 and $2 = $3"],
  ...ranks.map(
    ([rank, sign]): Phrase => [
      `${SET_HEAD}(?:all|each|every)(?: of)?(?: the)? ([A-Za-z_]\\w*?)s?(?: in \\2)? (?:is|are) ${rank.replace("more than", "(?:more|greater|larger) than").replace("less than", "(?:less|smaller) than")} (NUMBER)$`,
      `$1all(x.$3 ${sign} $4 for x in $2)`,
    ],
  ),
  // Of the ends of a set, or of all that a head names.
  [
    `${SET_HEAD}(?:both ends|the first and (?:the )?last(?: cell| NAME)?)(?: of \\2| in \\2)? are (not both |not |)(?:both )?(odd|even)$`,
    "$1\\n$3|($2.first.VALUED is $4 and $2.last.VALUED is $4)",
  ],
  [
    `${SET_HEAD}(?:both ends|the first and (?:the )?last(?: cell| NAME)?)(?: of \\2| in \\2)? are (not both |not |)(?:both )?(NAME)$`,
    "$1\\n$3|($2.first is $4 and $2.last is $4)",
  ],
  [
    `${SET_HEAD}(exactly|at most|at least) (NUMBER|one) of (?:the (?:two|three|four|five|six|NUMBER)|them|its cells)(?: cells)? (?:is|are) (NAME)$`,
    "$1$3 $4 $5 in $2",
  ],
  // Numbers that go up.
  [
    `\\b(?:the )?(?:NAME )?(?:strictly )?increases? (?:strictly )?along (?:the )?${SET}$`,
    "increasing(x.VALUED for x in $1)",
  ],
  [
    `\\b(?:the )?(?:NAME )?(?:strictly )?decreases? (?:strictly )?along (?:the )?${SET}$`,
    "increasing(x.VALUED for x in reversed($1))",
  ],
  [
    "\\b([a-z]) (?:strictly increases|increases|is (?:strictly )?increasing)(?: strictly)?$",
    "increasing(x.VALUED for x in $1)",
  ],
  [
    "\\b([a-z]) (?:strictly decreases|decreases|is (?:strictly )?decreasing)(?: strictly)?$",
    "increasing(x.VALUED for x in reversed($1))",
  ],
  [
    "\\b(?:the )?(?:cells|digits|numbers|values) (?:in|of|along|on) ([a-z]) (?:strictly increase|increase|are (?:strictly )?increasing)(?: strictly)?$",
    "increasing(x.VALUED for x in $1)",
  ],
  [
    "\\bfor (?:each )?([a-z]) in 1 ?\\.\\. ?(?:([a-z])\\.(?:length|size)|size\\(([a-z])\\))(?: ?- ?1)?: ([a-z])\\[\\1\\] < \\4\\[\\1 ?\\+ ?1\\]$",
    "increasing(x.VALUED for x in $4)",
  ],
  // So many as.
  [`\\b${AMOUNT}as many ([A-Za-z_]\\w*?)s? in ${SET} as ${SET}$`, "exactly $3 $1 in $2"],
  [
    `\\b${AMOUNT}as many ([A-Za-z_]\\w*?)s? as ([A-Za-z_]\\w*?)s? in ${SET}$`,
    "count(x in $3 where x is $1) = count(x in $3 where x is $2)",
  ],
  [
    `\\bmore ([A-Za-z_]\\w*?)s? than ([A-Za-z_]\\w*?)s? in ${SET}$`,
    "count(x in $3 where x is $1) > count(x in $3 where x is $2)",
  ],
  [
    `\\b(?:fewer|less) ([A-Za-z_]\\w*?)s? than ([A-Za-z_]\\w*?)s? in ${SET}$`,
    "count(x in $3 where x is $1) < count(x in $3 where x is $2)",
  ],
  [`${THING} = (?:the )?count of ([A-Za-z_]\\w*?)s? in ${SET}$`, "exactly $1 $2 in $3"],
  // Sets.
  [
    "\\b([a-z]) (?:has|have) (?:an? )?(width|height|size) (?:of )?(NUMBER) and (?:an? )?(width|height|size) (?:of )?(NUMBER)$",
    "$1.$2 = $3 and $1.$4 = $5",
  ],
  ["\\b([a-z]) (?:has|have) (?:exactly )?(NUMBER) cells\\b", "size($1) = $2"],
  ["\\band is (not )?(?:an? )?straight(?: line)?$", "and g is $1straight"],
  ["\\b([a-z]) is (not )?an? straight line\\b", "$1 is $2straight"],
  ["\\b([a-z]) (?:contains?|has|holds?) ([A-Z]\\w*)(?=,? (?:and|or|$))", "at least 1 $2 in $1"],
  [
    "\\b([a-z]) (?:contains?|has|holds?) ([A-Z]\\w*), ([A-Z]\\w*),? and ([A-Z]\\w*)$",
    "at least 1 $2 in $1 and at least 1 $3 in $1 and at least 1 $4 in $1",
  ],
  [
    "\\b([a-z]) (?:contains?|has|holds?) ([A-Z]\\w*) and ([A-Z]\\w*)$",
    "at least 1 $2 in $1 and at least 1 $3 in $1",
  ],
  ["\\b([a-z]) is (?:an? )?part of (?:the )?(NAME)$", "$1 is $2", "$1 has $2"],
  [
    "\\bno (?:2|two) (?:equal |same )?(NAME?)s? in ([a-z]) are (?:equal|the same)$",
    "at most one of each $1 in $2",
  ],
  ["\\bno (?:2|two) (?:equal|identical|same) (NAME?)s? in ([a-z])$", "at most one of each $1 in $2"],
  [
    "\\b(?:no|not|never) (?:runs?|streaks?|blocks?|stretch) of ([A-Za-z_]\\w*?)s? (?:is |are )?longer than (NUMBER|two|three) in (NAME)$",
    "at most $2 consecutive $1 in $3",
  ],
  [
    "^(for each NAME (NAME)[^:]*: )(?:no|not|never) (?:runs?|streaks?|blocks?|stretch) of ([A-Za-z_]\\w*?)s? (?:is |are )?longer than (NUMBER|two|three)$",
    "$1at most $4 consecutive $3 in $2",
  ],
  ...[2, 3, 4].map(
    (many): Phrase => [
      `^(for each NAME (NAME)[^:]*: )(?:no|not|never) (?:${many}|${["two", "three", "four"][many - 2]}) ([A-Za-z_]\\w*?)s? (?:in succession|running|one after another)$`,
      `$1at most ${many - 1} consecutive $3 in $2`,
    ],
  ),
  // Corners.
  ["^for each corner ([a-z])\\b.*\\b\\1\\.(?:up|top|upper|down|bottom|lower|left|right).*$", "\\k$1|$&"],
  ["\\b([a-z]\\.ring\\[\\d\\]) is (not )?(odd|even)", "$1.VALUED is $2$3"],
  // Named cells.
  ["\\b([a-z]) is (?:the )?(?:leftmost|left-most)\\b", "$1.column = 1"],
  ["\\b([a-z]) is (?:the )?(?:rightmost|right-most)\\b", "$1.column = board.width"],
  [
    "^(for each cell ([a-z])\\b[^:]*: )not (?:next to|beside|adjacent to) (NAME)$",
    "$1no $3 in $2.neighbours",
  ],
  [
    "^(for each cell ([a-z])\\b[^:]*: )(?:is )?(?:next to|beside|adjacent to) (NAME)$",
    "$1at least 1 $3 in $2.neighbours",
  ],
  [
    "^(for each cell ([a-z])\\b[^:]*: )(NAME) or (NAME) (?:is|are) (?:an? |its )?neighbours?$",
    "$1some(x is $3 or x is $4 for x in $2.neighbours)",
  ],
  [
    "^(?:beside|adjacent|next_?to|neighbou?rs?)\\((NAME), ?(NAME)\\)$",
    "at least 1 $2 in (the $1).neighbours",
  ],
  ["^not (?:beside|adjacent|next_?to|neighbou?rs?)\\((NAME), ?(NAME)\\)$", "no $2 in (the $1).neighbours"],
  // Places of the board.
  ["^(NAME) (NAME) (implies|and|or) (NAME) (NAME)$", "$1 is $2 $3 $4 is $5"],
  ["^not (NAME) (NAME)$", "$1 is not $2"],
  ["^(NAME) (odd|even)$", "$1.VALUED is $2", "$1 is $2"],
  ["^(NAME) is (odd|even)$", "$1.VALUED is $2"],
  ...[2, 3, 4, 5].map((many) => ofEach(many, "are not (NUMBER)$", (name) => `${name}.VALUED != LAST`)),
  ...[2, 3, 4, 5].map((many) => ofEach(many, "are (odd|even)$", (name) => `${name}.VALUED is LAST`)),
  ["^([^,:()]* [<>=!]+ [^,:()]*), ([^,:()]* [<>=!]+ [^,:()]*)$", "$1 and $2"],
  // Several values, and what is true of each.
  ["(?<=^|: )\\{([^{}]*)\\} ([<>]=?|!=) ([^{}]+)$", "all(x $2 $3 for x in {$1})"],
  ["(?<=^|: )(NAME\\.NAME) and (NAME\\.NAME) ([<>]=?|!=) (REST)$", "$1 $3 $4 and $2 $3 $4"],
  [
    `(?<=^|: )(?:all (?:of )?)?((?:${VALUE_READ}, )*${VALUE_READ})(?:, and |, | and )(${VALUE_READ}) ([<>]=?|!=) ([^{},]+)$`,
    "all(x $3 $4 for x in {$1, $2})",
  ],
  [
    `(?<=^|: )(?:all (?:of )?)?((?:${VALUE_READ}, )*${VALUE_READ}),? and (${VALUE_READ}) are (?:not|never) (NUMBER)$`,
    "all(x != $3 for x in {$1, $2})",
  ],
  [
    "(?<=^|: )(?:all (?:of )?)?((?:[A-Z]\\w*, )*[A-Z]\\w*)(?:, and |, | and )([A-Z]\\w*) ([<>]=?|!=) (NUMBER)$",
    "all(x.VALUED $3 $4 for x in {$1, $2})",
  ],
  [
    "^([^,:()]* [<>=!]+ [^,:()]*), ([^,:()]* [<>=!]+ [^,:()]*), ([^,:()]* [<>=!]+ [^,:()]*)$",
    "$1 and $2 and $3",
  ],
  // Pairs of names in a table.
  ["^for each (?:row|line|pair|entry|record) (NAME) in (NAME): ", "for each $1 in $2: "],
  [
    "^for each (?:(?:row|line|pair|entry) )?(NAME) in (NAME): (not )?(?:beside|adjacent|next_?to|neighbou?rs?)\\(\\1\\[1\\], ?\\1\\[2\\]\\)$",
    "for each $1 in $2: $3some(a.VALUED = $1[1] and b.VALUED = $1[2] for link (a, b))",
  ],
  [
    "^(for each (?:(?:row|line|pair|entry) )?(NAME) in NAME: )for each cells ([a-z]), ([a-z]) where \\3 is \\2\\[1\\] and \\4 is \\2\\[2\\]: (?:beside|adjacent|next_?to|neighbou?rs?)\\(\\3, ?\\4\\)$",
    "$1some($3.VALUED = $2[1] and $4.VALUED = $2[2] for link ($3, $4))",
  ],
  [
    `${OF_TABLE}\\2\\[1\\] (?:(does not|doesn't|must not|may not|cannot|never|is not) )?${BESIDE_IT} \\2\\[2\\]$`,
    "$1\\n$3|some(a.VALUED = $2[1] and b.VALUED = $2[2] for link (a, b))",
  ],
  [
    `${OF_TABLE}\\2\\[1\\] and \\2\\[2\\] (?:(?:are|must|should|always|do) )?(?:(not|never) )?(?:be |are )?${BESIDE_EACH}$`,
    "$1\\n$3|some(a.VALUED = $2[1] and b.VALUED = $2[2] for link (a, b))",
  ],
  // So many of values that are listed.
  [
    `\\b(exactly|at least|at most) (NUMBER|one) of (?:the )?((?:${VALUE_READ}, )*${VALUE_READ})(?:, and |, | and |,? or )(${VALUE_READ}) (?:is|are) (not )?(NAME)$`,
    "\\#$1 $2|count(x in [$3, $4] where x is $5$6)",
  ],
  [
    `\\bnone of (?:the )?((?:${VALUE_READ}, )*${VALUE_READ})(?:, and |, | and |,? or )(${VALUE_READ}) (?:is|are) (NAME)$`,
    "all(x is not $3 for x in [$1, $2])",
  ],
  [
    `\\bnot all of (?:the )?((?:${VALUE_READ}, )*${VALUE_READ})(?:, and |, | and |,? or )(${VALUE_READ}) (?:is|are) (NAME)$`,
    "some(x is not $3 for x in [$1, $2])",
  ],
  [
    `(?<=^|: )((?:${VALUE_READ}, )*${VALUE_READ})(?:, and |, | and )(${VALUE_READ}) are (?:all |pairwise )?(?:different|distinct)$`,
    "different(x for x in [$1, $2])",
  ],
  // Values round a cell.
  ...valuesNearby,
  [
    `(?<=^|: )no (?:cell|neighbou?r) (?:in|of|from) ${SET} (?:has|shares) (?:the|its) same ([A-Za-z_]\\w*) (?:as|with) ([a-z])$`,
    "all(x.$2 != $3.$2 for x in $1)",
  ],
  ...unlikeThose("around", "(?:cell|one) (?:around|round)", "(?:around|round)"),
  ...unlikeThose(
    "neighbours",
    "(?:neighbou?r of|cell (?:beside|next to|adjacent to))",
    "(?:beside|next to|adjacent to)",
  ),
  [
    "\\b([a-z])\\.(NAME) (?:differs|is different) from (?:that of )?(?:all |each |every |any )?(?:of )?(?:its|the) neighbou?rs?$",
    "all(x.$2 != $1.$2 for x in $1.neighbours)",
  ],
  [
    "(?<=: )([a-z]) (?:differs|is different) from (?:that of )?(?:all |each |every |any )?(?:of )?(?:its|the) neighbou?rs?$",
    "all(x.VALUED != $1.VALUED for x in $1.neighbours)",
  ],
  // Each number up to the size of a set.
  [
    `^(for each NAME ([a-z]): )(?:(?:exactly )?(?:one|1) of each (?:NAME )?${UP_TO_SIZE} in \\2|(?:the )?NAMEs (?:in|of) \\2 are ${UP_TO_SIZE}|\\2 (?:has|contains|holds) (?:exactly )?(?:each|all|every|the)(?: one)?(?: of)?(?: the)?(?: (?!from)NAME)? ${UP_TO_SIZE})(?:,? (?:exactly |each )*once)?$`,
    "$1different(x.VALUED for x in $2) and all(x.VALUED in 1..size($2) for x in $2)",
  ],
  // Two sets side by side, of which a head tells.
  [
    "\\b(if )([a-z]) and ([a-z]) (?:touch(?: each other)?|are adjacent|are neighbou?rs|share (?:a side|an edge))(?:,|:| then) (?=REST)",
    "$1some(y in $3 for x in $2, y in x.neighbours): ",
  ],
  [
    "\\b(if )(?:some|an?|any) (NAME)(?: cell)? (?:of|in) ([a-z]) (?:touches|is adjacent to|is next to) (?:some|an?|any) (NAME)(?: cell)? (?:of|in) ([a-z])(?:,|:| then) (?=REST)",
    "$1some(y in $5 and x is $2 and y is $4 for x in $3, y in x.neighbours): ",
  ],
  // Two that a head names.
  [
    `(?<=: )(?:not )?([a-z]) and ([a-z]) are (?:neighbou?rs|adjacent|next to each other|side by side)$`,
    "$2 in $1.neighbours",
  ],
  // Neighbours that are named and counted.
  [
    "\\b(exactly|at most|at least) (NUMBER|one) (?:of )?(?:the )?neighbou?rs? ([a-z]) of ([a-z]) (?:has|have|with|where|satisf(?:y|ies)) (REST)$",
    "\\#$1 $2|count($3 in $4.neighbours where $5)",
  ],
  [
    "\\b(exactly|at most|at least) (NUMBER|one) cells? in (([a-z])(?:\\.\\w+)?) (?:has|have|with|where) ((?:[^:]*?[^\\w.:])??(?!\\4\\.)([a-z])\\.[^:]+)$",
    "\\#$1 $2|count($6 in $3 where $5)",
  ],
  ["\\bno link \\(([a-z]), ([a-z])\\) (?:has|with|where) (REST)$", "for each link ($1, $2): not ($3)"],
  // At a cell.
  [
    "((?:exactly|at most|at least) \\S+) ([A-Za-z_]\\w*?)s? (?:meet|end|start|lie|are|arrive) (?:at|in|on) ([a-z])$",
    "$1 $2 in $3.\\p$2",
  ],
  [
    "\\b(?:the )?number of ([A-Za-z_]\\w*?)s? (?:at|on|of) ([a-z]) (?:is|=|equals) (\\S+)$",
    "exactly $3 $1 in $2.\\p$1",
  ],
  // Sums.
  [
    "\\b(?:the )?([A-Za-z_]\\w*) (?:at|of|on|from|round|around) ([a-z]) (?:sum|add up|adds up|sums) to (?!its )(REST)$",
    "sum(x.$1 for x in $2.\\p$1) = $3",
  ],
  [
    "\\b(?:the )?([A-Za-z_]\\w*) (?:at|of|on|from|round|around) ([a-z]) (?:sum|add up|adds up|sums) to its (NAME)$",
    "sum(x.$1 for x in $2.\\p$1) = $2.$3",
  ],
  [
    "\\b(?:the )?(?:sum|total) of (?:the |all )*([A-Za-z_]\\w*?)s? (?:at|of|on|from|round|around) ([a-z]) (?:is|=|equals) (REST)$",
    "sum(x.$1 for x in $2.\\p$1) = $3",
  ],
  [
    "(?<=: )(\\S+) (?:is|=|equals) (?:the )?(?:sum|total) of (?:the |all )*([A-Za-z_]\\w*?)s? (?:at|of|on|from|round|around) ([a-z])$",
    "sum(x.$2 for x in $3.\\p$2) = $1",
  ],
  [
    "^(for each (?:row|column|line) ([a-z])\\b[^:]*: )the (?:(?:sum|total) of the (?=.* (?:is|=|equals) )|(?=.* (?:sum|up) to ))(column|row)s?(?: numbers)? of (?:the |its |all )*(NAME)(?: cells)?(?: in \\2)? (?:sum to|add up to|sum up to|is|=|equals) (REST)$",
    "$1sum(x.$3 for x in $2 where x is $4) = $5",
  ],
  [
    "^(for each (?:row|column|line|diagonal) ([a-z])\\b[^:]*: )(?:the )?(?:sum|total) of (?:the |its )?([A-Za-z_]\\w*?)s? (?:in|on|of|under|below) (?:the |all )?([A-Za-z_]\\w*?)s (?:is|=|equals) (REST)$",
    "$1sum(x.$3 for x in $2 where x has $4) = $5",
  ],
  ["\\bsum\\((NAME) in (NAME) with (NAME)\\)", "sum(x.$1 for x in $2 where x has $3)"],
  [
    "^(?:all (?:the )?|the )?([A-Za-z_]\\w*?)s (?:all )?have (?:all )?different (?:sums|totals)$|^no (?:2|two) ([A-Za-z_]\\w*?)s have the same (?:sum|total)$",
    "different(sum(c.LAYER for c in p) for p in $1$2s)",
  ],
  [
    "\\b(exactly|at most|at least) (NUMBER|one) ([A-Za-z_]\\w*?)s? (?:has|have|with) (?:the |an? )?(?:sum|total)(?: of)? (NAME|NUMBER)$",
    "\\#$1 $2|count(p in $3s where sum(c.LAYER for c in p) = $4)",
  ],
  ["\\bsum\\((NAME)\\.(NAME)\\)", "sum(x.$2 for x in cells where x is $1)"],
  ["\\bsum\\(([a-z])\\.(NAME) (?:where|with|if) ([^()]*)\\)", "sum($1.$2 for $1 in cells where $3)"],
  [
    "\\b(?:the )?(?:sum|total) of (?:the )?([A-Za-z_]\\w*?)s? of (?:all )?(?:the )?(NAME) (?:cells|places|things|items)\\b",
    "sum(x.$1 for x in cells where x is $2)",
  ],
  [
    "\\b(NAME)\\.(NAME) for \\1 in (NAME) where no (?:cell|NAME) (?:in \\3 )?before \\1 is (?:higher|taller|larger|greater|bigger)",
    "$1.$2 for $1 in $3 where all(x.$2 < $1.$2 for x in $3 where x before $1)",
  ],
  [
    "\\b(NAME)\\.(NAME) for \\1 in reversed\\((NAME)\\) (?:where|if|when|with) (?:\\1 is (?:visible|seen)|(?:visible|seen)\\(\\1\\))",
    "$1.$2 for $1 in $3 where all(x.$2 < $1.$2 for x in $3 where $1 before x)",
  ],
  // The best.
  ["^(minimize|maximize) (?:the )?(?:count of |number of )?(NAME)$", "$1 count(x in cells where x is $2)"],
  ["^(minimize|maximize) (?:count|sum)\\((NAME)\\)$", "$1 count(x in cells where x is $2)"],
  [
    "^(minimize|maximize) (?:the )?(?:total |sum of |sum of the )?([A-Za-z_]\\w*?)s? of (?:all |the )*(NAME)(?: cells| places| things| items)?$",
    "$1 sum(x.$2 for x in cells where x is $3)",
  ],
];
