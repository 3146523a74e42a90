/**
 * Writes a sum of ones and noughts as a count, and a sum of counts that is not 0 as `some`.
 *
 * - `sum(if P then 1 else 0 for x in S)` → `count(x in S where P)`; with 0 and 1 exchanged, `where not P`
 * - `sum(count(y in T where P) for x in S) >= 1` → `some(P for x in S, y in T)`; `= 0` is the opposite
 *
 * Side conditions:
 * - The numbers are 1 and 0, as written: 2 counts twice.
 * - The sum of counts is compared with nothing else: each pair that is counted makes it one more.
 */

import { conjunction, negation, truthNode } from "../../../check/logic/logic.js";
import { aggregateNode } from "../../../check/logic/nodes.js";
import type { Aggregate, Comparison, Expression } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { withFields } from "../../map-parts.js";
import { negationInwards } from "../negation.js";

export function countedByCases(context: LawContext, expression: Expression): Expression {
  if (expression.known) return expression;
  if (expression.kind === "aggregate") return onesCounted(context, expression) ?? expression;
  return expression.kind === "compare" ? (anyCounted(expression) ?? expression) : expression;
}

function onesCounted(
  context: LawContext,
  { aggregate, binders, condition, body, span }: Aggregate,
): Expression | undefined {
  if (aggregate !== "sum" || body?.kind !== "conditional") return undefined;
  const { condition: asked, then, otherwise } = body;
  const holds = isNumber(then, 1) && isNumber(otherwise, 0);
  if (!holds && !(isNumber(then, 0) && isNumber(otherwise, 1))) return undefined;
  const counted = holds ? asked : negationInwards(context, negation(asked, asked.span));
  return aggregateNode("count", binders, { condition: conjunction([condition, counted]) ?? counted }, span);
}

const isNumber = (expression: Expression, value: number): boolean =>
  expression.kind === "number" && expression.value === value;

function anyCounted({ left, operator, right, span }: Comparison): Expression | undefined {
  if (left.kind !== "aggregate" || left.aggregate !== "sum" || right.kind !== "number") return undefined;
  const { body } = left;
  const last = left.binders.at(-1);
  if (last === undefined || body?.kind !== "aggregate" || body.aggregate !== "count") return undefined;
  const isSome = someSaid.has(`${operator} ${right.value}`);
  if (body.body !== undefined || (!isSome && !noneSaid.has(`${operator} ${right.value}`))) return undefined;
  const outer = withFields(last, { condition: conjunction([last.condition, left.condition]) });
  const some: Expression = aggregateNode(
    "some",
    [...left.binders.slice(0, -1), outer, ...body.binders],
    { body: body.condition ?? truthNode(true, span) },
    span,
  );
  return isSome ? some : negation(some, span);
}

const someSaid: ReadonlySet<string> = new Set([">= 1", "> 0", "!= 0"]);
const noneSaid: ReadonlySet<string> = new Set(["< 1", "<= 0", "= 0"]);
