/** Aggregates (R5): over the elements of a set for which a condition holds, in the order of the set; what has no value is left out (L8). */
import { Fault, type Sort, type Value, type Values } from "../../meaning/values.js";
import { compose, type Meaning, type Node } from "../../meaning/world.js";
import { type BinderWish, comprehension } from "../binders.js";
import type { Form, Maker, Scope } from "../maker.js";
import { exactly } from "./fractions.js";

/** The values of the body, one after the other. */
type Fold<S extends Sort> = (values: readonly Exclude<Value, undefined>[]) => Values[S];

function aggregate<S extends Sort>(
  m: Maker,
  scope: Scope,
  depth: number,
  sort: S,
  word: string,
  bodySort: Sort | readonly Sort[] | undefined,
  fold: Fold<S>,
  wish: BinderWish & { readonly nothing?: "fault"; readonly sure?: boolean } = {},
): Node<S> | undefined {
  const over = comprehension(m, scope, depth, wish);
  const chosen = typeof bodySort === "object" ? m.random.one(bodySort) : bodySort;
  const body = chosen === undefined ? undefined : m.make(chosen as Sort, over.scope, depth);
  if (body !== undefined && wish.sure === true && !body.sure) return undefined;
  const parts: readonly Node[] = body === undefined ? over.parts : [...over.parts, body];
  const at = over.parts.length;
  return compose(
    sort,
    word,
    parts,
    (...texts: string[]) =>
      body === undefined ? `${word}(${over.say(texts)})` : `${word}(${texts[at]} for ${over.say(texts)})`,
    (...means: Meaning<Value>[]) =>
      (world) => {
        const values: Exclude<Value, undefined>[] = [];
        over.run(world, means, () => {
          const value = body === undefined ? true : means[at]?.(world);
          if (value !== undefined) values.push(value);
          else if (word === "all") values.push(false);
        });
        if (values.length === 0 && wish.nothing === "fault") {
          if (!over.found && body?.sure !== false) throw new Fault(`${word} of nothing`);
          return undefined as Values[S];
        }
        return fold(values);
      },
    { binds: over.binds, sure: wish.nothing !== "fault" },
  );
}

const numbers = (values: readonly unknown[]): readonly number[] => values as readonly number[];

const changes = (values: readonly unknown[]): number =>
  values.filter((value, k) => k > 0 && value !== values[k - 1]).length;

function visible(values: readonly number[]): number {
  let highest = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (const value of values)
    if (value > highest) {
      highest = value;
      count++;
    }
  return count;
}

/** Values that can be told apart and compared. */
const comparable = (m: Maker): readonly Sort[] => [
  "number",
  "cell",
  "truth",
  ...(m.layers.some(({ kind }) => kind === "symbol") ? (["symbol"] as const) : []),
  ...(m.layers.some(({ kind, orNone, role }) => kind === "region" && role === "find" && !orNone) &&
  !m.layers.some(({ kind, orNone }) => (kind === "region" && orNone) || kind === "paths" || kind === "pieces")
    ? (["body"] as const)
    : []),
];

export const numberAggregates = (m: Maker, scope: Scope, depth: number): readonly Form<"number">[] => [
  {
    weight: 4,
    make: () => aggregate(m, scope, depth, "number", "count", undefined, (values) => values.length),
  },
  {
    weight: 5,
    make: () =>
      aggregate(m, scope, depth, "number", "sum", "number", (values) =>
        numbers(values).reduce((a, b) => exactly(a + b), 0),
      ),
  },
  {
    weight: 1,
    make: () =>
      aggregate(m, scope, depth, "number", "product", "number", (values) =>
        numbers(values).reduce((a, b) => exactly(a * b), 1),
      ),
  },
  {
    weight: 2,
    make: () =>
      aggregate(m, scope, depth, "number", "min", "number", (values) => Math.min(...numbers(values)), {
        nothing: "fault",
      }),
  },
  {
    weight: 2,
    make: () =>
      aggregate(m, scope, depth, "number", "max", "number", (values) => Math.max(...numbers(values)), {
        nothing: "fault",
      }),
  },
  {
    weight: 3,
    make: () =>
      aggregate(m, scope, depth, "number", "changes", comparable(m), changes, { orderly: true, cells: true }),
  },
  {
    weight: 2,
    make: () =>
      aggregate(m, scope, depth, "number", "visible", "number", (values) => visible(numbers(values)), {
        orderly: true,
        cells: true,
      }),
  },
];

export const truthAggregates = (m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] => [
  {
    weight: 6,
    make: () =>
      aggregate(m, scope, depth, "truth", "all", "truth", (values) =>
        values.every((value) => value === true),
      ),
  },
  {
    weight: 5,
    make: () => aggregate(m, scope, depth, "truth", "some", "truth", (values) => values.includes(true)),
  },
  {
    weight: 3,
    make: () =>
      aggregate(
        m,
        scope,
        depth,
        "truth",
        "different",
        comparable(m),
        (values) => new Set(values).size === values.length,
      ),
  },
  {
    weight: 2,
    make: () =>
      aggregate(
        m,
        scope,
        depth,
        "truth",
        "increasing",
        "number",
        (values) => numbers(values).every((value, k, all) => k === 0 || value > (all[k - 1] ?? value)),
        { orderly: true, cells: true },
      ),
  },
];
