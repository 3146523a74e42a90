/**
 * Moves a comparison of a number that is to be found from a head into a statement about values of the same layer, as one more case.
 *
 * - `for each cell c where c.n < 6: some(x.n = c.n + 1 for x in S)` → `for each cell c: c.n >= 6 or some(x.n = c.n + 1 for x in S)`
 *
 * Side conditions:
 * - The number has a value wherever it is read, or reading it is an error: if it is absent, both c.n < 6 and c.n >= 6 are false (L8).
 * - The number is that of an element that the head goes through, and the statement reads it, and the same layer elsewhere: other statements
 *   behind a head are better stated with a guard.
 */

import { conjunction } from "../../../check/logic/logic.js";
import { logicNode } from "../../../check/logic/nodes.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion } from "../../../check/walks/of-one.js";
import { someNode } from "../../../check/walks/some-node.js";
import type { Comparison, Expression, ForEachStatement, VariableId } from "../../../typed.js";
import { type LawContext, speaksOfFound } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { withFields } from "../../map-parts.js";
import { oppositeOperators } from "../negation.js";

export function guardAsCase(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const last = statement.binders.at(-1);
  const only = onlyAssertion(statement.body);
  if (last?.kind !== "in" || last.condition === undefined) return statement;
  if (only === undefined) return statement;
  const asked = conjuncts(last.condition);
  const guard = asked.at(-1);
  if (guard?.kind !== "compare" || !isOfNumber(context, guard, last.variable)) return statement;
  if (!saysOfOthers(only.expression, guard.left, last.variable)) return statement;
  const expression: Expression = logicNode(
    "or",
    { ...guard, operator: oppositeOperators[guard.operator] },
    only.expression,
    only.expression.span,
  );
  const condition = conjunction(asked.slice(0, -1));
  return {
    ...statement,
    binders: [...statement.binders.slice(0, -1), withFields(last, { condition })],
    body: [{ ...only, expression }],
  };
}

/** `c.n < 6` */
function isOfNumber(context: LawContext, { left, right }: Comparison, variable: VariableId): boolean {
  if (left.kind !== "layer" || !isVariable(left.element, variable) || speaksOfFound(context, [right]))
    return false;
  const layer = context.puzzle.layers[left.layer];
  return layer?.role === "find" && layer.domain.kind === "range" && !layer.orNone;
}

/** The condition that some other element has a value that depends on it. */
function saysOfOthers(said: Expression, read: Expression, variable: VariableId): boolean {
  if (said.kind !== "aggregate" || said.aggregate !== "some" || said.body?.kind !== "compare") return false;
  const { left, right, operator } = said.body;
  if (operator !== "=" || read.kind !== "layer") return false;
  const reads = (side: Expression, isOwn: boolean): boolean =>
    someNode(
      side,
      (node) =>
        "kind" in node &&
        node.kind === "layer" &&
        "layer" in node &&
        node.layer === read.layer &&
        "element" in node &&
        isOwn === isVariable(node.element as Expression, variable),
    );
  return (reads(left, false) && reads(right, true)) || (reads(left, true) && reads(right, false));
}
