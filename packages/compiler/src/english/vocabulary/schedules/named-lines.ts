/** Rows or columns that have names, as classes, days and people have them in a timetable; the lines across them are hours then. */
import type { TypeExpression } from "../../../ast.js";
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import type { Noun, Quality, Said, Thing, Verb } from "../../meanings.js";
import { UNSAID, unsaid } from "../../meanings.js";
import { placeOfLayer } from "../../place-of.js";
import { allTrue, atLeastOne, bothNouns, isKind, notOne, ofAll, ofEach, oneOf, soMany } from "../../say.js";
import { commonNouns, isArticle, letterWord, type OwnName, wordForms } from "../../word-forms.js";
import { followedBy, neverFollowed } from "../runs.js";
import { standInOrder } from "../whereabouts.js";

type LineSort = "row" | "column";

const ordinals = ["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th", "sixth|6th"];

const ofLine = (said: Verb["of"], sort?: LineSort): Verb => ({
  of: (thing, scope) =>
    thing.role === "line" && (sort === undefined || thing.sort === sort) ? said(thing, scope) : unsaid,
});

const lineAt = (sort: LineSort, at: string): Thing => ({ variable: `${sort}s${at}`, sort, role: "line" });

const inLine = (sort: LineSort, sign: string, denied: string, number: string): Quality => ({
  of: (c) => ({ text: `${c}.${sort} ${sign} ${number}`, denied: `${c}.${sort} ${denied} ${number}` }),
});

const ordinalsAndLast = [
  ...ordinals.map((said, at) => [said, `[${at + 1}]`] as const),
  ["last", ".last"] as const,
];

const end = (sort: LineSort): string => (sort === "row" ? "board.height" : "board.width");

/** Every cell of a kind in one line, and every one in another. */
export const ofTwoLines = (a: Thing, b: Thing, { conditions }: Noun, said: string): string =>
  `for each cell x in ${a.variable}, cell y in ${b.variable} where ${ofAll(conditions, "x").text} and ${ofAll(conditions, "y").text}: ${said}`;

export const HOURS = ["hour", "period", "slot", "day", "week", "month", "round", "matchday"];

