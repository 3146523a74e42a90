/** Rows and columns that are people and days, where the cells tell who works: `Bea is off on Wednesday`, `nobody works more than four days in a row`. */
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { type Meanings, type Noun, type Quality, unsaid } from "../../meanings.js";
import { placeOfLayer } from "../../place-of.js";
import { hasNot, isNot } from "../../qualities.js";
import { atLeastOne, bothNouns, denied, howMany, isKind, notOne, ofSets, soMany } from "../../say.js";
import { isAdjective, wordForms } from "../../word-forms.js";
import { neverInRow } from "../runs.js";
import { HOURS, inEach, ofTwoLines } from "./named-lines.js";

const isHours = (name: string): boolean => wordForms(HOURS.join(" ")).includes(name.toLowerCase());

const OFF = /^(?:off|free|rest|resting|idle|absent)$/i;
const AT_WORK = /^(?:works?|working|(?:on_?)?duty|shift|busy)$/i;

/** The state of those who are off, if one layer tells. */
function offIn(symbols: readonly NamedThing[]): Quality | undefined {
  const [content, ...others] = symbols.flatMap((each) =>
    each.kind === "layer" &&
    each.declaration.role === "find" &&
    placeOfLayer(each.declaration.on) === "cell" &&
    /^(?:yes-no|values)-type$/.test(each.declaration.type.kind)
      ? [each]
      : [],
  );
  if (content === undefined || others.length > 0) return undefined;
  const { name, declaration } = content;
  if (declaration.type.kind !== "values-type")
    return OFF.test(name) ? isAdjective(name) : AT_WORK.test(name) ? isNot(name) : undefined;
  const value = declaration.type.values.find((each) => each.kind === "name" && OFF.test(each.text));
  if (value?.kind === "name") return isAdjective(value.text);
  return declaration.orNone ? hasNot(name) : undefined;
}

