/** Conditions on a value, in every place where one may stand. */

import { cells, type Rule, rule, said, type Term, term, type Value } from "./meaning.js";
import { particular } from "./said-of-kind.js";
import { saidOfRegion } from "./said-of-region.js";
import { changes, differ, not, same, there, yes } from "./telling.js";
import type { Kind } from "./values-at.js";
import { corner, layerAt } from "./ways.js";

/** Conditions on a value, in every place where one may stand. */
export const saidOf = (kind: Kind, v: Term): readonly Rule[] => [
  ...(kind === "region" ? saidOfRegion(v) : [...compared(kind, v), ...particular[kind](v)]),
  ...(kind === "region" || kind === "optional" ? [] : gathered(kind, v)),
];

const example: Readonly<Record<Exclude<Kind, "region">, { readonly text: string; readonly value: Value }>> = {
  truth: { text: "no", value: false },
  number: { text: "1", value: 1 },
  optional: { text: "1", value: 1 },
  symbol: { text: "p", value: "p" },
  direction: { text: "right", value: "right" },
};
export const other: typeof example = {
  truth: { text: "yes", value: true },
  number: { text: "2", value: 2 },
  optional: { text: "none", value: null },
  symbol: { text: "q", value: "q" },
  direction: { text: "left", value: "left" },
};

export const own: Readonly<Record<Exclude<Kind, "region">, Term>> = {
  truth: term("r1c1.s", layerAt("s", corner)),
  number: term("r1c1.d", layerAt("d", corner)),
  optional: term("r1c1.o", layerAt("o", corner)),
  symbol: term("r1c1.e", layerAt("e", corner)),
  direction: term("r1c1.ar", layerAt("ar", corner)),
};

export function compared(kind: Exclude<Kind, "region">, v: Term): readonly Rule[] {
  const [one, two, here] = [example[kind], other[kind], own[kind]];
  const is = (value: Value) => said((mine: Value) => same(mine, value), v.of);
  const isNot = (value: Value) => said((mine: Value) => differ(mine, value), v.of);
  return [
    rule(`${v.text} = ${one.text}`, is(one.value), v),
    rule(`${v.text} != ${one.text}`, isNot(one.value), v),
    rule(`${v.text} = ${two.text}`, is(two.value), v),
    rule(`${v.text} != ${two.text}`, isNot(two.value), v),
    rule(`${one.text} != ${v.text}`, isNot(one.value), v),
    rule(`not (${v.text} = ${one.text})`, not(is(one.value)), v),
    rule(`not (${v.text} != ${one.text})`, not(isNot(one.value)), v),
    rule(`${v.text} = ${v.text}`, there(v.of), v),
    rule(`${v.text} != ${v.text}`, () => false, v),
    rule(`${v.text} = ${here.text}`, said(same, v.of, here.of), v),
    rule(`${v.text} != ${here.text}`, said(differ, v.of, here.of), v),
    rule(`not (${here.text} = ${v.text})`, not(said(same, v.of, here.of)), v),
    rule(`(${v.text} = ${one.text}) = no`, not(is(one.value)), v),
    rule(`different((if i = 1 then ${v.text} else ${one.text}) for i in 1..2)`, (s) => !is(one.value)(s), v),
    rule(
      `changes((if i = 2 then ${v.text} else ${one.text}) for i in 1..3) = 0`,
      (s) => changes([one.value, v.of(s), one.value]) === 0,
      v,
    ),
    rule(
      `changes((if i = 2 then ${v.text} else if i = 1 then ${one.text} else ${two.text}) for i in 1..3) = 1`,
      (s) => changes([one.value, v.of(s), two.value]) === 1,
      v,
    ),
    rule(`named = ${one.text}`, is(one.value), v, { before: [`let named = ${v.text}`] }),
    rule(`named != ${one.text}`, isNot(one.value), v, { before: [`let named = ${v.text}`] }),
    rule(`count(i in 1..2 where ${v.text} != ${one.text}) = 0`, not(isNot(one.value)), v),
    rule(`some(${v.text} != ${one.text} for i in 1..2)`, isNot(one.value), v),
    rule(`all(${v.text} = ${one.text} for i in 1..2)`, is(one.value), v),
    rule(
      `(if r1c1.s then ${v.text} else ${two.text}) != ${one.text}`,
      (s) => (yes(s, "s", corner) ? isNot(one.value)(s) : true),
      v,
    ),
    rule(`${v.text} = ${one.text} implies r1c1.s`, (s) => !is(one.value)(s) || yes(s, "s", corner), v),
    rule(`if ${v.text} != ${one.text}: no`, not(isNot(one.value)), v),
    rule(
      `for each cell c where ${v.text} != ${one.text}: c is s`,
      (s) => !isNot(one.value)(s) || cells.every((cell) => yes(s, "s", cell)),
      v,
    ),
  ];
}

/** In sets and lists, and where a value is handed on: not of what may be `none`, which has to be guarded there. */
function gathered(kind: Exclude<Kind, "region" | "optional">, v: Term): readonly Rule[] {
  const [one, two, here] = [example[kind], other[kind], own[kind]];
  const is = (value: Value) => said((mine: Value) => same(mine, value), v.of);
  const isNot = (value: Value) => said((mine: Value) => differ(mine, value), v.of);
  return [
    rule(`${v.text} in {${two.text}}`, is(two.value), v),
    rule(`${v.text} not in {${two.text}}`, not(is(two.value)), v),
    rule(`${one.text} in {${v.text}, ${two.text}}`, is(one.value), v),
    rule(`${one.text} in [${v.text}, ${two.text}]`, is(one.value), v),
    rule(`[${v.text}, ${one.text}] = [${two.text}, ${one.text}]`, is(two.value), v),
    rule(`[${v.text}, ${one.text}] != [${two.text}, ${one.text}]`, not(is(two.value)), v),
    rule(`[${v.text}] = [${here.text}]`, said(same, v.of, here.of), v),
    rule(
      `[${v.text}, ${one.text}] in {[${two.text}, ${one.text}], [${two.text}, ${two.text}]}`,
      is(two.value),
      v,
    ),
    rule(
      `[${v.text}, ${one.text}] not in {[${two.text}, ${one.text}], [${two.text}, ${two.text}]}`,
      not(is(two.value)),
      v,
    ),
    rule(`[${v.text}, ${one.text}][2] = ${one.text}`, () => true, v),
    rule(`bag([${v.text}, ${one.text}]) = bag([${one.text}, ${two.text}])`, is(two.value), v),
    rule(`differs(${v.text})`, isNot(one.value), v, { before: [`let differs(y) = y != ${one.text}`] }),
  ];
}
