/** The seats of those who are told of alone: `the tea drinker sits between Ann and Bob`. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import { type Near, type Noun, type Quality, UNSAID, unsaid, type Verb } from "../../meanings.js";
import { allTrue, asCondition, cellIn, compared, denied, nearby, numbered, ofAll } from "../../say.js";
import { eitherNoun } from "../nouns.js";

const ofBoth = (a: Quality, b: Quality): string =>
  `for each cell x, cell y where ${ofAll([a], "x").text} and ${ofAll([b], "y").text}`;

const ofOne = (one: Quality): string => `for each cell c where ${ofAll([one], "c").text}`;

const is = (one: Quality, cell: string): string => ofAll([one], cell).text;

/** Of the one that `ofOne` goes through. */
function ofTheCell(verb: Verb): string {
  const cell = cellIn([]);
  return verb.of(cell, [cell]).text;
}

const inColumn = (column: string): Quality => ({
  of: (c) => compared(`${c}.column`, "=", "!=", column),
});

const CELLS = "cell|cells";

const DOES = "drinker|eater|player|smoker|lover|fan|owner|keeper|wearer|rider|driver|speaker";

const ofNoun = ({ conditions }: Noun): Verb => ({
  of: ({ variable, role }) => (role === "cell" ? ofAll(conditions, variable) : unsaid),
});

const not = ({ of }: Verb): Verb => ({ of: (thing, scope) => denied(of(thing, scope)) });

const onlyOne = ([first, ...others]: readonly Quality[]): Quality | undefined =>
  others.length === 0 ? first : undefined;

const counts = ["second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"];

/** This rule is tried before those that speak of each cell that is one of two. */
export const eitherPerson: readonly PhraseRule[] = rule(
  "statement",
  "<person:a> or <person:b> <verb>",
  ({ a, b, verb }) => {
    if (ofTheCell(verb).includes(UNSAID)) return undefined;
    return () => `some((${is(a, "c")} or ${is(b, "c")}) and ${ofTheCell(verb)} for c in cells)`;
  },
);

/** How many seats are between two: in a row, and round a ring. */
export const SEATS_BETWEEN = [
  "there be <amount> <seat> between <whoever:a> and <whoever:b>",
  "<amount> <seat> <be> between <whoever:a> and <whoever:b>",
  "between <whoever:a> and <whoever:b> there <be> <amount> <seat>",
] as const;

