/** What an aggregate speaks of: the value of its body for each binding, and the condition on which the binding counts. */
import type { Expression } from "../../typed.js";
import { forEachBinding } from "../binders.js";
import { orNone } from "../or-none.js";
import { type Entry, isUnknown, type Known } from "../value.js";
import type { World } from "../world.js";

export type Aggregate = Extract<Expression, { kind: "aggregate" }>;

const byOrder: readonly Aggregate["aggregate"][] = ["increasing", "changes", "visible"];

export function entriesOf(world: World, expression: Aggregate): readonly Entry[] {
  const { body, aggregate } = expression;
  const entries: Entry[] = [];
  if (body === undefined) return entries;
  const add = (when: Entry["when"]): void =>
    void entries.push({ when, value: orNone(world, body, world.evaluate(body)) });
  forEachBinding(world, expression.binders, expression.condition, add, byOrder.includes(aggregate));
  world.budget.keep(entries.length);
  return entries;
}

/** The values, if all of them are known and surely there. */
export function knownValues(entries: readonly Entry[]): readonly Known[] | undefined {
  const values: Known[] = [];
  for (const { value, when } of entries) {
    if (when !== true || isUnknown(value)) return undefined;
    values.push(value);
  }
  return values;
}

export function numberIn(value: Known): number {
  return typeof value === "number" ? value : Number.NaN;
}
