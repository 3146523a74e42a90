/** Numbers beside rows and columns tell of their line, as it is seen from there: `a number outside is the sum of the first two digits`. */

import type { Layer } from "../../../ast.js";
import type { Symbol as NamedThing } from "../../../resolved.js";
import { pluralOf } from "../../../text/plurals.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { type Meanings, type OuterClue, type Thing, UNSAID } from "../../meanings.js";
import { asCondition, bothNouns, setIn, soMany } from "../../say.js";
import { TELLS_NUMBER } from "../../tells.js";
import { sumIn } from "../values.js";

const CLUES = "clue|clues|number|numbers|hint|hints";
const TELL = `${TELLS_NUMBER}|count|counts|state|states|denote|denotes` as const;
const RIM = "board|border|edge|rim|margin";

/** `the clue above a column` */
const BESIDE_LINE: Readonly<Record<string, string>> = {
  left: "before|left|to the? left? of?",
  right: "behind|right|to the? right? of?",
  top: "above|over|atop",
  bottom: "below|under|beneath",
};

/** Where a line begins, by the side of the board on which a number stands. */
const sides: Readonly<Record<string, readonly [sort: OuterClue["sort"], isBack: boolean, said: string]>> = {
  left: ["row", false, "left"],
  right: ["row", true, "right"],
  top: ["column", false, "top"],
  bottom: ["column", true, "bottom"],
};

const told =
  (clues: readonly OuterClue[], said: (line: Thing, clue: string, isBack: boolean) => string) =>
  (scope: Parameters<Meanings["statement"]>[0]): string =>
    clues
      .map(({ sort, layer, isBack }) => {
        const line = setIn(scope, { sort, role: "line" });
        return `for each ${sort} ${line.variable} with ${layer}: ${said(line, `${line.variable}.${layer}`, isBack)}`;
      })
      .join("; ");

/** A text about a line, seen from its other end where that matters. */
function fromEnd(measure: Meanings["measure"], line: Thing, isBack: boolean): string {
  const own = measure(line, [line]);
  if (!isBack) return own;
  const { variable } = line;
  const back = `reversed(${variable})`;
  if (own.includes(`${variable}[`))
    return own.replaceAll(`${variable}[`, `${back}[`).replaceAll(`${variable}.first.`, `${variable}.last.`);
  if (/ where x before c\)/.test(own)) return own.replace(/ where x before c\)/g, " where c before x)");
  return own.replace(new RegExp(`\\b${variable}\\.(first|last)\\.`, "g"), (_, end: string) =>
    end === "first" ? `${variable}.last.` : `${variable}.first.`,
  );
}

/** Rows and columns are named, so that there have to be numbers of both. */
const BOTH = "both";

const fits = (clues: readonly OuterClue[], lines: readonly string[]): boolean =>
  clues.every(({ sort }) => lines.includes(sort)) &&
  (!lines.includes(BOTH) || new Set(clues.map(({ sort }) => sort)).size === 2);

