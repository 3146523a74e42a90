/**
 * `some(x.number = c.number + 1 for x in c.around)`: several equalities with one value in common. For each value v of that: it is another, or one of the
 * others is v. That is a clause a value, where an equality for each of the others would be one a value and each.
 */

import type { Aggregate, Comparison } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { type Choice, isChoice, type Truth, type Value } from "../../value.js";
import { stillPossible } from "../../values/tables.js";
import type { World } from "../../world/world.js";

interface Other {
  readonly value: Choice;
  readonly when: Exclude<Truth, false>;
}

export function someEqual(world: World, expression: Aggregate, body: Comparison): Truth {
  const { conditions, operators } = world;
  const parts: Truth[] = [];
  const common = new Map<number, { readonly value: Choice; readonly others: Other[] }>();
  const add = (value: Choice, other: Choice, when: Exclude<Truth, false>): void => {
    const known = common.get(value.variable);
    if (known === undefined) common.set(value.variable, { value, others: [{ value: other, when }] });
    else known.others.push({ value: other, when });
  };
  const pairs: (readonly [Value, Value, Exclude<Truth, false>])[] = [];
  forEachBinding(world, expression.binders, expression.condition, (when) => {
    pairs.push([world.evaluateAsPrinted(world, body.left), world.evaluateAsPrinted(world, body.right), when]);
  });
  // The side whose variable is always the same is what they have in common.
  const side = commonSide(pairs);
  for (const [left, right, when] of pairs)
    if (side !== undefined && isChoice(left) && isChoice(right))
      if (side === "left") add(left, right, when);
      else add(right, left, when);
    else parts.push(conditions.both(when, operators.compare(left, "=", right, body.span)));
  for (const { value, others } of common.values()) {
    const left = stillPossible(world, value);
    const table = others.map(({ value: other, when }) => ({
      variable: other.variable,
      codes: stillPossible(world, other),
      when,
    }));
    const clauses: Truth[] = [];
    for (const [key, codes] of left) {
      const clause: Truth[] = [conditions.not(conditions.literal(value.variable, codes))];
      for (const { variable, codes: own, when } of table) {
        const there = own.get(key);
        if (there !== undefined) clause.push(conditions.both(when, conditions.literal(variable, there)));
      }
      clauses.push(conditions.anyOf(clause));
    }
    parts.push(conditions.allOf(clauses));
  }
  return conditions.anyOf(parts);
}

function commonSide(pairs: readonly (readonly [Value, Value, Truth])[]): "left" | "right" | undefined {
  const [first] = pairs;
  if (first === undefined || pairs.length < 2) return undefined;
  const [left, right] = first;
  const all = (side: 0 | 1, like: Value): boolean =>
    isChoice(like) &&
    pairs.every((pair) => {
      const own = pair[side];
      return isChoice(own) && own.variable === like.variable && own.outcomes.length === like.outcomes.length;
    });
  if (all(0, left) && isSame(pairs, 0)) return "left";
  return all(1, right) && isSame(pairs, 1) ? "right" : undefined;
}

/** The same value of the variable, not only the same variable. */
function isSame(pairs: readonly (readonly [Value, Value, Truth])[], side: 0 | 1): boolean {
  const first = pairs[0]?.[side];
  return (
    isChoice(first) &&
    pairs.every((pair) => {
      const own = pair[side];
      return (
        own === first || (isChoice(own) && own.outcomes.every((outcome, i) => outcome === first.outcomes[i]))
      );
    })
  );
}
