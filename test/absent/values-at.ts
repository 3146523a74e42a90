/** Values that are read at a cell, or calculated from what is. */

import {
  absent,
  type Cell,
  groupOf,
  isThere,
  type Maybe,
  neighbours,
  nextTo,
  orEmpty,
  readAt,
  type State,
  strict,
  type Term,
  term,
  type Value,
} from "./meaning.js";
import {
  changes,
  count,
  membersOf,
  number,
  numberIn,
  opposites,
  strict2,
  visible,
  where,
  yes,
} from "./telling.js";
import { corner, layerAt } from "./ways.js";

export const layerOf = (x: Term<Cell>, layer: string): Term =>
  term(`${x.text}.${layer}`, (s) => readAt(s, layer, x.of(s)), x);

export const derived = {
  hot: "let hot of cell c = 1 = 1",
  warm: "let warm of cell c = (c is s)",
  soft: "let soft of cell c where c.u = (c is s)",
  twice: "let twice of cell c = c.d * 2",
  half: "let half of cell c where c.u = c.d + 0",
  kind: "let kind of cell c where c.u = c.e",
  near: "let near of cell c = c.neighbours",
};

const derivedOf = (
  x: Term<Cell>,
  name: keyof typeof derived,
  value: (state: State, cell: Cell) => Maybe<Value>,
): Term => term(`${x.text}.${name}`, strict2(x, value), x, { before: [derived[name]] });

export type Kind = "truth" | "number" | "optional" | "symbol" | "direction" | "region";