export function outsideRules(symbols: readonly NamedThing[]): readonly PhraseRule[] {
  const clues = symbols.flatMap((each) => outerClueOf(each, isOfNumbers));
  const letters = symbols.flatMap((each) => outerClueOf(each, ({ type }) => type.kind === "values-type"));
  if (clues.length === 0) return letters.length === 0 ? [] : lettersSeen(letters);
  return [
    ...rule(
      "outer",
      [
        `<each> ${CLUES} outside of? the? board?`,
        `${CLUES} outside of? the? board?`,
        `<each> ${CLUES} at|on|along|beside|around the ${RIM}`,
        `${CLUES} at|on|along|beside|around the ${RIM}`,
        // `at the edge` is that by then.
        `<each> ${CLUES} orthogonally`,
        `${CLUES} orthogonally`,
      ],
      () => clues,
    ),
    ...Object.entries(sides).flatMap(([side, [sort, , said]]) => {
      const here = clues.filter((clue) => clue.side === side);
      // Where the rows have numbers on one side only, that side need not be in their name.
      const others = clues.filter((clue) => clue.sort === sort);
      const those = here.length > 0 ? here : others.length === 1 && others[0]?.side === "" ? others : [];
      return those.length !== 1
        ? []
        : rule(
            "outer",
            [
              `<each> ${CLUES} on|to|at the ${said} side? of? the? board?`,
              `${CLUES} on|to|at the ${said} side? of? the? board?`,
              `<each> ${said} ${CLUES}`,
              `${said} ${CLUES}`,
              `<each> ${CLUES} ${BESIDE_LINE[side] ?? ""} a|the|each|its ${sort}`,
              ...(side === "top" ? ([`<each> ${CLUES} above of? the board`] as const) : []),
              ...(side === "bottom" ? ([`<each> ${CLUES} below of? the board`] as const) : []),
            ],
            () => those,
          );
    }),
    ...clues.flatMap((clue) => {
      const name = clue.layer.toLowerCase();
      return rule("outer", [`the? ${name}`, `<each> ${name} ${CLUES}`], () => [clue]);
    }),
    ...ownLine,
    // No place is named, and no other numbers are given.
    ...(symbols.every((each) => !isNumberGiven(each) || clues.some(({ layer }) => layer === each.name))
      ? rule("outer", [`<each> ${CLUES}`, CLUES], () => clues)
      : []),
    ...Object.entries(sides).flatMap(([side, [, , said]]) =>
      rule(
        "statement",
        [
          `<outer> ${TELL} the? <measure> <ownLine> ,? seen|read|visible|counted? from the? ${said} side?`,
          `<outer> ${TELL} the? <measure> ,? seen|read|visible|counted? from the? ${said} side?`,
        ],
        ({ outer, measure }) =>
          outer.every((clue) => clue.side === side)
            ? told(outer, (line, clue, isBack) => `${fromEnd(measure, line, isBack)} = ${clue}`)
            : undefined,
      ),
    ),
    ...Object.entries(sides).flatMap(([side, [sort, , said]]) =>
      rule("statement", `the? ${said} ${CLUES} of <each> ${sort} ${TELL} the? <measure>`, ({ measure }) => {
        const here = clues.filter((clue) => clue.side === side);
        return here.length === 0
          ? undefined
          : told(here, (line, clue, isBack) => `${fromEnd(measure, line, isBack)} = ${clue}`);
      }),
    ),
    ...rule(
      "statement",
      [`<outer> ${TELL} the? <measure> <ownLine>`, `<outer> ${TELL} the? <measure> <ownLine> <seenFrom>`],
      ({ outer, measure, ownLine: lines }) =>
        fits(outer, lines)
          ? told(outer, (line, clue, isBack) => `${fromEnd(measure, line, isBack)} = ${clue}`)
          : undefined,
    ),
    ...rule(
      "statement",
      [
        `<outer> ${TELL} the? sum|total of all? the? <core> <ownLine> that|which <verb>`,
        `<outer> ${TELL} the? sum|total of all? the? <core> that|which <verb> <ownLine>`,
      ],
      ({ outer, core, ownLine: lines, verb }) =>
        fits(outer, lines)
          ? told(
              outer,
              (line, clue) =>
                `${sumIn(bothNouns(core, asCondition(verb, core.value)), line.variable, [line]) ?? UNSAID} = ${clue}`,
            )
          : undefined,
    ),
    ...rule(
      "statement",
      [
        `<outer> ${TELL} howmany <core> <ownLine>`,
        `<outer> ${TELL} howmany <core> be|lie|stand? <ownLine>`,
        `<outer> ${TELL} howmany <core> there be <ownLine>`,
      ],
      ({ outer, core, ownLine: lines }) =>
        core.conditions.length > 0 && fits(outer, lines)
          ? told(
              outer,
              (line, clue) =>
                soMany({ bound: "exactly", number: () => clue }, core, line.variable, [line]).text,
            )
          : undefined,
    ),
    ...rule(
      "statement",
      [
        `<outer> ${TELL} the? sum of the? first x|n <valued> <ownLine> ,? where x|n be the first <valued:again> <ownLine:other>`,
        `<outer> ${TELL} the? sum of the? first x|n <valued> <ownLine> <seenFrom> ,? where x|n be the first <valued:again> <ownLine:other>`,
      ],
      ({ outer, valued, again, ownLine: lines, other }) =>
        valued === again && fits(outer, lines) && fits(outer, other)
          ? told(outer, ({ variable }, clue, isBack) => {
              const [line, end] = isBack ? [`reversed(${variable})`, "last"] : [variable, "first"];
              return `sum(x.${valued} for x in ${line}[1..${variable}.${end}.${valued}]) = ${clue}`;
            })
          : undefined,
    ),
  ];
}

