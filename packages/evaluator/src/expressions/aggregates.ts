/** Aggregates: what each says of the values of a body over bindings. */
import type { Expression } from "@ecp/compiler/reading";
import { cut, forEachBinding, partly, partlyBehind } from "../values/binding.js";
import { orElse, setValue, truthOf } from "../values/narrow.js";
import { Unsupported } from "../values/unsupported.js";
import { equal, keyOf, unique, type Value } from "../values/value.js";
import { Fault, Unassigned, type World, withBindings } from "../values/world.js";

type Aggregate = Extract<Expression, { kind: "aggregate" }>;

export function evaluateAggregate(world: World, expression: Aggregate): Value {
  switch (expression.aggregate) {
    case "all":
    case "some":
      return quantified(world, expression);
    case "count": {
      let count = 0;
      forEachBinding(world, expression.binders, expression.condition, (guard) => {
        if (guard !== true) throw guard;
        count++;
      });
      return count;
    }
    case "sum":
      return numbers(world, expression).reduce((sum, number) => sum + number, 0);
    case "product":
      return numbers(world, expression).reduce((product, number) => product * number, 1);
    case "min":
    case "max": {
      const of = numbers(world, expression);
      if (of.length === 0) throw new Fault(`${expression.aggregate} of nothing`, expression);
      return expression.aggregate === "min" ? Math.min(...of) : Math.max(...of);
    }
    case "different":
      return different(world, expression);
    case "increasing":
      return numbers(world, expression).every((number, i, of) => i === 0 || (of[i - 1] ?? number) < number);
    case "changes": {
      const values = bodies(world, expression);
      return values.filter((value, i) => i > 0 && !equal(value, values[i - 1] ?? value)).length;
    }
    case "visible": {
      let highest = Number.NEGATIVE_INFINITY;
      let seen = 0;
      for (const number of numbers(world, expression))
        if (number > highest) {
          highest = number;
          seen++;
        }
      return seen;
    }
    case "runs":
      return runs(world, expression);
    default:
      return expression.aggregate satisfies never;
  }
}

function quantified(world: World, expression: Aggregate): boolean {
  const decides = expression.aggregate === "some";
  const { body } = expression;
  let waiting: Unassigned | undefined;
  let decided = false;
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    if (decided) return;
    const holds = (): boolean => body === undefined || truthOf(world, body);
    if (guard === true) {
      const held = partly(holds);
      if (held instanceof Unassigned) waiting ??= held;
      else decided = held === decides;
    } else {
      waiting ??= guard;
      // It only makes sure that what the body reads is known to matter.
      partlyBehind(guard, holds);
    }
  });
  if (decided) return decides;
  if (waiting !== undefined) throw waiting;
  return !decides;
}

function bodies(world: World, { binders, condition, body }: Aggregate): Value[] {
  const values: Value[] = [];
  forEachBinding(world, binders, condition, (guard) => {
    if (guard !== true) throw guard;
    const value: Value = body === undefined ? nothing : orElse(world, () => world.evaluate(body), nothing);
    if (value !== nothing) values.push(value);
  });
  return values;
}

/** Absent values are left out. */
const nothing: Value = { kind: "nothing" };

function numbers(world: World, expression: Aggregate): number[] {
  return bodies(world, expression).map((value) => {
    if (typeof value !== "number") throw new Fault("no number", expression);
    return value;
  });
}

/** Two equal values are enough, whatever the others will be. */
function different(world: World, { binders, condition, body }: Aggregate): boolean {
  const seen = new Set<string>();
  let waiting: Unassigned | undefined;
  let twice = false;
  forEachBinding(world, binders, condition, (guard) => {
    if (body === undefined) return;
    if (guard !== true) {
      waiting ??= guard;
      return;
    }
    let value: Value;
    try {
      value = orElse(world, () => world.evaluate(body), nothing);
    } catch (thrown) {
      if (!(thrown instanceof Unassigned)) throw thrown;
      waiting ??= thrown;
      return;
    }
    if (value === nothing) return;
    const key = keyOf(value);
    if (seen.has(key)) twice = true;
    seen.add(key);
  });
  if (twice) return false;
  if (waiting !== undefined) throw waiting;
  return true;
}

/** Lengths of the maximal runs, in order; `0` alone where there is none. In a closed ring the last run may go on in the first. */
function runs(world: World, { binders, condition }: Aggregate): Value {
  const [binder] = binders;
  if (binder?.kind !== "in" || binders.length > 1) throw new Unsupported("`runs` over several variables");
  const set = setValue(world, binder.set);
  const passes = (item: Value): boolean =>
    withBindings(world, [binder.variable], [item], () =>
      [binder.condition, condition].every((each) => each === undefined || truthOf(world, each)),
    );
  const pieces = cut(set).map((piece) => unique(piece).map(passes));
  const lengths = pieces.flatMap((piece) =>
    piece
      .map((yes) => (yes ? "#" : " "))
      .join("")
      .split(/ +/u)
      .map((run) => run.length)
      .filter((length) => length > 0),
  );
  const [only] = pieces;
  if (set.walk?.closed === true && lengths.length > 1 && only?.[0] === true && only.at(-1) === true)
    lengths[0] = (lengths[0] ?? 0) + (lengths.pop() ?? 0);
  return { kind: "list", items: lengths.length === 0 ? [0] : lengths };
}
