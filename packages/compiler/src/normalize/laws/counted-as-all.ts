/**
 * Writes the condition that a count is the size of the set in which it is counted as `all`.
 *
 * - `count(x in S where P) = size(S)`, `… >= size(S)` → `all(P for x in S)`
 * - `count(x in S where P) < size(S)`, `… != size(S)` → `not all(P for x in S)`
 *
 * Side conditions:
 * - Both say the same S: then an element that it holds twice is counted twice in both.
 * - A count is of each element, and not the cover of the board by pieces (`isOfEach`).
 */

import { conjunction, negation, truthNode } from "../../check/logic/logic.js";
import { aggregateNode } from "../../check/logic/nodes.js";
import { onlySet } from "../../check/walks/of-one.js";
import { mirrored } from "../../ranges.js";
import type { Comparison, Expression } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isOfEach } from "./counted-at-all.js";

export function countedAsAll(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "compare") return expression;
  const { left, right, operator, span, known } = expression;
  const all = allOf(context, left, right, { span, known });
  const said = all === undefined ? mirrored[operator] : operator;
  const found = all ?? allOf(context, right, left, { span, known });
  if (found === undefined) return expression;
  if (said === "=" || said === ">=") return found;
  return said === "<" || said === "!=" ? negation(found, span) : expression;
}

function allOf(
  context: LawContext,
  count: Expression,
  size: Expression,
  { span, known }: Pick<Comparison, "span" | "known">,
): Expression | undefined {
  if (count.kind !== "aggregate" || count.aggregate !== "count" || count.body !== undefined) return undefined;
  if (size.kind !== "attribute" || size.attribute !== "size") return undefined;
  const binder = onlySet(count.binders);
  const [set] = size.arguments;
  if (binder === undefined || set === undefined) return undefined;
  if (!context.keys.same(binder.set, set) || !isOfEach(context, count)) return undefined;
  const { condition, ...bare } = binder;
  return aggregateNode(
    "all",
    [bare],
    { body: conjunction([condition, count.condition]) ?? truthNode(true, span) },
    span,
    known,
  );
}