const isOfNumbers = ({ type }: Layer): boolean => type.kind === "number-type" || type.kind === "range-type";

/** Values beside lines are the first that are seen from there. */
const lettersSeen = (clues: readonly OuterClue[]): readonly PhraseRule[] => {
  const seen = (listed: string, line: Thing, clue: string, end: string): string =>
    `${end}(${line.variable} with ${listed}).${listed} is ${clue}`;
  return [
    ...ownLine,
    ...rule(
      "statement",
      ["<each> <listed> outside of? the? board? be the? first <listed:again> <ownLine> that? be? <seenFrom>"],
      ({ listed, again, ownLine: lines }) =>
        listed === again && fits(clues, lines) && clues.every(({ side }) => side !== "")
          ? told(clues, (line, clue, isBack) => seen(listed, line, clue, isBack ? "last" : "first"))
          : undefined,
    ),
    ...clues.flatMap((own) => {
      const end = own.isBack ? "last" : "first";
      return rule(
        "statement",
        `the? ${end} <listed> in|of <each> ${own.sort} be its ${own.layer.toLowerCase()} <listed:again>`,
        ({ listed, again }) =>
          listed === again ? told([own], (line, clue) => seen(listed, line, clue, end)) : undefined,
      );
    }),
  ];
};

/** Of which lines something is told: of both sorts where none is named. */
const ownLine = [
  rule("ownLine", "", () => ["row", "column"]),
  ...(["row", "column"] as const).map((sort) =>
    rule(
      "ownLine",
      [
        `in|of|on|from its|their|the|that|each? same? ${sort}|${pluralOf(sort)}`,
        `in|of|on|from the corresponding|respective ${sort}|${pluralOf(sort)}`,
      ],
      () => [sort],
    ),
  ),
  rule(
    "ownLine",
    [
      "in|of|on|from its|their|the|that|each? same? row|rows|column|columns or|and|/ the|its? row|rows|column|columns",
    ],
    () => ["row", "column", BOTH],
  ),
  rule("ownLine", ["it|they have", "in|of|along it|them", "there be in it|them"], () => ["row", "column"]),
  rule(
    "seenFrom",
    [
      ",? seen|read|counted from that|this|its|the? side|end|direction|there",
      ",? from that|this|its side|end|direction",
      ",? visible from that|this|its|the? side|end|direction|there",
    ],
    () => true,
  ),
].flat();

const isNumberGiven = (symbol: NamedThing): boolean =>
  symbol.kind === "layer" &&
  symbol.declaration.role === "given" &&
  (symbol.declaration.type.kind === "number-type" || symbol.declaration.type.kind === "range-type");

function outerClueOf(symbol: NamedThing, isMeant: (layer: Layer) => boolean): readonly OuterClue[] {
  if (symbol.kind !== "layer" || symbol.declaration.role !== "given" || !isMeant(symbol.declaration))
    return [];
  const { on } = symbol.declaration;
  const [, sort] = (on?.kind === "name" && /^(row|column)s?$/.exec(on.text)) || [];
  if (sort === undefined) return [];
  const [side = ""] = /^(?:left|right|top|bottom)/i.exec(symbol.name) ?? [];
  const [of, isBack] = sides[side.toLowerCase()] ?? [sort, false];
  return of === sort
    ? [{ sort: sort as OuterClue["sort"], layer: symbol.name, side: side.toLowerCase(), isBack }]
    : [];
}
