/** Aggregates of a list that is written out, without a name for what they go through (R5): `sum([a, b])`. */
import type { Sort, Value, Values } from "../../meaning/values.js";
import { compose, type Meaning, type Node } from "../../meaning/world.js";
import type { Form, Maker, Scope } from "../maker.js";
import { exactly } from "./fractions.js";
import { sureNumber } from "./lists.js";

function writtenOut<S extends Sort>(
  m: Maker,
  scope: Scope,
  depth: number,
  sort: S,
  word: string,
  fold: (values: readonly number[]) => Values[S],
): Node<S> {
  const count = 1 + m.random.below(3);
  return compose(
    sort,
    `${word} of a list that is written out`,
    Array.from({ length: count }, () => sureNumber(m, scope, Math.min(depth, 1))) as readonly Node[],
    (...texts: string[]) => `${word}([${texts.join(", ")}])`,
    (...means: Meaning<Value>[]) =>
      (world) =>
        fold(means.map((mean) => mean(world) as number)),
    { sure: true },
  );
}

export const writtenNumbers = (m: Maker, scope: Scope, depth: number): readonly Form<"number">[] => [
  {
    weight: 1,
    make: () =>
      writtenOut(m, scope, depth, "number", "sum", (values) => values.reduce((a, b) => exactly(a + b), 0)),
  },
  { weight: 1, make: () => writtenOut(m, scope, depth, "number", "max", (values) => Math.max(...values)) },
];

export const writtenTruths = (m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] => [
  {
    weight: 1,
    make: () =>
      writtenOut(m, scope, depth, "truth", "different", (values) => new Set(values).size === values.length),
  },
  {
    weight: 1,
    make: () =>
      writtenOut(m, scope, depth, "truth", "increasing", (values) =>
        values.every((value, k) => k === 0 || value > (values[k - 1] ?? value)),
      ),
  },
];
