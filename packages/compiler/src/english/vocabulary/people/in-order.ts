/** Cells that are one behind the other, such as days: `no dish is served on two days in a row`, `after meat comes soup`. */
import { rule, table } from "../../grammar.js";
import { isWhole } from "../../joints.js";
import { type Noun, type Said, type SoMany, type Thing, UNSAID, unsaid, type Verb } from "../../meanings.js";
import { asCondition, denied, isKind, ofAll, soMany } from "../../say.js";
import { ordinals } from "./numbered-places.js";

const SERVED = "be|appear|appears|occur|occurs|come|comes served|used|held|taught|placed|eaten|cooked?";
const CONSECUTIVE = "consecutive|successive|adjacent|neighbouring";
const RUNS = [`<number> ${CONSECUTIVE} cells`, "<number> cells in a row"];
const NEXT = "directly|immediately|just|right?";
const NAMES = ["x", "y", "z", "u", "v", "w"];

const ofTwo = (is: string, then: string): string =>
  `for each consecutive cells x, y in cells where ${is}: ${isWhole(then) ? then.slice(1, -1) : then}`;

/** A rule about the cell before, or after, each cell of that kind. */
const beside = (noun: Noun, said: (cell: string) => Said, isAfter: boolean): (() => string) | undefined => {
  const [own, other] = isAfter ? (["x", "y"] as const) : (["y", "x"] as const);
  return isKind(noun) && noun.value === undefined
    ? () => ofTwo(ofAll(noun.conditions, own).text, said(other).text)
    : undefined;
};

/** A cell has one such thing, or none. */
const holds =
  ({ amount, noun }: SoMany) =>
  (cell: string): Said => {
    const said = ofAll(noun.conditions, cell);
    const number = amount.number([]);
    if (!isKind(noun) || noun.value !== undefined) return unsaid;
    if (number === "0") return denied(said);
    return number === "1" && amount.bound !== "at most" ? said : unsaid;
  };

const verbOf =
  (verb: Verb) =>
  (cell: string): Said =>
    ofAll(asCondition(verb).conditions, cell);

export const orderedPhrases = table(() => [
  // So many in a row.
  ...([true, false] as const).map((isPair) =>
    rule(
      "statement",
      RUNS.flatMap((run) =>
        isPair
          ? [`no <listed> ${SERVED} in|on|at? ${run}`, `no ${run} have|share the? same <listed>`]
          : [`any|each? ${run} have all? different <listed>`],
      ) as readonly "<listed> <number>"[],
      ({ listed, number }) => {
        const run = NAMES.slice(0, Number(number));
        const same = run.slice(1).map((name, at) => `${run[at]}.${listed} = ${name}.${listed}`);
        const all =
          same.length === 1
            ? `x.${listed} != y.${listed}`
            : isPair
              ? `not (${same.join(" and ")})`
              : `different(c.${listed} for c in {${run.join(", ")}})`;
        return same.length < 1 || run.length < Number(number)
          ? undefined
          : () => `for each consecutive cells ${run.join(", ")} in cells: ${all}`;
      },
    ),
  ),
  ...(["after", "before"] as const).flatMap((side) => [
    rule(
      "statement",
      [
        `${NEXT} ${side} a|an|each|every|any? <core:a> come|comes|follow|follows|be|there? be? either? <counted>`,
        `the 1|cell ${NEXT} ${side} a|an|each|every|any|the? <core:a> have|be either? <counted>`,
        `in|on|at? the 1|cell ${NEXT} ${side} a|an|each|every|any|the? <core:a> there be either? <counted>`,
      ],
      ({ a, counted }) => beside(a, holds(counted), side === "after"),
    ),
    rule(
      "statement",
      [
        `the 1|cell ${NEXT} ${side} a|an|each|every|any|the? <core:a> <verb>`,
        `in|on|at the 1|cell ${NEXT} ${side} a|an|each|every|any|the? <core:a> ,? <verb>`,
      ],
      ({ a, verb }) => beside(a, verbOf(verb), side === "after"),
    ),
  ]),

  // One of them, by its name or its number.
  ...ordinals.flatMap(([said, cell]) => [
    rule("named", [`the ${said} cell`], () => ({ variable: cell, sort: "cell", role: "cell" })),
    rule("place", [`${said} from the left`, `in|on|at the ${said} cell from the left`], () => ({
      of: (c) => ({ text: `${c} is ${cell}`, denied: `${c} is not ${cell}` }),
    })),
  ]),
  rule(
    "statement",
    ["in|on|at <named> ,? there be <counted>", "there be <counted> in|on|at <named>"],
    ({ named, counted }) => (named.role === "cell" ? () => holds(counted)(named.variable).text : undefined),
  ),
  ...["", "not "].map((not) =>
    rule(
      "statement",
      [
        `a|an|the? <noun> ${not}${SERVED} in|on|at <named:a>`,
        `a|an|the? <noun> ${not}${SERVED} in|on|at <named:a> ${not === "" ? "and" : "or|nor|and"} in|on|at? <named:b>`,
      ],
      ({ noun, ...parts }) =>
        isKind(noun) && noun.value === undefined
          ? () =>
              ["a" in parts ? parts.a : undefined, "b" in parts ? parts.b : undefined]
                .flatMap((each) => (each === undefined ? [] : [each as Thing]))
                .map(({ variable, role }) => {
                  const { text, denied: no } = ofAll(noun.conditions, variable);
                  return role === "cell" ? (not === "" ? text : no) : UNSAID;
                })
                .join("; ")
          : undefined,
    ),
  ),
  rule("statement", `a|an|the? <noun> ${SERVED} in|on|at <amount> cell|cells`, ({ noun, amount }) =>
    isKind(noun) && noun.value === undefined && amount.isIndefinite !== true
      ? (scope) => soMany(amount, noun, "cells", scope).text
      : undefined,
  ),
  rule(
    "statement",
    [
      `a|an|the? <noun:a> be only served|used|held|placed|eaten? in|on|at <noun:b>`,
      `a|an|the? <noun:a> ${SERVED} only in|on|at <noun:b>`,
    ],
    ({ a, b }) =>
      isKind(a) && isKind(b)
        ? () => `for each cell c where ${ofAll(a.conditions, "c").text}: ${ofAll(b.conditions, "c").text}`
        : undefined,
  ),
]);

/** Words for a place of the board, where no layer is called so. */
const UNITS = "day|week|month|year|hour|evening|night|morning|slot";
const ARTICLES =
  "the|an?|exactly|one|its|own|first|second|third|fourth|fifth|sixth|last|two|at most|at least|each|every";

/** The sentence with `cell` for such words, and for the one word that nothing reads where it says in what something is. */
export function withCells(sentence: string, names: ReadonlySet<string>, unknown: readonly string[]): string {
  const inPlace = unknown.filter((word) =>
    new RegExp(`\\b(?:in|on|at) (?:(?:${ARTICLES}) )+${word}\\b`, "i").test(sentence),
  );
  const words = [
    ...UNITS.split("|"),
    ...(inPlace.length === 1 ? inPlace.map((word) => word.replace(/s$/, "")) : []),
  ];
  const free = words.filter((word) => !names.has(word) && !names.has(`${word}s`));
  return sentence.replace(new RegExp(`\\b(?:${free.join("|")})(s?)\\b`, "gi"), "cell$1");
}
