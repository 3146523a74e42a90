/**
 * Writes the cells that a walk reaches from a cell of the set that it goes through as the group of the cell.
 *
 * - `for each cell c where c is s: P(reach(c through cells with s))` → `for each cell c where c is s: P(group(c by s))`
 * - the same of `cells where not s`
 *
 * Side conditions:
 * - The head says that c is in the set: from another cell, the walk reaches the groups beside it (U2).
 * - s is yes or no for each cell, and to be found.
 * - The rule is not in a block `inside T`, where the walk ends at the rim of T.
 */
import { cellNode } from "../../../check/logic/nodes.js";
import { cellsType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion, onlySet } from "../../../check/walks/of-one.js";
import type { Expression, ExpressionOf, ForEachStatement, InSet } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { mapParts } from "../../map-parts.js";
import { asTruth, isEveryCell, isOfEveryCell, saysWhatSetSays } from "../../meaning.js";

export function reachedInItsOwn(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const head = onlySet(statement.binders);
  const only = onlyAssertion(statement.body);
  if (head?.condition === undefined || only === undefined || context.isInside) return statement;
  if (!isEveryCell(head.set)) return statement;
  const instead = (each: Expression): Expression =>
    (each.kind === "reach" ? groupOf(context, each, head) : undefined) ?? mapParts(each, instead);
  const expression = instead(only.expression);
  return expression === only.expression ? statement : { ...statement, body: [{ ...only, expression }] };
}

function groupOf(
  context: LawContext,
  { from, through, by, span, known }: ExpressionOf<"reach"> & Expression,
  { variable, condition }: InSet,
): Expression | undefined {
  if (by !== undefined || known || !isVariable(from, variable)) return undefined;
  const isInSet = saysWhatSetSays(context, through, variable);
  const asked = conjuncts(condition).find((each) => isInSet?.(each));
  if (asked === undefined) return undefined;
  const truth = asTruth(context, asked);
  const value = truth.kind === "not" ? truth.operand : truth;
  if (value.kind !== "layer" || !isVariable(value.element, variable)) return undefined;
  const layer = context.puzzle.layers[value.layer];
  if (layer?.role !== "find" || layer.type.kind !== "truth" || !isOfEveryCell(layer)) return undefined;
  const cell = context.fresh(variable);
  return {
    kind: "group",
    cell: from,
    by: { by: "value", variable: cell, value: { ...value, element: cellNode(cell, span) } },
    span,
    type: cellsType,
    known: false,
  };
}
