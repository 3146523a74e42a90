/**
 * Goes through the cells of a group in place of all cells of which it is asked whether they are in it.
 *
 * - `some(x in group(c by s) and x has k for x in cells)` → `some(x has k for x in group(c by s))`, likewise `all`, `count` and `sum`
 *
 * Side conditions:
 * - The group is that of one cell, or a part that a head goes through, and does not depend on x.
 * - The other conditions are never a fault: they are no longer asked of cells that are not in the group.
 * - The rule is not in a block `inside T`, where cells are those of T (B10).
 */
import { conjunction } from "../../../check/logic/logic.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Expression, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { withFields } from "../../map-parts.js";
import { isEveryCell } from "../../meaning.js";
import { isPart } from "../../structures.js";

export function metInPart(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || context.isInside) return expression;
  const { aggregate, binders, condition, body } = expression;
  const [binder, another] = binders;
  if (binder?.kind !== "in" || another !== undefined || !isEveryCell(binder.set)) return expression;
  if (aggregate !== "some" && aggregate !== "all" && aggregate !== "count" && aggregate !== "sum")
    return expression;
  // Only of `some` the body is one of the conditions.
  const read = [binder.condition, condition, aggregate === "some" ? body : undefined];
  const asked = read.flatMap((part) => (part === undefined ? [] : conjuncts(part)));
  const met = asked.find((part) => isInPart(context, part, binder.variable));
  const others = asked.filter((part) => part !== met);
  if (met?.kind !== "member-of" || others.length === 0) return expression;
  if (!others.every((part) => isPlain(part, binder.variable))) return expression;
  const { condition: _, ...bare } = binder;
  const within = { ...bare, set: met.set };
  const rest = conjunction(others);
  return aggregate === "some"
    ? withFields(expression, { binders: [within], condition: undefined, body: rest })
    : withFields(expression, { binders: [within], condition: rest });
}

const isInPart = (context: LawContext, asked: Expression, cell: VariableId): boolean =>
  asked.kind === "member-of" &&
  isVariable(asked.element, cell) &&
  (asked.set.kind === "group" || asked.set.kind === "reach" || isPart(context, asked.set)) &&
  !readsVariable(asked.set, cell);

/** `x has k`, `x is s`, `x is not c`: read at the cell, and never a fault. */
function isPlain(asked: Expression, cell: VariableId): boolean {
  switch (asked.kind) {
    case "not":
      return isPlain(asked.operand, cell);
    case "has":
      return isVariable(asked.element, cell);
    case "layer":
      return asked.lenient && isVariable(asked.element, cell);
    case "same":
      return [asked.left, asked.right].every(({ kind }) => kind === "variable" || kind === "cell");
    default:
      return false;
  }
}
