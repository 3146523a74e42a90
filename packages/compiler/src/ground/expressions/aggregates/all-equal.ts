/**
 * `all(x.number = y.number for x, y in S)`: an equality for each two. Its opposite, "not all of them are equal", is a clause for each value v: some of
 * them is another than v. Turned round one by one, the equalities would be a choice between pairs, two for each value of each two.
 */

import type { Expression, ExpressionOf } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { type Choice, isChoice, isNone, type Truth, type Value } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import type { World } from "../../world/world.js";
import type { Aggregate } from "./entries.js";
import { stillPossible } from "./some-equal.js";

type Pair = readonly [Choice, Choice];

type Equation = ExpressionOf<"compare"> & Expression;

export function allEqual(world: World, expression: Aggregate, body: Equation): Truth {
  const { conditions } = world;
  const parts: Truth[] = [];
  let pairs: Pair[] | undefined = [];
  forEachBinding(world, expression.binders, expression.condition, (when) => {
    const pair = when === true && pairs !== undefined ? pairRead(world, body) : undefined;
    if (pair === undefined) pairs = undefined;
    else pairs?.push(pair);
    parts.push(conditions.implies(when, evaluateTruth(world, body)));
  });
  const whole = conditions.allOf(parts);
  const joined = pairs === undefined ? undefined : joinedByPairs(pairs);
  if (typeof whole === "object" && joined !== undefined)
    conditions.areOpposite(whole, someDiffers(world, joined));
  return whole;
}

/** Undefined unless both sides are variables that have a value in every answer. */
function pairRead(world: World, { left, right }: Equation): Pair | undefined {
  if (left.kind !== "layer" || right.kind !== "layer") return undefined;
  const [one, other] = [world.evaluateAsPrinted(world, left), world.evaluateAsPrinted(world, right)];
  return hasValue(one) && hasValue(other) ? [one, other] : undefined;
}

const hasValue = (value: Value): value is Choice =>
  isChoice(value) && value.outcomes.every((outcome) => outcome !== undefined && !isNone(outcome));

/** The values, once each, if the pairs join three of them or more, and read each variable in one way. */
function joinedByPairs(pairs: readonly Pair[]): readonly Choice[] | undefined {
  const [first] = pairs;
  if (first === undefined) return undefined;
  const read = new Map<number, Choice>();
  for (const one of pairs.flat()) {
    const before = read.get(one.variable);
    if (before !== undefined && before !== one) return undefined;
    read.set(one.variable, one);
  }
  const met = new Set<Choice>([first[0]]);
  for (let size = 0; size < met.size; ) {
    size = met.size;
    for (const [a, b] of pairs)
      if (met.has(a) || met.has(b)) {
        met.add(a);
        met.add(b);
      }
  }
  return met.size === read.size && met.size > 2 ? [...met] : undefined;
}

/** Of each value: one of them is another. */
function someDiffers(world: World, choices: readonly Choice[]): Truth {
  const { conditions } = world;
  const clauses = new Map<unknown, Truth[]>();
  const tables = choices.map((choice) => [choice, stillPossible(world, choice)] as const);
  for (const [, table] of tables) for (const key of table.keys()) clauses.set(key, []);
  for (const [key, clause] of clauses)
    for (const [{ variable }, table] of tables)
      clause.push(conditions.not(conditions.literal(variable, table.get(key) ?? [])));
  return conditions.allOf([...clauses.values()].map((clause) => conditions.anyOf(clause)));
}
