/** What is said of values of one kind alone. */

import {
  absent,
  cells,
  isThere,
  look,
  nextTo,
  orEmpty,
  type Rule,
  readAt,
  rule,
  type State,
  said,
  strict,
  type Term,
  type Value,
} from "./meaning.js";
import { count, not, numberIn, there, yes } from "./telling.js";
import type { Kind } from "./values-at.js";
import { corner } from "./ways.js";

export const particular: Readonly<Record<Exclude<Kind, "region">, (v: Term) => readonly Rule[]>> = {
  truth: (v) => {
    const holds = (s: State): boolean => v.of(s) === true;
    return [
      rule(v.text, holds, v),
      rule(`not ${v.text}`, not(holds), v),
      rule(`${v.text} or r1c1.s`, (s) => holds(s) || yes(s, "s", corner), v),
      rule(`${v.text} and r1c1.s`, (s) => holds(s) && yes(s, "s", corner), v),
      rule(`${v.text} implies r1c1.s`, (s) => !holds(s) || yes(s, "s", corner), v),
      rule(`(not ${v.text}) = yes`, not(holds), v),
      rule(`(${v.text} and yes) = no`, not(holds), v),
      rule(`if ${v.text}: no`, not(holds), v),
      rule(`(if ${v.text} then 1 else 2) = 2`, not(holds), v),
      rule(`all(${v.text} for i in 1..2)`, holds, v),
      rule(`some(${v.text} for i in 1..2)`, holds, v),
      rule(`not some(${v.text} for i in 1..2)`, not(holds), v),
      rule(`count(i in 1..2 where ${v.text}) = 2`, holds, v),
      rule(`runs(i in 1..2 where ${v.text}) = [2]`, holds, v),
      rule(`runs(i in 1..2 where not ${v.text}) = [2]`, not(holds), v),
      rule(`size(r1c1.row where ${v.text}) = 3`, holds, v),
      rule(
        `${v.text} = (r1c1.d = 1)`,
        (s) => said((mine: Value) => mine === (readAt(s, "d", corner) === 1), v.of)(s),
        v,
      ),
      rule(
        `${v.text} != (r1c1.d = 1)`,
        (s) => said((mine: Value) => mine !== (readAt(s, "d", corner) === 1), v.of)(s),
        v,
      ),
    ];
  },
  number: (v) => {
    const compared = (holds: (mine: number) => boolean) =>
      said((mine: Value) => typeof mine === "number" && holds(mine), v.of);
    const amount =
      (holds: (found: number, wanted: number) => boolean) =>
      (s: State): boolean =>
        compared((mine) => holds(count(s, "s", cells), mine))(s);
    const sum = strict((mine: Value) => (typeof mine === "number" ? mine + 1 : absent), v.of);
    const added = (holds: (mine: number) => boolean) => said((mine: number) => holds(mine), sum);
    return [
      rule(
        `${v.text} < 2`,
        compared((mine) => mine < 2),
        v,
      ),
      rule(
        `${v.text} <= 1`,
        compared((mine) => mine <= 1),
        v,
      ),
      rule(
        `${v.text} > 1`,
        compared((mine) => mine > 1),
        v,
      ),
      rule(
        `2 > ${v.text}`,
        compared((mine) => mine < 2),
        v,
      ),
      rule(`not (${v.text} < 2)`, not(compared((mine) => mine < 2)), v),
      rule(`not (${v.text} >= 2)`, not(compared((mine) => mine >= 2)), v),
      rule(`${v.text} <= r1c1.d`, (s) => compared((mine) => mine <= numberIn(readAt(s, "d", corner)))(s), v),
      rule(
        `not (${v.text} <= r1c1.d)`,
        (s) => !compared((mine) => mine <= numberIn(readAt(s, "d", corner)))(s),
        v,
      ),
      rule(
        `${v.text} in 1..2`,
        compared((mine) => mine === 1 || mine === 2),
        v,
      ),
      rule(`${v.text} not in 1..2`, not(compared((mine) => mine === 1 || mine === 2)), v),
      rule(
        `1 in 1..${v.text}`,
        compared((mine) => mine >= 1),
        v,
      ),
      rule(`1 not in ${v.text}..2`, not(compared((mine) => mine <= 1)), v),
      rule(
        `${v.text} + 1 = 2`,
        added((mine) => mine === 2),
        v,
      ),
      rule(
        `${v.text} + 1 != 2`,
        added((mine) => mine !== 2),
        v,
      ),
      rule(`not (${v.text} + 1 <= 2)`, not(added((mine) => mine <= 2)), v),
      rule(
        `${v.text} + r1c1.d + r1c2.d <= 5`,
        (s) =>
          compared(
            (mine) =>
              mine + numberIn(readAt(s, "d", { cell: 0 })) + numberIn(readAt(s, "d", { cell: 1 })) <= 5,
          )(s),
        v,
      ),
      rule(
        `exactly ${v.text} s in cells`,
        amount((found, wanted) => found === wanted),
        v,
      ),
      rule(
        `at most ${v.text} s in cells`,
        amount((found, wanted) => found <= wanted),
        v,
      ),
      rule(
        `at least ${v.text} s in cells`,
        amount((found, wanted) => found >= wanted),
        v,
      ),
      rule(`not (at least ${v.text} s in cells)`, not(amount((found, wanted) => found >= wanted)), v),
      rule(
        `exactly 0..${v.text} s in cells`,
        amount((found, wanted) => found <= wanted),
        v,
      ),
      rule(
        `${v.text} = count(c in cells where c is s)`,
        (s) => compared((mine) => mine === count(s, "s", cells))(s),
        v,
      ),
      rule(
        `${v.text} != count(c in cells where c is s)`,
        (s) => compared((mine) => mine !== count(s, "s", cells))(s),
        v,
      ),
      rule(
        `increasing((if i = 2 then ${v.text} else i) for i in 1..3)`,
        (s) => {
          const mine = v.of(s);
          return typeof mine !== "number" || (1 < mine && mine < 3);
        },
        v,
      ),
      rule(
        `min((if i = 1 then ${v.text} else 2) for i in 1..2) = 2`,
        (s) => {
          const mine = v.of(s);
          return typeof mine !== "number" || mine >= 2;
        },
        v,
      ),
      rule(
        `sum((if i = 1 then ${v.text} else 2) for i in 1..2) = 2`,
        (s) => {
          const mine = v.of(s);
          return typeof mine !== "number" || mine === 0;
        },
        v,
      ),
      rule(`max(${v.text}, 2) >= 2`, there(v.of), v),
      rule(
        `(if r1c1.s then ${v.text} else 1) <= 1`,
        (s) => (yes(s, "s", corner) ? compared((mine) => mine <= 1)(s) : true),
        v,
      ),
    ];
  },
  optional: () => [],
  symbol: (v) => [
    rule(
      `${v.text} is p`,
      said((mine: Value) => mine === "p", v.of),
      v,
    ),
    rule(`${v.text} is not p`, not(said((mine: Value) => mine === "p", v.of)), v),
  ],
  direction: (v) => [
    rule(
      `${v.text} is left`,
      said((mine: Value) => mine === "left", v.of),
      v,
    ),
    rule(`${v.text} is not left`, not(said((mine: Value) => mine === "left", v.of)), v),
    rule(
      `r1c2.next(${v.text}) is s`,
      (s) => yes(s, "s", strict((mine: Value) => nextTo({ cell: 1 }, mine), v.of)(s)),
      v,
    ),
    rule(
      `r1c2.next(${v.text}) is not s`,
      (s) => !yes(s, "s", strict((mine: Value) => nextTo({ cell: 1 }, mine), v.of)(s)),
      v,
    ),
    rule(
      `r1c2 has next(${v.text})`,
      (s) => isThere(strict((mine: Value) => nextTo({ cell: 1 }, mine), v.of)(s)),
      v,
    ),
    rule(
      `size(look(r1c2, ${v.text})) = 0`,
      (s) => orEmpty(strict((mine: Value) => look({ cell: 1 }, mine), v.of)(s)).length === 0,
      v,
    ),
  ],
};
