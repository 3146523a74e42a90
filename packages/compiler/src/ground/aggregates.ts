/** Aggregates over known sets. Those of truths also say what they can where a condition depends on variables. */
import type { Term } from "../ground.js";
import type { Expression } from "../typed.js";
import { forEachBinding, piecesOf } from "./binders.js";
import { emptyChoice, notBuilt } from "./faults.js";
import { evaluateSet, evaluateTruth, known } from "./narrow.js";
import { anyOf, both, negated } from "./truths.js";
import { equal, type Known, keyOf, type Truth, type Value } from "./value.js";
import type { World } from "./world.js";

type Aggregate = Extract<Expression, { kind: "aggregate" }>;

export function evaluateAggregate(world: World, expression: Aggregate): Value {
  switch (expression.aggregate) {
    case "count":
      return tally(world, expression);
    case "all":
    case "some":
      return quantified(world, expression);
    case "sum":
      return numbers(world, expression).reduce((sum, number) => sum + number, 0);
    case "product":
      return numbers(world, expression).reduce((product, number) => product * number, 1);
    case "min":
    case "max": {
      const all = numbers(world, expression);
      const [first] = all;
      if (first === undefined) throw emptyChoice(world, expression.span, expression.aggregate);
      const smaller = expression.aggregate === "min";
      return all.reduce((best, number) => (number < best === smaller ? number : best), first);
    }
    case "different": {
      const items = bodies(world, expression);
      return new Set<unknown>(items.map(keyOf)).size === items.length;
    }
    case "increasing": {
      const all = numbers(world, expression);
      return all.every((number, i) => i === 0 || (all[i - 1] ?? number) < number);
    }
    case "changes": {
      const items = bodies(world, expression);
      return items.filter((item, i) => {
        const before = items[i - 1];
        return before !== undefined && !equal(before, item);
      }).length;
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
    default: {
      const other: never = expression.aggregate;
      return other;
    }
  }
}

/** How many bindings pass: known ones, and one term for each that depends on a variable. */
function tally(world: World, expression: Aggregate): Value {
  const terms: Term[] = [];
  let plus = 0;
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    if (guard === true) plus++;
    else if (guard.kind === "literal") terms.push(guard);
    else throw notBuilt(expression.span, "what is counted");
  });
  return terms.length === 0 ? plus : { kind: "tally", terms, plus };
}

function quantified(world: World, expression: Aggregate): Truth {
  const { body, span } = expression;
  const every = expression.aggregate === "all";
  let all: Truth = true;
  const some: Truth[] = [];
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    const holds: Truth = body === undefined ? true : evaluateTruth(world, body);
    if (every) {
      const implied: Truth =
        guard === true ? holds : anyOf(world, [negated(world, guard, span), holds], span);
      all = both(world, all, implied);
    } else some.push(guard === true ? holds : both(world, guard, holds));
  });
  return every ? all : anyOf(world, some, span);
}

function bodies(world: World, expression: Aggregate): Known[] {
  const { body } = expression;
  const values: Known[] = [];
  if (body === undefined) return values;
  forEachBinding(world, expression.binders, expression.condition, (guard) => {
    if (guard !== true) throw notBuilt(expression.span, `the condition of this \`${expression.aggregate}\``);
    values.push(known(world.evaluate(body), body));
  });
  return values;
}

function numbers(world: World, expression: Aggregate): number[] {
  return bodies(world, expression).map((value) => {
    if (typeof value !== "number") throw notBuilt(expression.span, "this number");
    return value;
  });
}

/** The lengths of the maximal runs in the order of the set; `0` alone where there is none. A closed ring may begin inside a run. */
function runs(world: World, expression: Aggregate): Value {
  const [binder] = expression.binders;
  if (binder?.kind !== "in" || expression.binders.length > 1)
    throw notBuilt(expression.span, "`runs` of this");
  const set = evaluateSet(world, binder.set);
  const passes = (item: Known): boolean => {
    world.bindings[binder.variable] = item;
    for (const condition of [binder.condition, expression.condition]) {
      if (condition === undefined) continue;
      const truth = evaluateTruth(world, condition);
      if (typeof truth !== "boolean") throw notBuilt(expression.span, "the condition of this `runs`");
      if (!truth) return false;
    }
    return true;
  };
  const lengths: number[] = [];
  let joinsStart = false;
  let joinsEnd = false;
  for (const piece of piecesOf(set)) {
    let length = 0;
    piece.forEach((item, i) => {
      if (passes(item)) {
        length++;
        if (i === 0) joinsStart = true;
        if (i === piece.length - 1) joinsEnd = true;
        return;
      }
      if (length > 0) lengths.push(length);
      length = 0;
    });
    if (length > 0) lengths.push(length);
  }
  if (set.ring?.closed === true && joinsStart && joinsEnd && lengths.length > 1) {
    const last = lengths.pop() ?? 0;
    lengths[0] = (lengths[0] ?? 0) + last;
  }
  return { kind: "list", items: lengths.length === 0 ? [0] : lengths };
}
