/**
 * Writes the total size of the groups that touch some cells as the size of the set that a walk from these cells reaches. Groups are
 * disjoint, and a walk from N reaches every group that touches N as a whole.
 *
 * - `sum(size(g) for g in groups of S by L where some(x in g for x in N))` → `size(reach(N through S by L))`
 * - `sum(count(x in g where P) for g in … where …)` → `count(x in reach(…) where P)`, and likewise a sum over the cells of g
 * - `c in g`, as the condition on g, stands for N = `{c}`
 *
 * Side conditions:
 * - N does not depend on the group, and neither does anything that is counted of a cell.
 * - The single cell c exists (L8).
 * - Any other condition on a cell of N stands before `x in g`: it is evaluated for all cells of N, and may be a fault.
 */

import { conjunction } from "../../check/logic/logic.js";
import { cellsType } from "../../check/types/types.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Binder, Expression, ExpressionOf, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { withFields } from "../map-parts.js";

type InSet = Extract<Binder, { kind: "in" }>;

export function touchingGroups(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || expression.aggregate !== "sum" || expression.known)
    return expression;
  const { binders, condition, body } = expression;
  const [binder, another] = binders;
  if (binder?.kind !== "in" || another !== undefined || body === undefined) return expression;
  const { set, variable } = binder;
  if (set.kind !== "groups") return expression;
  const touches =
    binder.condition === undefined ? condition : condition === undefined ? binder.condition : undefined;
  const from = touches === undefined ? undefined : cellsTouched(context, touches, variable);
  if (from === undefined) return expression;
  const reach: Expression = {
    kind: "reach",
    from,
    through: set.set,
    ...(set.by === undefined ? {} : { by: set.by }),
    span: expression.span,
    type: cellsType,
    known: false,
  };
  return saidOfAll(body, variable, reach) ?? expression;
}

/** The body, applied to all cells together in place of those of one group. */
function saidOfAll(body: Expression, group: VariableId, reach: Expression): Expression | undefined {
  if (isSizeOf(body, group)) return withFields(body, { arguments: [reach] });
  if (body.kind !== "aggregate" || (body.aggregate !== "count" && body.aggregate !== "sum")) return undefined;
  const [binder, another] = body.binders;
  if (binder?.kind !== "in" || another !== undefined || !isVariable(binder.set, group)) return undefined;
  const read = [binder.condition, body.condition, body.body].filter((each) => each !== undefined);
  if (read.some((each) => readsVariable(each, group))) return undefined;
  return withFields(body, { binders: [{ ...binder, set: reach }] });
}

const isSizeOf = (expression: Expression, variable: VariableId): expression is ExpressionOf<"attribute"> =>
  expression.kind === "attribute" &&
  expression.attribute === "size" &&
  expression.arguments.every((of) => isVariable(of, variable));

/** N of `some(x in g for x in N)`, or of `some(x in N for x in g)`; of `c in g` the one cell. */
export function cellsTouched(
  context: LawContext,
  touches: Expression,
  group: VariableId,
): Expression | undefined {
  const from = touches.kind === "member-of" ? onlyCell(context, touches, group) : cellsMet(touches, group);
  return from === undefined || readsVariable(from, group) ? undefined : from;
}

function onlyCell(
  { parameters }: LawContext,
  { element, set }: ExpressionOf<"member-of">,
  group: VariableId,
) {
  const isThere =
    element.kind === "cell" || (element.kind === "variable" && !parameters.has(element.variable));
  if (!isThere || !isVariable(set, group)) return undefined;
  const { span, known } = element;
  const cell: Expression = { kind: "set", elements: [element], span, type: cellsType, known };
  return cell;
}

function cellsMet(touches: Expression, group: VariableId): Expression | undefined {
  if (touches.kind !== "aggregate" || touches.aggregate !== "some") return undefined;
  const [binder, another] = touches.binders;
  const { body } = touches;
  if (binder?.kind !== "in" || another !== undefined || body === undefined) return undefined;
  const parts = conjuncts(body);
  const met = parts.at(-1);
  if (met?.kind !== "member-of" || !isVariable(met.element, binder.variable)) return undefined;
  const conditions = [binder.condition, touches.condition, ...parts.slice(0, -1)];
  if (isVariable(met.set, group)) return thoseWhere(binder, binder.set, conditions);
  const isBare = conditions.every((condition) => condition === undefined);
  return isBare && isVariable(binder.set, group) && !readsVariable(met.set, binder.variable)
    ? met.set
    : undefined;
}

/** Those of the cells for which all of this holds. */
export function thoseWhere(
  { variable }: InSet,
  set: Expression,
  conditions: readonly (Expression | undefined)[],
): Expression {
  const condition = conjunction(conditions);
  if (condition === undefined) return set;
  return {
    kind: "filter",
    binders: [{ kind: "in", variable, set }],
    condition,
    span: set.span,
    type: cellsType,
    known: set.known && condition.known,
  };
}
