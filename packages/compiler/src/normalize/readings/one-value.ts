/** Rules that, with what is known, may say something of one value alone: nothing but operators on values, which read one place or join others to what is known. */

import { partsOf } from "../../check/walks/parts.js";
import { someWithin } from "../../check/walks/some-within.js";
import type { Binder, Expression, ExpressionOf } from "../../typed.js";
import type { AssertedPart, RuleFacts } from "../rule-facts.js";

/** Expressions whose values are found without a structure, and without going through a set. */
const plain: ReadonlySet<Expression["kind"]> = new Set([
  "variable",
  "layer",
  "has",
  "not",
  "negate",
  "logic",
  "arithmetic",
  "compare",
  "member-of",
  "same",
  "conditional",
]);

export const isOfOneValue = (facts: RuleFacts, { part, heads }: AssertedPart): boolean =>
  !part.known &&
  isPlain(facts, part) &&
  mayBeOfOne(facts, part) &&
  !heads.some((head) => isFoundIn(facts, head));

/** A clue that may be `?` is left alone: it becomes a variable where a rule is expanded that reads it. */
const isPlain = ({ puzzle: { layers, lets } }: RuleFacts, expression: Expression): boolean =>
  !someWithin(
    lets,
    expression,
    (part) =>
      (!part.known && !plain.has(part.kind)) ||
      (part.kind === "layer" && layers[part.layer]?.orUnprinted === true),
  );

/** Whether it reads one value, or what is known may decide without the others. */
function mayBeOfOne(facts: RuleFacts, expression: Expression): boolean {
  const read = new Set<number>();
  const waiting = [expression];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (!facts.isFound(part)) continue;
    if (part.kind === "logic" && (part.left.known || part.right.known)) return true;
    if (part.kind === "conditional" && part.condition.known) return true;
    if (part.kind === "layer" || part.kind === "has") read.add(facts.keys.of(part.element).id);
    for (const inner of partsOf(part)) waiting.push(inner);
  }
  return read.size === 1;
}

/** Of a comparison of values and amounts: the values that it reads; where there is one, undefined too. */
export function readsOfComparison(part: Expression): readonly ExpressionOf<"layer">[] | undefined {
  if (part.kind !== "compare") return undefined;
  const reads: ExpressionOf<"layer">[] = [];
  const waiting = [part.left, part.right];
  for (let side = waiting.pop(); side !== undefined; side = waiting.pop()) {
    if (side.known) continue;
    if (side.kind === "layer") reads.push(side);
    else if (side.kind === "arithmetic" || side.kind === "negate") waiting.push(...partsOf(side));
    else return undefined;
  }
  return reads.length > 1 ? reads : undefined;
}

const isFoundIn = (facts: RuleFacts, head: Binder): boolean =>
  (head.kind === "in" && facts.isFound(head.set)) ||
  (head.condition !== undefined && facts.isFound(head.condition));
