/**
 * Writes the cells that a walk reaches through those of the same value as its start as the group by that value.
 *
 * - `reach(c through cells x where x.n = c.n)` → `group(c by n)`
 *
 * Side conditions:
 * - n is to be found and has a value at every cell, c among them: of a cell without value the walk reaches nothing, and the group is the cell (U1).
 * - The rule is not in a block `inside T`, where cells are those of T (B10).
 */
import { cellsType } from "../../../check/types/types.js";
import { onlySet } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Expression, ExpressionOf } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { isEveryCell } from "../../meaning.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";

export function reachedByValue(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "reach" || expression.by !== undefined || context.isInside) return expression;
  const { from, through, span } = expression;
  if (from.kind !== "variable" || through.kind !== "filter") return expression;
  const binder = onlySet(through.binders);
  if (binder === undefined || binder.condition !== undefined || !isEveryCell(binder.set)) return expression;
  const { variable } = binder;
  const value = sameValue(context, through.condition, from, variable);
  if (value === undefined) return expression;
  return {
    kind: "group",
    cell: from,
    by: { by: "value", variable, value },
    span,
    type: cellsType,
    known: false,
  };
}

/** x.n of `x.n = c.n` */
function sameValue(
  context: LawContext,
  asked: Expression,
  from: ExpressionOf<"variable"> & Expression,
  cell: ExpressionOf<"variable">["variable"],
): Expression | undefined {
  if (asked.kind !== "compare" || asked.operator !== "=") return undefined;
  const [own, other] = readsVariable(asked.left, cell)
    ? [asked.left, asked.right]
    : [asked.right, asked.left];
  if (own.kind !== "layer" || !isVariable(own.element, cell)) return undefined;
  if (context.puzzle.layers[own.layer]?.role !== "find" || own.type.kind === "optional") return undefined;
  if (!isTotal(context, own) || !isTotal(context, from)) return undefined;
  return context.keys.same(substitute(own, new Map([[cell, from]]), context.fresh), other) ? own : undefined;
}
