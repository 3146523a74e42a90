/**
 * The sizes of the groups that touch some cells, in all, are the size of what can be reached from these cells:
 * sum(size(g) for g in groups of S where some(x in g for x in N)) is size(reach(N through S)), since groups are disjoint, and one that touches N is
 * reached from N as a whole.
 *
 * Side condition. Which cells these are does not hang on the group.
 */
import { readsVariable } from "../../check/some-node.js";
import { cellsType } from "../../check/types.js";
import type { Expression, VariableId } from "../../typed.js";
import type { Context } from "../context.js";

export function touchingGroups(_: Context, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || expression.aggregate !== "sum" || expression.known)
    return expression;
  const { binders, condition, body, span, type } = expression;
  const [binder, another] = binders;
  if (binder?.kind !== "in" || another !== undefined || body === undefined) return expression;
  const { set, variable } = binder;
  if (set.kind !== "groups" || set.by !== undefined || !isSizeOf(body, variable)) return expression;
  const touches =
    binder.condition === undefined ? condition : condition === undefined ? binder.condition : undefined;
  const from = touches === undefined ? undefined : cellsTouched(touches, variable);
  if (from === undefined) return expression;
  const reach: Expression = {
    kind: "reach",
    from,
    through: set.set,
    span,
    type: cellsType,
    known: false,
  };
  return { kind: "attribute", attribute: "size", arguments: [reach], span, type, known: false };
}

const isIt = (expression: Expression, variable: VariableId): boolean =>
  expression.kind === "variable" && expression.variable === variable;

const isSizeOf = (expression: Expression, variable: VariableId): boolean =>
  expression.kind === "attribute" &&
  expression.attribute === "size" &&
  expression.arguments.every((of) => isIt(of, variable));

/** N of `some(x in g for x in N)`, or of `some(x in N for x in g)`. */
function cellsTouched(touches: Expression, group: VariableId): Expression | undefined {
  if (touches.kind !== "aggregate" || touches.aggregate !== "some" || touches.condition !== undefined)
    return undefined;
  const [binder, another] = touches.binders;
  const { body } = touches;
  if (binder?.kind !== "in" || another !== undefined || binder.condition !== undefined) return undefined;
  if (body?.kind !== "member-of" || !isIt(body.element, binder.variable)) return undefined;
  const from = isIt(body.set, group) ? binder.set : isIt(binder.set, group) ? body.set : undefined;
  return from === undefined || readsVariable(from, group) || readsVariable(from, binder.variable)
    ? undefined
    : from;
}
