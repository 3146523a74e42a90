/** What an aggregate speaks of: the value of its body for each binding, and the condition on which the binding counts. */
import type { Expression } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { isThere, orNone } from "../../names/or-none.js";
import { type Entry, isUnknown, type Known } from "../../value.js";
import type { World } from "../../world/world.js";

export type Aggregate = Extract<Expression, { kind: "aggregate" }>;

const byOrder: readonly Aggregate["aggregate"][] = ["increasing", "changes", "visible"];

export function entriesOf(world: World, expression: Aggregate): readonly Entry[] {
  const { body, aggregate } = expression;
  const entries: Entry[] = [];
  if (body === undefined) return entries;
  const add = (when: Entry["when"]): void => {
    const value = world.evaluate(world, body);
    // What is not there is left out. Regions and pieces that are none are values among others.
    const here = world.conditions.both(when, isThere(world, body, value));
    if (here !== false) entries.push({ when: here, value: orNone(world, body, value) });
  };
  forEachBinding(world, expression.binders, expression.condition, add, {
    byOrder: byOrder.includes(aggregate),
  });
  world.budget.keep(entries.length);
  return entries;
}

/** The values, if all of them are known and surely there. */
export function valuesIfKnown(entries: readonly Entry[]): readonly Known[] | undefined {
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
