/** Conditions on a region. */

import { keyOf, type Maybe, type Rule, rule, type State, said, type Term, type Value } from "./meaning.js";
import { changes, count, not, regionIn, same, yes } from "./telling.js";
import { corner, layerAt } from "./ways.js";

export function saidOfRegion(v: Term): readonly Rule[] {
  const isOne = (value: Maybe<Value>): boolean => regionIn(value).length > 0;
  const here = layerAt("a", corner);
  const sameRegion = (s: State): boolean => isOne(v.of(s)) && keyOf(v.of(s)) === keyOf(here(s));
  const sized =
    (holds: (size: number) => boolean) =>
    (s: State): boolean =>
      holds(regionIn(v.of(s)).length);
  return [
    rule(`${v.text} is r1c1.a`, sameRegion, v),
    rule(`${v.text} is not r1c1.a`, not(sameRegion), v),
    rule(`not (${v.text} is not r1c1.a)`, sameRegion, v),
    rule(`r1c1.a is ${v.text}`, sameRegion, v),
    rule(
      `${v.text} is none`,
      said((mine: Value) => mine === null, v.of),
      v,
    ),
    rule(`${v.text} is not none`, not(said((mine: Value) => mine === null, v.of)), v),
    rule(
      `${v.text} = none`,
      said((mine: Value) => mine === null, v.of),
      v,
    ),
    rule(
      `${v.text} != none`,
      said((mine: Value) => mine !== null, v.of),
      v,
    ),
    rule(
      `size(${v.text}) = 0`,
      sized((size) => size === 0),
      v,
    ),
    rule(
      `size(${v.text}) <= 1`,
      sized((size) => size <= 1),
      v,
    ),
    rule(
      `exactly 0 s in ${v.text}`,
      (s) =>
        count(
          s,
          "s",
          regionIn(v.of(s)).map((cell) => ({ cell })),
        ) === 0,
      v,
    ),
    rule(`r1c1 in ${v.text}`, (s) => regionIn(v.of(s)).includes(0), v),
    rule(`r1c1 not in ${v.text}`, (s) => !regionIn(v.of(s)).includes(0), v),
    rule(
      `changes((if i = 2 then ${v.text} else r1c1.a) for i in 1..3) = 0`,
      (s) => changes([here(s), v.of(s), here(s)]) === 0,
      v,
    ),
    rule(
      `different((if i = 2 then ${v.text} else r1c1.a) for i in 1..2)`,
      (s) => keyOf(here(s)) !== keyOf(v.of(s)),
      v,
    ),
    rule(`[${v.text}] = [r1c1.a]`, said(same, v.of, here), v),
    rule(`[${v.text}] != [r1c1.a]`, not(said(same, v.of, here)), v),
    rule(`[${v.text} for i in 1..1] = [r1c1.a]`, said(same, v.of, here), v),
    rule(
      `count(i in 1..1 where ${v.text} is none) = 1`,
      said((mine: Value) => mine === null, v.of),
      v,
    ),
    rule(
      `named = none`,
      said((mine: Value) => mine === null, v.of),
      v,
      { before: [`let named = ${v.text}`] },
    ),
    rule(
      `(if r1c1.s then ${v.text} else r1c1.a) != none`,
      (s) => isOne(yes(s, "s", corner) ? v.of(s) : here(s)),
      v,
    ),
    rule(
      `(if r1c1.s then ${v.text} else r1c1.a) = none`,
      (s) => (yes(s, "s", corner) ? v.of(s) : here(s)) === null,
      v,
    ),
    rule(`${v.text} is straight`, () => true, v),
    rule(
      `for each cell c in ${v.text}: c is s`,
      (s) => regionIn(v.of(s)).every((cell) => yes(s, "s", { cell })),
      v,
    ),
  ];
}