/** A layer that gives each row, or each column, a name. */
export function namedLines(at: OwnName, type: TypeExpression, sort: LineSort): readonly PhraseRule[] {
  const { name, isFree } = at;
  const across: LineSort = sort === "row" ? "column" : "row";
  const values =
    type.kind === "values-type" ? type.values.flatMap((v) => (v.kind === "name" ? [v.text] : [])) : [];
  const hour = commonNouns(HOURS, isFree);
  return [
    ...rule("sets", wordForms(name), () => ({ sort, role: "line" })),
    ...rule("sets", [hour], () => ({ sort: across, role: "line" })),
    ...values
      .map((value) => [value, isArticle(value) ? letterWord(value) : wordForms(value)] as const)
      .flatMap(([value, word]) => [
        ...rule("named", [`the? ${word}`, `${name.toLowerCase()} ${word}`], () => ({
          variable: `(the ${sort} with ${value})`,
          sort,
          role: "line",
        })),
        ...rule("place", `in|on|at|for the? ${word}`, () => ({
          of: (c) => ({ text: `${c}.${sort} is ${value}`, denied: `${c}.${sort} is not ${value}` }),
        })),
      ]),
    ...rule("statement", followedBy("") as readonly "<core:a> <core:b>"[], ({ a, b }) => {
      const text = neverFollowed(a, b, [{ sort, role: "line" }]);
      return text === undefined ? undefined : () => text;
    }),
    ...rule(
      "statement",
      [
        "<named:a> and <named:b> not be both <adjective:x>",
        "<named:a> and <named:b> not be both <adjective:x> ,? nor|or|and both? <adjective:y>",
      ],
      ({ a, b, x, ...rest }) =>
        a.sort === sort && b.sort === sort
          ? () =>
              ["y" in rest ? [x, rest.y as Quality] : [x]]
                .flat()
                .map((each) => ofTwoLines(a, b, { conditions: [each] }, `x.${across} != y.${across}`))
                .join("; ")
          : undefined,
    ),
    ...ordinals.flatMap((said, number) => [
      ...rule("named", `the? ${said} ${hour}`, () => lineAt(across, `[${number + 1}]`)),
      ...rule("place", `in|at|on the ${said} ${hour}`, () => inLine(across, "=", "!=", `${number + 1}`)),
    ]),
    ...rule("named", `the? last ${hour}`, () => lineAt(across, ".last")),
    ...rule("place", `in|at|on the first ${wordForms(name)}`, () => inLine(sort, "=", "!=", "1")),
    ...rule("place", `in|at|on the last ${wordForms(name)}`, () => inLine(sort, "=", "!=", end(sort))),
    ...rule("named", `${hour} <number>`, ({ number }) => lineAt(across, `[${number}]`)),
    ...rule("place", `in|at|on the last ${hour}`, () => inLine(across, "=", "!=", end(across))),
    ...rule("place", `in|at|on ${hour} <number>`, ({ number }) => inLine(across, "=", "!=", number)),
    ...rule("place", `in|at|on ${hour} <number:a> or <number:b>`, ({ a, b }) => {
      const [one, two] = [a, b].map((number) => inLine(across, "=", "!=", number));
      return one && two && { of: (c) => oneOf(one.of(c), two.of(c)) };
    }),
    ...rule("place", `in|at|on the first <number> ${hour}`, ({ number }) =>
      inLine(across, "<=", ">", number),
    ),
    ...rule("place", `in|at|on the last <number> ${hour}`, ({ number }) =>
      inLine(across, ">", "<=", `${end(across)} - ${number}`),
    ),
    ...rule(
      "statement",
      ["no 2 <sets> have <core> at the same time", `no 2 <sets> have <core> in|at|on the same ${hour}`],
      ({ sets, core }) =>
        sets.sort === sort && isKind(core)
          ? (scope) => {
              const { text } = soMany({ bound: "at most", number: () => "1" }, core, "s", scope);
              return inEach(across, text);
            }
          : undefined,
    ),
    ...rule(
      "statement",
      [
        "<named:a> and <named:b> have <core> at the same time",
        `<named:a> and <named:b> have <core> in|at|on the same ${hour}`,
      ],
      ({ a, b, core }) =>
        a.sort === sort && b.sort === sort && isKind(core)
          ? () => ofTwoLines(a, b, core, `x.${across} = y.${across}`)
          : undefined,
    ),
    ...rule(
      "statement",
      [
        "<named:a> and <named:b> not have the same <listed> at the same time",
        `<named:a> and <named:b> not have the same <listed> in|at|on the same ${hour}`,
        `in|at|on no ${hour} have <named:a> and <named:b> the same <listed>`,
        "<named:a> and <named:b> not have the same <listed>",
      ],
      ({ a, b, listed }) =>
        a.sort === sort && b.sort === sort
          ? () =>
              `for each cell x in ${a.variable}, cell y in ${b.variable} where x.${across} = y.${across}: x.${listed} != y.${listed}`
          : undefined,
    ),
    ...rule(
      "statement",
      "<named:a> and <named:b> not have the same <listed> unless both|they both? be both? <adjective>",
      ({ a, b, listed, adjective }) =>
        a.sort === sort && b.sort === sort
          ? () =>
              `for each cell x in ${a.variable}, cell y in ${b.variable} where x.${across} = y.${across}: x.${listed} != y.${listed} or ${adjective.of("x").text}`
          : undefined,
    ),
    ...(
      [
        ["later|after", ">", "+"],
        ["earlier|before", "<", "-"],
      ] as const
    ).flatMap(([said, sign, step]) => [
      ...rule(
        "statement",
        [
          `<named:a> have <core> exactly? <number> ${hour} ${said} than? <named:b> have?`,
          `<named:a> have <core> exactly? <number> ${hour} ${said} than? <named:b> do?`,
        ],
        ({ a, b, core, number }) =>
          a.sort === sort && b.sort === sort && isKind(core)
            ? () => ofTwoLines(a, b, core, `x.${across} = y.${across} ${step} ${number}`)
            : undefined,
      ),
      ...rule(
        "statement",
        [
          `<named:a> have <core> ${said} than? <named:b> have?`,
          `<named:a> have <core> ${said} than? <named:b> do?`,
        ],
        ({ a, b, core }) =>
          a.sort === sort && b.sort === sort && isKind(core)
            ? () => ofTwoLines(a, b, core, `x.${across} ${sign} y.${across}`)
            : undefined,
      ),
    ]),
    ...rule(
      "statement",
      ["in|at|on|during <named> ,? everybody|everyone have a? different <listed>"],
      ({ named, listed }) =>
        named.sort === across ? () => `at most one of each ${listed} in ${named.variable}` : undefined,
    ),
  ];
}

