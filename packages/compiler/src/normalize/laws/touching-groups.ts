/**
 * Writes the total size of the groups that touch some cells as the size of the set that a walk from these cells reaches. Groups are
 * disjoint, and a walk from N reaches every group that touches N as a whole.
 *
 * - `sum(size(g) for g in groups of S by L where some(x in g for x in N))` → `size(reach(N through S by L))`
 * - `sum(count(x in g where P) for g in … where …)` → `count(x in reach(…) where P)`, and likewise a sum over the cells of g
 * - `c in g`, as the condition on g, stands for N = `{c}`; `some(K for x in g)`, where K is known, for N = `cells x where K`
 *
 * Side conditions:
 * - N does not depend on the group, and neither does anything that is counted of a cell.
 * - The single cell c exists (L8).
 * - K compares distances, rows or columns of cells, so that it is no fault of the cells that are in no group; and the rule is not in a block `inside T`,
 *   where cells are those of T (B10).
 * - Any other condition on a cell of N stands before `x in g`: it is evaluated for all cells of N, and may be a fault.
 */

import { conjunction } from "../../check/logic/logic.js";
import { cellsType } from "../../check/types/types.js";
import { conjuncts } from "../../check/walks/conjuncts.js";
import { onlySet } from "../../check/walks/of-one.js";
import { readsVariable } from "../../check/walks/some-node.js";
import type { Aggregate, Expression, ExpressionOf, InSet, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { withFields } from "../map-parts.js";
import { everyCell } from "../meaning.js";

export function touchingGroups(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || expression.aggregate !== "sum" || expression.known)
    return expression;
  const { binders, condition, body } = expression;
  const binder = onlySet(binders);
  if (binder === undefined || body === undefined) return expression;
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
  const binder = onlySet(body.binders);
  if (binder === undefined || !isVariable(binder.set, group)) return undefined;
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
  const from =
    touches.kind === "member-of" ? onlyCell(context, touches, group) : cellsMet(context, touches, group);
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

function cellsMet(context: LawContext, touches: Expression, group: VariableId): Expression | undefined {
  if (touches.kind !== "aggregate" || touches.aggregate !== "some") return undefined;
  const binder = onlySet(touches.binders);
  const { body } = touches;
  if (binder === undefined || body === undefined) return undefined;
  if (isVariable(binder.set, group) && binder.condition === undefined && touches.condition === undefined)
    return cellsWhere(context, binder, body) ?? cellsMetIn(binder, touches, body, group);
  return cellsMetIn(binder, touches, body, group);
}

/** N of `some(K for x in g)`. */
function cellsWhere(context: LawContext, binder: InSet, body: Expression): Expression | undefined {
  if (context.isInside || !saysWhere(body) || !readsVariable(body, binder.variable)) return undefined;
  return thoseWhere(binder, everyCell(binder.set.span), [body]);
}

/** A condition on where cells lie, which is never a fault. */
function saysWhere(said: Expression): boolean {
  switch (said.kind) {
    case "not":
      return saysWhere(said.operand);
    case "logic":
    case "compare":
    case "same":
      return saysWhere(said.left) && saysWhere(said.right);
    case "attribute":
      return places.has(said.attribute) && said.arguments.every(saysWhere);
    default:
      return said.kind === "number" || said.kind === "variable" || said.kind === "cell";
  }
}

const places: ReadonlySet<string> = new Set(["distance", "row", "column"]);

function cellsMetIn(
  binder: InSet,
  touches: Aggregate,
  body: Expression,
  group: VariableId,
): Expression | undefined {
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