/** Values that are read at a cell, or calculated from what is. */
export const valuesAt = (x: Term<Cell>): Readonly<Record<Kind, readonly Term[]>> => {
  const d = layerOf(x, "d");
  return {
    truth: [
      layerOf(x, "s"),
      layerOf(x, "g"),
      layerOf(x, "part"),
      derivedOf(x, "hot", () => true),
      derivedOf(x, "warm", (s, cell) => readAt(s, "s", cell)),
      derivedOf(
        x,
        "soft",
        where("u", (s, cell) => readAt(s, "s", cell)),
      ),
      term(
        `(if r1c1.s then ${x.text}.s else r1c1.s)`,
        (s) => (yes(s, "s", corner) ? readAt(s, "s", x.of(s)) : false),
        x,
      ),
      term(`[${x.text}.s, r1c1.s][1]`, (s) => readAt(s, "s", x.of(s)), x),
    ],
    number: [
      d,
      layerOf(x, "n"),
      layerOf(x, "m"),
      term(
        `${x.text}.column.cl`,
        strict2(x, (s, cell) => readAt(s, "cl", cell)),
        x,
      ),
      derivedOf(x, "twice", (s, cell) => numberIn(readAt(s, "d", cell)) * 2),
      derivedOf(
        x,
        "half",
        where("u", (s, cell) => readAt(s, "d", cell)),
      ),
      term(
        `(${d.text} + 1)`,
        strict(
          number((a) => (a ?? 0) + 1),
          d.of,
        ),
        x,
      ),
      term(
        `(3 - ${d.text})`,
        strict(
          number((a) => 3 - (a ?? 0)),
          d.of,
        ),
        x,
      ),
      term(
        `(${x.text}.n * 1)`,
        strict(
          number((a) => a ?? 0),
          (s) => readAt(s, "n", x.of(s)),
        ),
        x,
      ),
      term(
        `(0 * ${d.text} + 1)`,
        strict((_: Value) => 1, d.of),
        x,
      ),
      term(
        `(-${d.text})`,
        strict(
          number((a) => -(a ?? 0)),
          d.of,
        ),
        x,
      ),
      term(
        `(${d.text} mod 2)`,
        strict(
          number((a) => (a ?? 0) % 2),
          d.of,
        ),
        x,
      ),
      term(
        `max(${d.text}, 1)`,
        strict(
          number((a) => Math.max(a ?? 0, 1)),
          d.of,
        ),
        x,
      ),
      term(
        `abs(${d.text} - 2)`,
        strict(
          number((a) => Math.abs((a ?? 0) - 2)),
          d.of,
        ),
        x,
      ),
      term(
        `difference(${d.text}, 2)`,
        strict(
          number((a) => Math.abs((a ?? 0) - 2)),
          d.of,
        ),
        x,
      ),
      term(
        `(${d.text} - r1c1.d)`,
        strict(
          number((a, b) => (a ?? 0) - (b ?? 0)),
          d.of,
          layerAt("d", corner),
        ),
        x,
      ),
      term(
        `(${x.text}.column + 0)`,
        strict((cell: Cell) => cell.cell + 1, x.of),
        x,
      ),
      term(
        `distance(${x.text}, r1c1)`,
        strict((cell: Cell) => cell.cell, x.of),
        x,
      ),
      term(
        `${x.text}.next(left).d`,
        strict2(x, (s, cell) => readAt(s, "d", nextTo(cell, "left"))),
        x,
      ),
      term(
        `${x.text}.next(left).n`,
        strict2(x, (s, cell) => readAt(s, "n", nextTo(cell, "left"))),
        x,
      ),
      term(
        `plus(${x.text})`,
        strict(
          number((a) => (a ?? 0) + 1),
          d.of,
        ),
        x,
        { before: ["let plus(y) = y.d + 1"] },
      ),
      term(`(if r1c1.s then ${d.text} else 1)`, (s) => (yes(s, "s", corner) ? d.of(s) : 1), x),
      term(`[${d.text}, 1][1]`, d.of, x),
      term(`sum(${d.text} for i in 1..2)`, (s) => (isThere(d.of(s)) ? 2 * numberIn(d.of(s)) : 0), x),
      term(`product(${d.text} for i in 1..2)`, (s) => (isThere(d.of(s)) ? numberIn(d.of(s)) ** 2 : 1), x),
      term(`min(${d.text} for i in 1..2)`, d.of, x),
      term(
        `max((if i = 1 then ${d.text} else 1) for i in 1..2)`,
        (s) => (isThere(d.of(s)) ? Math.max(numberIn(d.of(s)), 1) : 1),
        x,
      ),
      term(`changes((if i = 2 then ${d.text} else i) for i in 1..3)`, (s) => changes([1, d.of(s), 3]), x),
      term(`visible((if i = 2 then ${d.text} else i) for i in 1..3)`, (s) => visible([1, d.of(s), 3]), x),
      term(`size(${x.text}.neighbours)`, (s) => orEmpty(strict(neighbours, x.of)(s)).length, x),
      term(
        `size(group(${x.text} by s))`,
        (s) => orEmpty(strict2(x, (_, cell) => groupOf(s, "s", cell))(s)).length,
        x,
      ),
      term(`size({${x.text}, r1c1})`, (s) => membersOf([x.of(s), corner]).length, x),
      term(`size({${d.text}, 1})`, (s) => new Set([d.of(s), 1].filter(isThere)).size, x),
      term(`size([${d.text}, 1])`, () => 2, x),
      term(`size(${x.text}.near)`, (s) => orEmpty(strict(neighbours, x.of)(s)).length, x, {
        before: [derived.near],
      }),
      term(
        `count(c in {${x.text}, r1c1} where c is s)`,
        (s) => count(s, "s", membersOf([x.of(s), corner])),
        x,
      ),
      term(`count(c in {r1c1} where ${x.text} is s)`, (s) => (yes(s, "s", x.of(s)) ? 1 : 0), x),
      term(`count(c in {r1c1} where ${d.text} = 1)`, (s) => (d.of(s) === 1 ? 1 : 0), x),
      term(`sum(1 for c in {r1c1} where ${x.text} is not s)`, (s) => (yes(s, "s", x.of(s)) ? 0 : 1), x),
      term(`size(reach(${x.text} through cells))`, (s) => (isThere(x.of(s)) ? 3 : 0), x),
      term(`(if ${x.text} is s then 1 else 2)`, (s) => (yes(s, "s", x.of(s)) ? 1 : 2), x),
      term(`(if ${d.text} = 1 then 1 else 2)`, (s) => (d.of(s) === 1 ? 1 : 2), x),
    ],
    optional: [
      layerOf(x, "o"),
      term(
        `(if r1c1.s then ${x.text}.o else none)`,
        (s) => (yes(s, "s", corner) ? readAt(s, "o", x.of(s)) : null),
        x,
      ),
    ],
    symbol: [
      layerOf(x, "e"),
      layerOf(x, "v"),
      derivedOf(
        x,
        "kind",
        where("u", (s, cell) => readAt(s, "e", cell)),
      ),
      term(
        `(if r1c1.s then ${x.text}.e else p)`,
        (s) => (yes(s, "s", corner) ? readAt(s, "e", x.of(s)) : "p"),
        x,
      ),
      term(`[${x.text}.e, p][1]`, (s) => readAt(s, "e", x.of(s)), x),
    ],
    direction: [
      layerOf(x, "w"),
      term(
        `opposite(${x.text}.w)`,
        strict(
          (value: Value) => opposites[String(value)] ?? absent,
          (s) => readAt(s, "w", x.of(s)),
        ),
        x,
      ),
    ],
    region: [layerOf(x, "a")],
  };
};
