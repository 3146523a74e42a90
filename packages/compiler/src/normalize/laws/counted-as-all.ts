/**
 * Writes the condition that a count is the size of the set in which it is counted as `all`.
 *
 * - `count(x in S where P) = size(S)`, `… >= size(S)` → `all(P for x in S)`
 * - `count(x in S where P) < size(S)`, `… != size(S)` → `not all(P for x in S)`
 * - `count(x in S where C and P) = count(x in S where C)` → `all(P for x in S where C)`, and likewise
 *
 * Side conditions:
 * - Both say the same S, and what is counted is a part of the whole: each condition of the whole is one of it too. Then an element that it holds twice is counted twice in both.
 * - A count is of each element, and not the cover of the board by pieces (`isOfEach`).
 */

import { conjunction, negation, truthNode } from "../../check/logic/logic.js";
import { aggregateNode, elementNode } from "../../check/logic/nodes.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { onlySet } from "../../check/walks/of-one.js";
import { mirrored } from "../../ranges.js";
import type { Comparison, Expression, InSet } from "../../typed.js";
import type { LawContext } from "../context.js";
import { withFields } from "../map-parts.js";
import { substitute } from "../substitute.js";
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
  const binder = onlySet(count.binders);
  if (binder === undefined || !isOfEach(context, count)) return undefined;
  const whole = wholeOf(context, size, binder);
  if (whole === undefined || !context.keys.same(binder.set, whole.set)) return undefined;
  const counted = [binder.condition, count.condition].flatMap(conjuncts);
  const isIn = (each: Expression, all: readonly Expression[]): boolean =>
    all.some((other) => context.keys.same(each, other));
  if (!whole.conditions.every((each) => isIn(each, counted))) return undefined;
  const body = conjunction(counted.filter((each) => !isIn(each, whole.conditions))) ?? truthNode(true, span);
  const head = withFields(binder, { condition: conjunction(whole.conditions) });
  return aggregateNode("all", [head], { body }, span, known);
}

interface Whole {
  readonly set: Expression;
  readonly conditions: readonly Expression[];
}

/** S and C of `count(x in S where C)`, of the element that the head names; of `size(S)`, S alone. */
function wholeOf({ fresh }: LawContext, size: Expression, { variable, set }: InSet): Whole | undefined {
  if (size.kind === "attribute") {
    const [of] = size.attribute === "size" ? size.arguments : [];
    return of && { set: of, conditions: [] };
  }
  if (size.kind !== "aggregate" || size.aggregate !== "count" || size.body !== undefined) return undefined;
  const head = onlySet(size.binders);
  if (head === undefined) return undefined;
  const names = new Map([[head.variable, elementNode(variable, set, set.span)]]);
  const conditions = [head.condition, size.condition].flatMap(conjuncts);
  return { set: head.set, conditions: conditions.map((each) => substitute(each, names, fresh)) };
}
