/**
 * Operators on values that are not known: the operator is applied to every value there may be. On one variable the result is a choice, on a
 * few a table, else it goes by cases.
 */
import type { Span } from "../../text/span.js";
import { CASE_PAIRS } from "../../thresholds.js";
import { isCases, isTruth, isUnknown, type Known, type Truth, type Value } from "../value.js";
import { tooMany, unforeseen } from "../world/faults.js";
import type { Branch } from "../world/operators.js";
import type { World } from "../world/world.js";
import { isScoped, ofOneVariable, scopedCondition, tableOf } from "./tables.js";

/** The operator on each value; where it gives undefined, there is none. */
export function lift(
  world: World,
  value: Value,
  operator: (known: Known) => Value | undefined,
  span: Span,
): Value | undefined {
  if (!isUnknown(value)) return operator(value);
  if (isScoped(value)) {
    const outcomes: (Known | undefined)[] = [];
    for (const outcome of value.outcomes) {
      const result = outcome === undefined ? undefined : operator(outcome);
      if (result !== undefined && isUnknown(result)) break;
      outcomes.push(result);
    }
    if (outcomes.length === value.outcomes.length)
      return value.kind === "choice"
        ? ofOneVariable(value, outcomes)
        : { kind: value.kind, variables: value.variables, codes: value.codes, outcomes };
  }
  const branches: Branch[] = [];
  const cases = world.operators.casesOf(value, span);
  let known = true;
  for (const { value: one, when } of cases) {
    const result = operator(one);
    if (result === undefined) continue;
    branches.push({ when, value: result });
    known &&= !isUnknown(result);
  }
  const found = world.operators.merged(branches, span);
  const isWhole = value.kind === "cases" && known && branches.length === cases.length;
  if (!isWhole || !isCases(found)) return found;
  const { total, there } = value;
  return { ...found, ...(total === undefined ? {} : { total }), ...(there === undefined ? {} : { there }) };
}

/** The condition for each value; false where there is none. */
export function saidOf(world: World, value: Value, holds: (known: Known) => Truth, span: Span): Truth {
  if (!isUnknown(value)) return holds(value);
  if (isScoped(value)) {
    const truths = new Map<Known, Truth>();
    for (const outcome of value.outcomes)
      if (outcome !== undefined && !truths.has(outcome)) truths.set(outcome, holds(outcome));
    if ([...truths.values()].every((truth) => typeof truth === "boolean"))
      return scopedCondition(world, value, (outcome) => truths.get(outcome) === true);
  }
  const { conditions } = world;
  return conditions.anyOf(
    world.operators.casesOf(value, span).map((one) => conditions.both(one.when, holds(one.value))),
  );
}

export function lift2(
  world: World,
  left: Value,
  right: Value,
  operator: (left: Known, right: Known) => Known | undefined,
  span: Span,
): Value | undefined {
  if (!isUnknown(left)) return lift(world, right, (value) => operator(left, value), span);
  if (!isUnknown(right)) return lift(world, left, (value) => operator(value, right), span);
  if (isScoped(left) && isScoped(right)) {
    const table = tableOf(left, right, operator);
    if (table !== undefined) return table;
  }
  const [a, b] = [world.operators.casesOf(left, span), world.operators.casesOf(right, span)];
  if (a.length * b.length > CASE_PAIRS)
    throw tooMany(span, "pairs of values that this depends on", CASE_PAIRS);
  const branches: Branch[] = [];
  for (const x of a)
    for (const y of b) {
      const when = world.conditions.both(x.when, y.when);
      const value = when === false ? undefined : operator(x.value, y.value);
      if (when !== false && value !== undefined) branches.push({ when, value });
    }
  return world.operators.merged(branches, span);
}

/** For a value that is a truth by its type: the condition that it is yes. */
export function settled(world: World, value: Value | undefined, span: Span): Truth {
  if (value === undefined) return false;
  if (isTruth(value)) return value;
  if (isScoped(value)) return scopedCondition(world, value, (outcome) => outcome === true);
  if (isCases(value))
    return world.conditions.anyOf(value.cases.map((one) => (one.value === true ? one.when : false)));
  throw unforeseen(span, "this condition");
}