/** Of a sentence about people and days: the lines of both. */
export function dutyRules(symbols: readonly NamedThing[]): readonly PhraseRule[] {
  const named = symbols.flatMap((each) => {
    const sort = each.kind === "layer" ? placeOfLayer(each.declaration.on) : "";
    const isNamed = each.kind === "layer" && each.declaration.type.kind === "values-type";
    return isNamed && (sort === "row" || sort === "column") ? [{ name: each.name, sort } as const] : [];
  });
  const days = named.find(({ name }) => isHours(name));
  const people = named.find(({ name }) => !isHours(name));
  const sort = people?.sort ?? (days?.sort === "row" ? "column" : "row");
  const across = sort === "row" ? "column" : "row";
  if (named.length === 0 || days?.sort === sort) return [];
  const off = offIn(symbols);
  const who = ["cells|cell|workers|worker|employees|employee", people && wordForms(people.name)]
    .filter(Boolean)
    .join("|");
  // Not what the cells say: `day`, `night`.
  const others = new Set(symbols.flatMap(({ kind, name }) => (kind === "value" ? [name.toLowerCase()] : [])));
  const hours = [...HOURS.filter((word) => !others.has(word)), across].map(wordForms).join("|");
  const lines = [{ sort, role: "line" }] as const;
  const never = ({ noun, most }: Meanings["short"], within = `each ${sort}`) => {
    const text = neverInRow(noun, most + 1, lines);
    return text === undefined ? undefined : () => text.replace(`each ${sort}`, within);
  };
  return [
    ...rule("amount", "nobody", () => notOne),
    ...rule("amount", "somebody", () => atLeastOne),
    ...rule("core", [`<adjective> ${hours}`, `${hours} <adjective>`], ({ adjective }) => ({
      conditions: [adjective],
    })),
    // Both are said of one of them.
    ...rule(
      "statement",
      [
        "whoever <verb:a> <verb:b>",
        "everybody|everyone|anybody|anyone who|that <verb:a> <verb:b>",
        `<each> ${who} who|that <verb:a> <verb:b>`,
        "if somebody|anybody|anyone <verb:a> ,? then? he|she|they <verb:b>",
      ],
      ({ a, b }) =>
        () => {
          const line = { variable: "r", sort, role: "line" } as const;
          return `for each ${sort} r: if ${a.of(line, [line]).text}: ${b.of(line, [line]).text}`;
        },
    ),
    ...rule(
      "statement",
      "everybody|everyone <verb>",
      ({ verb }) =>
        (scope) =>
          ofSets(lines, scope, (line, inner) => verb.of(line, inner)),
    ),
    ...rule(
      "statement",
      [
        `<amount> ${who}? <does> in|at|on? <each> ${hours}`,
        `in|at|on? <each> ${hours} ,? <amount> ${who}? <does>`,
      ],
      ({ amount, does, each }) =>
        amount.isIndefinite === true || (each === "a" && amount.isBare === true)
          ? undefined
          : (scope) => inEach(across, soMany(amount, does, "s", scope).text),
    ),
    ...rule(
      "statement",
      [`<amount> ${who}? <does> <place>`, `<place> ,? <amount> ${who}? <does>`],
      ({ amount, does, place }) =>
        amount.isIndefinite === true
          ? undefined
          : (scope) => soMany(amount, bothNouns(does, { conditions: [place] }), "cells", scope).text,
    ),
    ...rule(
      "statement",
      [`<named:a> and <named:b> not both? <does> in|at|on the same ${hours}|time`],
      ({ a, b, does }) =>
        a.sort === sort && b.sort === sort
          ? () => ofTwoLines(a, b, does, `x.${across} != y.${across}`)
          : undefined,
    ),
    ...rule("statement", ["<short>", "everybody|everyone <short>", `<each> ${who} <short>`], ({ short }) =>
      never(short),
    ),
    ...rule("statement", "<named> <short>", ({ named, short }) =>
      named.sort === sort ? never(short, named.variable) : undefined,
    ),
    ...rule("statement", `nobody <does> more than <number> ${hours} in a row`, ({ does, number }) =>
      never({ noun: does, most: Number(number) }),
    ),
    ...rule(
      "short",
      [`<does> at most <number> ${hours} in a row`, `not <does> more than <number> ${hours} in a row`],
      ({ does, number }) => ({ noun: does, most: Number(number) }),
    ),
    ...rule("statement", [`<amount> <adjective> ${hours}`, `<amount> ${hours} <adjective>`], (parts) =>
      parts.amount.isIndefinite === true
        ? undefined
        : (scope) => inEach(sort, soMany(parts.amount, { conditions: [parts.adjective] }, "s", scope).text),
    ),
    ...(
      [
        ["more", ">"],
        ["less|fewer", "<"],
      ] as const
    ).flatMap(([said, sign]) =>
      rule(
        "statement",
        [`<named:a> <does> ${said} ${hours} than <named:b>`, `<named:a> <does> ${said} often than <named:b>`],
        ({ a, b, does }) =>
          a.role === "line" && b.role === "line" && isKind(does)
            ? () => [a, b].map(({ variable }) => howMany(does, variable, [])).join(` ${sign} `)
            : undefined,
      ),
    ),
    ...(off === undefined ? [] : ofWork(off, hours)),
  ];
}

const ofWork = (off: Quality, hours: string): readonly PhraseRule[] => {
  const work: Noun = {
    conditions: [
      {
        of: (c) => denied(off.of(c)),
        ...(off.plain === undefined
          ? {}
          : { plain: off.plain.startsWith("not ") ? off.plain.slice(4) : `not ${off.plain}` }),
      },
    ],
  };
  const [isAtWork = off] = work.conditions;
  return [
    ...rule("does", "work|works", () => work),
    ...rule("flag", "off|free|resting|idle", () => off),
    ...rule("flag", ["working", "on duty", "at work"], () => isAtWork),
    ...rule("verb", [`work|works <amount> ${hours}`, `work|works <counted>`], (parts) => ({
      of: ({ variable, role }, scope) => {
        const { amount, noun } = "counted" in parts ? parts.counted : { amount: parts.amount, noun: work };
        return role === "line" && isKind(noun) ? soMany(amount, noun, variable, scope) : unsaid;
      },
    })),
  ];
};
