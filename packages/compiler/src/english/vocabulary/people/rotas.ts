/** People who are layers: what each does on each of the days that are the cells of the board. */
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import type { HowMany } from "../../meanings.js";
import { placeOfLayer } from "../../place-of.js";
import { numbered } from "../../say.js";
import { wordForms } from "../../word-forms.js";

/** Behind a number no duty is meant. */
const day = "day|days|shift|shifts|slot|slots|hour|hours|week|weeks|round|rounds|evening|evenings" as const;

/** Layers on cells that are found, and have the same values. */
function crewIn(
  symbols: readonly NamedThing[],
): readonly (readonly [layers: readonly string[], values: readonly string[]])[] {
  const crews = new Map<string, string[]>();
  for (const symbol of symbols) {
    if (symbol.kind !== "layer" || symbol.declaration.role !== "find") continue;
    const { type, on, orNone } = symbol.declaration;
    if (type.kind !== "values-type" || orNone || placeOfLayer(on) !== "cell") continue;
    const values = type.values.flatMap((value) => (value.kind === "name" ? [value.text] : [])).join(" ");
    crews.set(values, [...(crews.get(values) ?? []), symbol.name]);
  }
  return [...crews].flatMap(([values, layers]) =>
    layers.length > 1 ? [[layers, values.split(" ")] as const] : [],
  );
}

export const rotaRules = (symbols: readonly NamedThing[]): readonly PhraseRule[] =>
  symbols.some(({ kind }) => kind === "place")
    ? crewIn(symbols).flatMap(([layers, values]) => rulesOf(layers, values))
    : [];

