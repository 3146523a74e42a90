/** People who are layers: what each does on each of the days that are the cells of the board. */
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import type { HowMany } from "../../meanings.js";
import { placeOfLayer } from "../../place-of.js";
import { atLeastOne, notOne, numbered } from "../../say.js";
import { wordForms } from "../../word-forms.js";

/** Behind a number no duty is meant. */
const day = "day|days|shift|shifts|slot|slots|hour|hours|week|weeks|round|rounds|evening|evenings" as const;

const BE = "be|have|work|works?";

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

type NextDuty = {
  readonly crew?: readonly string[];
  readonly next: string;
  readonly first?: string;
};

function rulesOf(layers: readonly string[], values: readonly string[]): readonly PhraseRule[] {
  const often = (layer: string, duty: string): string => `count(x in cells where x.${layer} = ${duty})`;
  const onEachDay = (said: readonly (readonly [amount: HowMany, duty: string])[]): string => {
    const all = layers.map((layer) => `c.${layer}`).join(", ");
    const parts = said.map(
      ([amount, duty]) => numbered(`count(x in [${all}] where x is ${duty})`, amount, []).text,
    );
    return `for each cell c: ${parts.join(" and ")}`;
  };
  const never =
    ({ crew = layers, next, first = next }: NextDuty) =>
    (): string =>
      crew
        .map(
          (layer) =>
            `for each consecutive cells a, b in cells: not (a.${layer} = ${first} and b.${layer} = ${next})`,
        )
        .join("; ");
  return [
    ...layers.flatMap((layer) => {
      const word = layer.toLowerCase();
      return [
        ...rule("crew", word, () => [layer]),
        ...rule("crew", `${word} ,|and and? <crew>` as const, ({ crew }) => [layer, ...crew]),
      ];
    }),
    ...rule("crew", ["both|all <crew:some>", "each of <crew:some>"], ({ some }) => some),
    ...rule("crew", ["everybody|everyone", "each person|cell", "each of them"], () => layers),
    ...values.flatMap((value) => rule("duty", `on? a|an? ${wordForms(value)} duty?`, () => value)),
    ...rule("amount", "somebody", () => atLeastOne),
    ...rule("amount", "nobody", () => notOne),
    ...rule(
      "statement",
      [
        `<crew> ${BE} <duty> on|for? <amount> ${day}`,
        `<crew> have <amount> ${day}? <duty>`,
        "<crew> be? <duty> <amount> times",
        `<amount> ${day}? be? <duty> for <crew>`,
      ],
      ({ crew, duty, amount }) =>
        amount.isIndefinite === true
          ? undefined
          : () => crew.map((layer) => numbered(often(layer, duty), amount, []).text).join("; "),
    ),
    ...rule(
      "statement",
      [
        `on? each ${day}|cell ,? <amount> of? them? ${BE} <duty>`,
        `<amount> of? them? ${BE} <duty> on each ${day}|cell`,
      ],
      ({ amount, duty }) =>
        () =>
          onEachDay([[amount, duty]]),
    ),
    ...rule(
      "statement",
      `on? each ${day}|cell ,? <amount:m> be <duty:d> and|, <amount:n> be <duty:e>`,
      ({ m, d, n, e }) =>
        () =>
          onEachDay([
            [m, d],
            [n, e],
          ]),
    ),
    ...rule(
      "statement",
      ["<crew> not be? both <duty>", `<crew> not be? both? <duty> on|in|at the same ${day}|time`],
      ({ crew, duty }) =>
        crew.length === 2
          ? () => `for each cell c: not (${crew.map((layer) => `c.${layer} = ${duty}`).join(" and ")})`
          : undefined,
    ),
    ...rule(
      "statement",
      ["<crew> not", "<crew> have no", "nobody"].flatMap((who) => [
        `${who} ${BE} <duty:next> directly|immediately? after <duty:first>`,
        `${who} ${BE} <duty:next> on? the ${day} after <duty:first>`,
        `${who} ${BE} <duty:next> on 2 consecutive|successive? ${day} in? a? row?`,
      ]) as readonly "<duty:next>"[],
      (parts) => never(parts),
    ),
    ...rule("statement", "no <duty:first> be directly|immediately? followed by <duty:next>", (parts) =>
      never(parts),
    ),
    ...(
      [
        ["more", ">"],
        ["less", "<"],
      ] as const
    ).flatMap(([said, sign]) =>
      rule(
        "statement",
        `<crew:a> be? <duty> ${said} often than <crew:b>`,
        ({ a: [a = "", ...more], b: [b = "", ...others], duty }) =>
          more.length + others.length > 0 ? undefined : () => `${often(a, duty)} ${sign} ${often(b, duty)}`,
      ),
    ),
    ...(
      [
        ["", "="],
        ["not", "!="],
      ] as const
    ).flatMap(([not, sign]) =>
      rule(
        "statement",
        `<crew> ${not} be? <duty> on|in|at <named>`,
        ({ crew, duty, named: { role, variable } }) =>
          role === "cell"
            ? () => crew.map((layer) => `${variable}.${layer} ${sign} ${duty}`).join("; ")
            : undefined,
      ),
    ),
  ];
}