/** Values that rows and columns have, and no cell. */
export function namesOfLines(symbols: readonly NamedThing[]): ReadonlySet<string> {
  const valuesOn = (isLine: boolean): readonly string[] =>
    symbols.flatMap((symbol) => {
      if (symbol.kind !== "layer" || symbol.declaration.type.kind !== "values-type") return [];
      if (/^(?:row|column)$/.test(placeOfLayer(symbol.declaration.on)) !== isLine) return [];
      return symbol.declaration.type.values.flatMap((value) => (value.kind === "name" ? [value.text] : []));
    });
  const ofOthers = new Set(valuesOn(false));
  return new Set(valuesOn(true).filter((name) => !ofOthers.has(name)));
}

/** Also of rows and columns that have no name. */
export const linePartPhrases = (): readonly PhraseRule[] => [
  ...rule("does", "be|have|work|works both? a|an|1|the? <core>", ({ core }) =>
    isKind(core) ? core : undefined,
  ),
  ...rule("verb", "<does> <place>", ({ does, place }) =>
    ofLine(({ variable }, scope) =>
      soMany(atLeastOne, bothNouns(does, { conditions: [place] }), variable, scope),
    ),
  ),
  // “Does not work on Monday and Tuesday” leaves one of the days, or none: that is not read.
  ...rule("verb", "<does> <place> and in|at|on? <named>", ({ does, place, named }) =>
    ofLine(({ variable }, scope) => ({
      ...allTrue(
        [place, within(named)].map((at) =>
          soMany(atLeastOne, bothNouns(does, { conditions: [at] }), variable, scope),
        ),
      ),
      denied: UNSAID,
    })),
  ),
  ...rule("verb", "<does> neither <place:a> nor <place:b>", ({ does, a, b }) =>
    ofLine(({ variable }, scope) =>
      allTrue(
        [a, b].map((place) => soMany(notOne, bothNouns(does, { conditions: [place] }), variable, scope)),
      ),
    ),
  ),
  ...rule(
    "verb",
    ["<does> <place:a> but not <place:b>", "<does> <place:a> and not <place:b>"],
    ({ does, a, b }) =>
      ofLine(({ variable }, scope) =>
        allTrue(
          (
            [
              [a, atLeastOne],
              [b, notOne],
            ] as const
          ).map(([place, amount]) =>
            soMany(amount, bothNouns(does, { conditions: [place] }), variable, scope),
          ),
        ),
      ),
  ),
  ...rule("verb", "have <named> <adjective>", ({ named, adjective }) =>
    ofLine(({ variable }, scope) =>
      soMany(atLeastOne, { conditions: [adjective, within(named)] }, variable, scope),
    ),
  ),
  ...rule("verb", ["only <does> <place>", "<does> only <place>"], ({ does, place }) =>
    ofLine(({ variable }, scope) => ofEach(does, variable, scope, (x) => place.of(x))),
  ),
  ...rule("place", "in|on|at|for <named:a> or in|on|at|for? <named:b>", ({ a, b }) =>
    a.role === b.role && /^(?:line|cell)$/.test(a.role)
      ? { of: (c) => oneOf(within(a).of(c), within(b).of(c)) }
      : undefined,
  ),
  ...rule("verb", "have neither a|an? <core:a> nor a|an? <core:b> <place>", ({ a, b, place }) =>
    isKind(a) && isKind(b)
      ? ofLine(({ variable }, scope) =>
          allTrue(
            [a, b].map((core) => soMany(notOne, bothNouns(core, { conditions: [place] }), variable, scope)),
          ),
        )
      : undefined,
  ),
  ...rule("statement", ["<place> ,? <named> <does>", "<place> ,? <named> not <does:not>"], (parts) => {
    const [does, amount] = "does" in parts ? [parts.does, atLeastOne] : [parts.not, notOne];
    return parts.named.role === "line"
      ? (scope) =>
          soMany(amount, bothNouns(does, { conditions: [parts.place] }), parts.named.variable, scope).text
      : undefined;
  }),
  ...rule("verb", "have a|an|the? <core:a> somewhere|sometime? before a|an|the? <core:b>", ({ a, b }) =>
    isKind(a) && isKind(b) ? ofLine(({ variable }) => firstOf(a, b, variable)) : undefined,
  ),
  ...rule("verb", "have a|an|the? <core:b> somewhere|sometime? after a|an|the? <core:a>", ({ a, b }) =>
    isKind(a) && isKind(b) ? ofLine(({ variable }) => firstOf(a, b, variable)) : undefined,
  ),
  ...(
    [
      ["after", "+"],
      ["before", "-"],
    ] as const
  ).flatMap(([said, step]) =>
    rule(
      "verb",
      `have a|an|the? <core:a> directly|immediately|right|just ${said} a|an|the? <core:b>`,
      ({ a, b }) =>
        isKind(a) && isKind(b)
          ? ofLine(({ variable, sort }) => {
              const across = sort === "row" ? "column" : "row";
              const among = `for x, y in ${variable} where ${ofAll(a.conditions, "x").text} and ${ofAll(b.conditions, "y").text}`;
              const [x, y] = [`x.${across}`, `y.${across} ${step} 1`];
              return { text: `all(${x} = ${y} ${among})`, denied: `all(${x} != ${y} ${among})` };
            })
          : undefined,
    ),
  ),
  ...rule(
    "statement",
    ["in|at|on|during <each> <families> ,? the|all? <number> <sets> have different <listed>"],
    ({ families, sets, listed }) => {
      const [family, ...others] = families;
      return family === undefined ||
        others.length > 0 ||
        sets.role !== "line" ||
        sets.sort === family.sort ||
        !/^(?:row|column)$/.test(family.sort)
        ? undefined
        : () => `at most one of each ${listed} in each ${family.sort}`;
    },
  ),
  ...ordinalsAndLast.flatMap(([said, at]) =>
    rule(
      "statement",
      [
        `the? ${said} <listed> of <named> be a|an|the? <flag>`,
        `the? ${said} cell of|in <named> be a|an|the? <flag>`,
      ],
      ({ named, flag }) => (named.role === "line" ? () => flag.of(`${named.variable}${at}`).text : undefined),
    ),
  ),
  ...(["first", "last"] as const).flatMap((place) =>
    rule("verb", `have a|an|the? <core> ${place}`, ({ core }) =>
      isKind(core) ? ofLine(({ variable }) => ofAll(core.conditions, `${variable}.${place}`)) : undefined,
    ),
  ),
];

const within = ({ variable, role }: Thing): Quality => ({
  of: (c) =>
    role === "cell"
      ? { text: `${c} is ${variable}`, denied: `${c} is not ${variable}` }
      : { text: `${c} in ${variable}`, denied: `not ${c} in ${variable}` },
});

/** Not so where none of the second is behind one of the first. */
const firstOf = (a: Noun, b: Noun, line: string): Said => ({
  text: standInOrder(a, b, line).text,
  denied: standInOrder(b, a, line).text,
});

/** A rule for each row from the rule of one row s (`exactly 1 free in each row`), or a head of its own. */
export const inEach = (sort: string, text: string): string =>
  text.endsWith(" in s") ? `${text.slice(0, -1)}each ${sort}` : `for each ${sort} s: ${text}`;
