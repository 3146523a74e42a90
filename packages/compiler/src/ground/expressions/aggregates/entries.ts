/** An entry of an aggregate: the value of its body for a binding, and the condition on which the binding counts. */
import { onlyWhole } from "../../../check/walks/of-one.js";
import type { Order } from "../../../ranges.js";
import type { Span } from "../../../text/span.js";
import type { Aggregate, Expression } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { isThere, orNone } from "../../names/or-none.js";
import { type Entry, isUnknown, type Known, type Truth } from "../../value.js";
import type { World } from "../../world/world.js";

const byOrder: readonly Aggregate["aggregate"][] = ["increasing", "changes", "visible"];

export function entriesOf(world: World, expression: Aggregate): readonly Entry[] {
  const { body, aggregate } = expression;
  const entries: Entry[] = [];
  if (body === undefined) return entries;
  const addValue = (when: Entry["when"], of: Expression): void => {
    const value = world.evaluate(world, of);
    // Absent values are left out. Regions and pieces that are none are values among others.
    const here = world.conditions.both(when, isThere(world, of, value));
    if (here !== false) entries.push({ when: here, value: orNone(world, of, value) });
  };
  const listed = writtenOut(expression);
  if (listed !== undefined) {
    for (const each of listed) addValue(true, each);
    return entries;
  }
  const add = (when: Entry["when"]): void => addValue(when, body);
  forEachBinding(world, expression.binders, expression.condition, add, {
    byOrder: byOrder.includes(aggregate),
  });
  world.budget.keep(entries.length);
  return entries;
}

/** `different(v for v in [a.digit, b.digit])`: each value is one entry; the lists that the answer may have there are not gone through. */
function writtenOut({ binders, condition, body }: Aggregate): readonly Expression[] | undefined {
  const binder = onlyWhole(binders);
  if (binder === undefined || condition !== undefined) return undefined;
  if (binder.set.kind !== "list" || body?.kind !== "variable" || body.variable !== binder.variable)
    return undefined;
  return binder.set.elements;
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

/** Of entries that are all there: how each compares with the one before it. */
export const eachWithTheOneBefore = (
  { operators }: World,
  entries: readonly Entry[],
  operator: Order,
  span: Span,
): readonly Truth[] =>
  entries.flatMap(({ value }, i) => {
    const before = entries[i - 1];
    return before === undefined ? [] : [operators.compare(before.value, operator, value, span)];
  });