export const seatPhrases = table(() => [
  ...rule("seat", CELLS, () => true),
  ...rule(
    "whoever",
    [
      "<person>",
      "the <person>",
      `the <person> ${DOES}`,
      "the <person> cell|1|man|woman|boy|girl",
      `the? <person> 's ${DOES}`,
      "the cell of the? <person>",
    ],
    ({ person }) => person,
  ),
  ...rule("whoever", "<named>", ({ named: { variable, role } }) =>
    role === "cell" ? { of: (c) => compared(c, "is", "is not", variable) } : undefined,
  ),
  ...rule("whoever", "whoever|somebody|anybody|anyone <verb>", ({ verb }) =>
    onlyOne(asCondition(verb).conditions),
  ),
  // `the friend with the cat`, where a layer is called `friend`.
  ...rule("whoever", "the <seat> with the? <person>", ({ person }) => person),
  ...rule("whoever", "the <seat> who|that|which <verb>", ({ verb }) => onlyOne(asCondition(verb).conditions)),
  ...rule("core", "<seat> with the? <person>", ({ person }) => ({ conditions: [person] })),
  ...rule("whoever", ["the cell|1|man|woman|boy|girl who|that|which <verb>"], ({ verb }) =>
    onlyOne(asCondition(verb).conditions),
  ),
  ...rule(
    "whoever",
    [
      "the cell|1|man|woman with|from|in|of the? <person>",
      "the cell|1|man|woman with|from|in|of a|an|the? <person> <listed>",
      "the <seat> with a|an|the? <person> <listed>",
    ],
    ({ person }) => person,
  ),
  ...rule(
    "statement",
    [`the <person> ${DOES} <verb>`, "the cell|1|man|woman with|from|in|of the? <person> <verb>"],
    ({ person, verb }) =>
      () =>
        `${ofOne(person)}: ${ofTheCell(verb)}`,
  ),
  // `the person right of Bob`: the next one there.
  ...(["left", "right"] as const).flatMap((side) =>
    rule(
      "statement",
      [
        `the 1|man|woman directly|immediately? ${side} of <whoever> <verb>`,
        `the 1|man|woman directly|immediately? to the ${side} of <whoever> <verb>`,
        `the <seat> directly|immediately? ${side} of <whoever> <verb>`,
        `the <seat> directly|immediately? to the ${side} of <whoever> <verb>`,
      ],
      ({ whoever, verb }) =>
        () => {
          const beside = { variable: `c.${side}`, sort: "cell", role: "cell" } as const;
          return `${ofOne(whoever)}: c has ${side} and ${verb.of(beside, [beside]).text}`;
        },
    ),
  ),
  ...(["left", "right"] as const).flatMap((side) =>
    rule(
      "statement",
      [
        `<whoever:a> <be> exactly? <number> ${CELLS} to the ${side} of <whoever:b>`,
        `<whoever:a> <be> exactly? <number> ${CELLS} ${side} of <whoever:b>`,
      ],
      ({ a, b, number }) =>
        () =>
          `${ofBoth(a, b)}: x.column = y.column ${side === "left" ? "-" : "+"} ${number}`,
    ),
  ),
  ...rule(
    "statement",
    [
      `<whoever:a> <be> exactly? <number> ${CELLS} away|apart from <whoever:b>`,
      `<whoever:a> and <whoever:b> <be> exactly? <number> ${CELLS} apart`,
    ],
    ({ a, b, number }) =>
      () =>
        `${ofBoth(a, b)}: abs(x.column - y.column) = ${number}`,
  ),
  ...rule(
    "statement",
    "<whoever:a> <be> closer|nearer to <whoever:b> than to <whoever:c>",
    ({ a, b, c }) =>
      () =>
        `for each cell x, cell y, cell z where ${ofAll([a], "x").text} and ${ofAll([b], "y").text} and ${ofAll([c], "z").text}: distance(x, y) < distance(x, z)`,
  ),
  ...rule(
    "statement",
    ["<whoever:a> and <whoever:b> <touching>", "<whoever:a> and <whoever:b> not <touching:not>"],
    ({ a, b, ...rest }) => {
      const near = "touching" in rest ? (rest.touching as Near) : (rest as { readonly not: Near }).not;
      const set = nearby("c", near === "touching" ? "sides" : near);
      return () =>
        "touching" in rest
          ? `${ofOne(a)}: some(${is(b, "x")} for x in ${set})`
          : `${ofOne(a)}: all(${denied(ofAll([b], "x")).text} for x in ${set})`;
    },
  ),
  ...rule(
    "statement",
    [
      "nobody|none <be> <near> <whoever> except|but for? <whoever:a>",
      "nobody|none <be> <near> <whoever> except|but for? <whoever:a> and|or <whoever:b>",
    ],
    ({ near, whoever, a, ...rest }) => {
      const b = "b" in rest ? (rest.b as Quality) : undefined;
      const text = b === undefined ? is(a, "x") : `${is(a, "x")} or ${is(b, "x")}`;
      return () => `${ofOne(whoever)}: all(${text} for x in ${nearby("c", near)})`;
    },
  ),
  ...rule("statement", "<whoever> 's neighbours <verb>", ({ whoever, verb }) => () => {
    const x = { variable: "x", sort: "cell", role: "cell" } as const;
    return `${ofOne(whoever)}: all(${verb.of(x, [x]).text} for x in ${nearby("c", "sides")})`;
  }),
  ...rule(
    "place",
    ["in|on|at cell <number:a> or cell? <number:b>", "in|on|at cells <number:a> or <number:b>"],
    ({ a, b }) => ({
      of: (c) => ({
        text: `(${c} is cells[${a}] or ${c} is cells[${b}])`,
        denied: `(${c} is not cells[${a}] and ${c} is not cells[${b}])`,
      }),
    }),
  ),
  ...rule("place", "at|in|on the leftmost cell", () => inColumn("1")),
  ...rule("place", "at|in|on the rightmost cell", () => inColumn("board.width")),
  ...rule("place", "at|in|on the left|leftmost end", () => inColumn("1")),
  ...rule("place", "at|in|on the right|rightmost end", () => inColumn("board.width")),
  ...rule(
    "statement",
    [
      "either <whoever:a> <verb:first> or <whoever:b> <verb:second>",
      "<whoever:a> <verb:first> or <whoever:b> <verb:second>",
    ],
    ({ a, b, first, second }) =>
      () =>
        (
          [
            [a, first],
            [b, second],
          ] as const
        )
          .map(([one, verb]) => `some(${is(one, "c")} and ${ofTheCell(verb)} for c in cells)`)
          .join(" or "),
  ),
  ...rule(
    "statement",
    "<whoever:a> <verb> ,? or <whoever:b> be|do|have",
    ({ a, b, verb }) =>
      () =>
        `some((${is(a, "c")} or ${is(b, "c")}) and ${ofTheCell(verb)} for c in cells)`,
  ),
  ...rule(
    "statement",
    ["<whoever> 's <listed> <verb>", "the? <listed> of <whoever> <verb>"],
    ({ whoever, verb }) =>
      () =>
        `${ofOne(whoever)}: ${ofTheCell(verb)}`,
  ),
  ...rule("verb", "be the? <core:a> or the <core:b>", ({ a, b }) => {
    const noun = eitherNoun(a, b);
    return noun && ofNoun(noun);
  }),
  ...rule("verb", "<be> in|on|at either the? <core:a> or the? <core:b>", ({ a, b }) => {
    const noun = eitherNoun(a, b);
    return noun && ofNoun(noun);
  }),
  ...rule("verb", "have no <core:a> and|or no <core:b>", ({ a, b }) => {
    const noun = eitherNoun(a, b);
    return noun && not(ofNoun(noun));
  }),
  ...rule("verb", "have both a|an|the? <core:a> and a|an|the? <core:b>", ({ a, b }) =>
    a.conditions.length === 0 || b.conditions.length === 0
      ? undefined
      : ofNoun({ conditions: [...a.conditions, ...b.conditions] }),
  ),
  // One person is the other.
  ...rule("verb", ["be|go|goes|come|comes|belong|belongs with|to <whoever>", "be <whoever>"], ({ whoever }) =>
    ofNoun({ conditions: [whoever] }),
  ),
  ...rule("verb", "<be> in|at the cell of <whoever>", ({ whoever }) => ofNoun({ conditions: [whoever] })),
  ...rule("verb", "be owned|kept|drunk|eaten|worn|played|smoked|driven|spoken by <whoever>", ({ whoever }) =>
    ofNoun({ conditions: [whoever] }),
  ),
  ...rule(
    "statement",
    ["<whoever> <verb>", "the? <person> 's cell <verb>"],
    (parts) => () => `${ofOne("whoever" in parts ? parts.whoever : parts.person)}: ${ofTheCell(parts.verb)}`,
  ),
  // Of one cell: both, as they stand.
  ...rule("statement", "<whoever> <verb:a> and|but <verb:b>", ({ whoever, a, b }) => () => {
    const thing = cellIn([]);
    return `${ofOne(whoever)}: ${allTrue([a.of(thing, [thing]), b.of(thing, [thing])]).text}`;
  }),
  ...rule("statement", "only <whoever> <verb>", ({ whoever, verb }) => {
    if (verb.isDenial === true) return undefined;
    const said = ofTheCell(verb);
    return () => `for each cell c where ${said}: ${is(whoever, "c")}`;
  }),
  ...rule("statement", ["only <whoever:a> and|or <whoever:b> <verb>"], ({ a, b, verb }) => {
    const said = ofTheCell(verb);
    return () => `for each cell c where ${said}: ${is(a, "c")} or ${is(b, "c")}`;
  }),
  ...rule(
    "statement",
    ["<flag> not be in|on|at <named>", "<flag> not be used|permitted in|on|at|for <named>"],
    ({ flag, named }) => (named.role === "cell" ? () => flag.of(named.variable).denied : undefined),
  ),
  ...rule(
    "statement",
    ["somebody <verb>", "there be somebody who <verb>"],
    ({ verb }) =>
      () =>
        `some(${ofTheCell(verb)} for c in cells)`,
  ),
  ...rule(
    "statement",
    "<place> ,? somebody <verb>",
    ({ place, verb }) =>
      () =>
        `some(${place.of("c").text} and ${ofTheCell(verb)} for c in cells)`,
  ),
  ...rule(
    "statement",
    "1? of? <whoever:a> 's neighbour|neighbours be <whoever:b>",
    ({ a, b }) =>
      () =>
        `${ofOne(a)}: some(${is(b, "x")} for x in ${nearby("c", "sides")})`,
  ),
  // Beside somebody: the same as of whoever else is told of alone.
  ...rule(
    "statement",
    ["<whoever:a> <be> <side> <whoever:b> ,? directly|immediately? next to it|him|her"],
    ({ a, b, side }) =>
      () =>
        `${ofOne(a)}: c has ${side.direction} and ${is(b, `c.${side.direction}`)}`,
  ),
  ...rule("statement", "<whoever:a> <be> <side> <whoever:b>", ({ a, b, side }) =>
    side.isNext
      ? () => `${ofOne(a)}: c has ${side.direction} and ${is(b, `c.${side.direction}`)}`
      : () => `${ofOne(a)}: some(${is(b, "x")} for x in c.look(${side.direction}))`,
  ),

  ...rule(
    "statement",
    ["<whoever:z> <be> somewhere? between <whoever:a> and <whoever:b>"],
    ({ z, a, b }) =>
      () =>
        `${ofBoth(a, b)}: some(${is(z, "z")} for z in span(x, y) - {x, y})`,
  ),
  ...rule(
    "statement",
    ["<whoever:z> <be> directly|immediately|exactly|just|right between <whoever:a> and <whoever:b>"],
    ({ z, a, b }) =>
      () =>
        `${ofOne(z)}: some(${is(a, "x")} for x in c.neighbours) and some(${is(b, "x")} for x in c.neighbours)`,
  ),
  ...rule("statement", SEATS_BETWEEN, ({ amount, a, b }) =>
    amount.isIndefinite === true
      ? undefined
      : (scope) => `${ofBoth(a, b)}: ${numbered("size(span(x, y)) - 2", amount, scope).text}`,
  ),
  ...rule(
    "statement",
    ["the? distance between|of|from <whoever:a> and|to <whoever:b> be|= <amount>"],
    ({ amount, a, b }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) => `${ofBoth(a, b)}: ${numbered("distance(x, y)", amount, scope).text}`,
  ),
  ...(["left", "right"] as const).flatMap((side) =>
    rule(
      "statement",
      [
        `<whoever:a> <be> further|farther|more? to the ${side} than <whoever:b>`,
        `<whoever:a> <be> further|farther ${side} than <whoever:b>`,
      ],
      ({ a, b }) =>
        () =>
          `${ofBoth(a, b)}: x.column ${side === "left" ? "<" : ">"} y.column`,
    ),
  ),
  ...["first|1st", ...counts].flatMap((said, at) =>
    (["left", "right"] as const).flatMap((side) =>
      rule("place", `in|on|at the ${said} cell from|on the ${side}`, () => {
        const column = side === "left" ? `${at + 1}` : at === 0 ? "board.width" : `board.width - ${at}`;
        return inColumn(column);
      }),
    ),
  ),
  ...rule(
    "statement",
    ["<whoever:a> <be> <near> <whoever:b>"],
    ({ a, b, near }) =>
      () =>
        `${ofOne(a)}: some(${is(b, "x")} for x in ${nearby("c", near)})`,
  ),
  ...rule(
    "statement",
    [
      "of <whoever:a> and <whoever:b> ,? 1 <verb> and the other <verb:other>",
      "of <whoever:a> and <whoever:b> ,? 1 <verb> and the other <core>",
      "exactly? 1 of <whoever:a> and <whoever:b> <verb> ,? and the other 1? <verb:other>",
      "exactly? 1 of <whoever:a> and <whoever:b> <verb> ,? and the other 1? <core>",
    ],
    ({ a, b, verb, ...rest }) =>
      () => {
        const of = (variable: string): readonly [string, string] => {
          const cell = { variable, sort: "cell", role: "cell" } as const;
          const second =
            "other" in rest ? rest.other.of(cell, [cell]) : ofAll(rest.core.conditions, variable);
          return [verb.of(cell, [cell]).text, second.text];
        };
        const [[x1, x2], [y1, y2]] = [of("x"), of("y")];
        return `${ofBoth(a, b)}: (${x1} and ${y2}) or (${x2} and ${y1})`;
      },
  ),
  // Both may be, as with `either` of the language.
  ...rule(
    "statement",
    "either <whoever:a> or <whoever:b> <verb>",
    ({ a, b, verb }) =>
      () =>
        `some((${is(a, "c")} or ${is(b, "c")}) and ${ofTheCell(verb)} for c in cells)`,
  ),
  ...rule(
    "statement",
    [
      "exactly? 1 of <whoever:a> and|or <whoever:b> <verb>",
      "either? <whoever:a> or <whoever:b> <verb> ,? but not both",
    ],
    ({ a, b, verb }) =>
      () => {
        const cell = { variable: "c", sort: "cell", role: "cell" } as const;
        return `count(c in cells where (${is(a, "c")} or ${is(b, "c")}) and (${verb.of(cell, [cell]).text})) = 1`;
      },
  ),
  ...rule(
    "statement",
    [
      "<place> live|lives|sit|sits|stand|stands|be <whoever>",
      "<whoever> be drunk|eaten|owned|kept|worn|played|smoked <place>",
    ],
    ({ place, whoever }) =>
      () =>
        `${ofOne(whoever)}: ${place.of("c").text}`,
  ),
]);