function rulesOf(layers: readonly string[], values: readonly string[]): readonly PhraseRule[] {
  const allOf = (c: string): string => `[${layers.map((layer) => `${c}.${layer}`).join(", ")}]`;
  const often = (crew: readonly string[], amount: HowMany, duty: string): string | undefined =>
    amount.isIndefinite === true
      ? undefined
      : crew
          .map((layer) => numbered(`count(x in cells where x.${layer} = ${duty})`, amount, []).text)
          .join("; ");
  const on = (amount: HowMany, duty: string): string =>
    numbered(`count(x in ${allOf("c")} where x is ${duty})`, amount, []).text;
  const never = (crew: readonly string[], first: string, next: string): string =>
    crew
      .map(
        (layer) =>
          `for each consecutive cells a, b in cells: not (a.${layer} = ${first} and b.${layer} = ${next})`,
      )
      .join("; ");
  return [
    ...layers.flatMap((layer) => [
      ...rule("crew", layer.toLowerCase(), () => [layer]),
      ...rule(
        "crew",
        [`${layer.toLowerCase()} and <crew>`, `${layer.toLowerCase()} , and? <crew>`],
        ({ crew }) => [layer, ...crew],
      ),
    ]),
    ...rule("crew", ["each of <crew:some>", "both|all <crew:some>"], ({ some }) => some),
    ...rule("crew", ["everybody|everyone", "each person|cell|worker|nurse", "each of them"], () => layers),
    ...values.flatMap((value) =>
      rule(
        "duty",
        [wordForms(value), `a|an ${wordForms(value)}`, `on ${wordForms(value)} duty?`],
        () => value,
      ),
    ),
    ...rule(
      "statement",
      [
        `<crew> be|have|work|works? <duty> on|for? <amount> ${day}`,
        `<crew> have <amount> ${day} <duty>`,
        `<crew> have <amount> <duty> ${day}`,
        "<crew> have <amount> <duty>",
        `<crew> be? on? <duty> <amount> times`,
        `<amount> ${day} <duty> for <crew>`,
        `<amount> ${day} be <duty> for <crew>`,
        `<amount> <duty> ${day} for <crew>`,
        "<amount> <duty> for <crew>",
      ],
      ({ crew, duty, amount }) => {
        const text = often(crew, amount, duty);
        return text === undefined ? undefined : () => text;
      },
    ),
    ...rule(
      "statement",
      [
        `on|for each ${day}|cell ,? <amount> of? them? people|persons? be|have|work|works? <duty>`,
        `<amount> of? them? people|persons? be|have|work|works? <duty> on each ${day}|cell`,
        `each ${day}|cell ,? <amount> of? them? people|persons? be|have|work|works? <duty>`,
      ],
      ({ amount, duty }) =>
        () =>
          `for each cell c: ${on(amount, duty)}`,
    ),
    ...rule(
      "statement",
      `on each ${day}|cell ,? <amount:m> be <duty:d> and|, <amount:n> be <duty:e>`,
      ({ m, d, n, e }) =>
        () =>
          `for each cell c: ${on(m, d)} and ${on(n, e)}`,
    ),
    ...rule(
      "statement",
      [
        "<crew> not be? both? <duty>",
        `<crew> not be? both? <duty> on|in|at the same ${day}`,
        "<crew> not have both? <duty> at the same time",
      ],
      ({ crew, duty }) =>
        crew.length === 2
          ? () => `for each cell c: not (${crew.map((layer) => `c.${layer} = ${duty}`).join(" and ")})`
          : undefined,
    ),
    ...rule(
      "statement",
      [
        "<crew> have no <duty:next> directly|immediately? after <duty:first>",
        "<crew> not be|have|work|works? <duty:next> directly|immediately? after <duty:first>",
        `<crew> not be|have|work|works? <duty:next> on? the ${day} after <duty:first>`,
      ],
      ({ crew, first, next }) =>
        () =>
          never(crew, first, next),
    ),
    ...rule(
      "statement",
      [
        "nobody be|have|work|works? <duty:next> directly|immediately? after <duty:first>",
        `nobody be|have|work|works? <duty:next> on? the ${day} after <duty:first>`,
        "no <duty:first> be directly|immediately? followed by <duty:next>",
        "no <duty:next> directly|immediately? after <duty:first>",
      ],
      ({ first, next }) =>
        () =>
          never(layers, first, next),
    ),
    ...rule(
      "statement",
      [
        `<crew> not be? <duty> on 2 ${day} in a row`,
        `<crew> not be? <duty> on 2 consecutive|successive|adjacent ${day}`,
      ],
      ({ crew, duty }) =>
        () =>
          never(crew, duty, duty),
    ),
    ...rule(
      "statement",
      [
        `nobody be? <duty> on 2 ${day} in a row`,
        `nobody be? <duty> on 2 consecutive|successive|adjacent ${day}`,
      ],
      ({ duty }) =>
        () =>
          never(layers, duty, duty),
    ),
    ...(
      [
        ["somebody", ">= 1"],
        ["nobody", "= 0"],
      ] as const
    ).flatMap(([who, many]) =>
      rule(
        "statement",
        [
          `on each ${day}|cell ,? ${who} be? <duty>`,
          `each ${day} ,? ${who} be? <duty>`,
          `${who} be? <duty> on each ${day}`,
        ],
        ({ duty }) =>
          () =>
            `for each cell c: count(x in ${allOf("c")} where x is ${duty}) ${many}`,
      ),
    ),
    ...(
      [
        ["more often than", ">"],
        ["less often than", "<"],
        ["as often as", "="],
      ] as const
    ).flatMap(([said, sign]) =>
      rule(
        "statement",
        `<crew:a> be? <duty> ${said} <crew:b> do?`,
        ({ a: [a, ...more], b: [b, ...others], duty }) =>
          more.length + others.length > 0
            ? undefined
            : () =>
                `count(x in cells where x.${a} = ${duty}) ${sign} count(x in cells where x.${b} = ${duty})`,
      ),
    ),
    ...(["", "not"] as const).flatMap((not) =>
      rule("statement", `<crew> ${not} be|have? <duty> on|in|at <named>`, ({ crew, duty, named }) =>
        named.role === "cell"
          ? () =>
              crew.map((layer) => `${named.variable}.${layer} ${not === "" ? "=" : "!="} ${duty}`).join("; ")
          : undefined,
      ),
    ),
  ];
}
