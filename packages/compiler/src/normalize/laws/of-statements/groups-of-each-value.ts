/**
 * Turns a rule about the groups of each number into one about the groups by that number.
 *
 * - `for each k in 1..n, group g of cells where v = k: size(g) = k` → `for each group g by v: size(g) = g.v`
 *
 * Side conditions:
 * - v is to be found, is on every cell, and k goes through all of its numbers: groups of the others would be left alone.
 * - The rule is not in a block `inside T`, where cells are those of T (B10).
 */
import { constantNumber } from "../../../check/logic/constants.js";
import { onlyAssertion, onlySet } from "../../../check/walks/of-one.js";
import type { Expression, ExpressionOf, ForEachStatement, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { everyCell, isEveryCell } from "../../meaning.js";
import { numbersOfCells } from "../../once-each.js";

export function groupsOfEachValue(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const [number, head, more] = statement.binders;
  if (number?.kind !== "in" || head?.kind !== "in" || more !== undefined || context.isInside)
    return statement;
  const { set, variable, condition } = head;
  if (number.set.kind !== "range" || number.condition !== undefined || condition !== undefined)
    return statement;
  const value = set.kind === "groups" && set.by === undefined ? cellsOf(set.set, number.variable) : undefined;
  if (value === undefined || set.kind !== "groups" || !areAll(context, value.read, number.set))
    return statement;
  const only = onlyAssertion(statement.body);
  const said = only?.expression;
  if (only === undefined || said?.kind !== "compare" || !isVariable(said.right, number.variable))
    return statement;
  const { left } = said;
  const [of, another] = left.kind === "attribute" && left.attribute === "size" ? left.arguments : [];
  if (of === undefined || another !== undefined || !isVariable(of, variable)) return statement;
  const { read, cell } = value;
  const right: Expression = {
    kind: "shared",
    layer: read.layer,
    set: of,
    span: said.right.span,
    type: said.right.type,
    known: false,
  };
  const groups: Expression = {
    ...set,
    set: everyCell(set.span),
    by: { by: "value", variable: cell, value: read },
    known: false,
  };
  return {
    ...statement,
    binders: [{ ...head, set: groups }],
    body: [{ ...only, expression: { ...said, right } }],
  };
}

/** Of all cells x with `x.v = k`: what is read of x. */
function cellsOf(
  set: Expression,
  number: VariableId,
): { readonly read: ExpressionOf<"layer"> & Expression; readonly cell: VariableId } | undefined {
  if (set.kind !== "filter" || set.condition.kind !== "compare" || set.condition.operator !== "=")
    return undefined;
  const binder = onlySet(set.binders);
  if (binder === undefined || binder.condition !== undefined || !isEveryCell(binder.set)) return undefined;
  const { left, right } = set.condition;
  const [read, value] = left.kind === "layer" ? [left, right] : [right, left];
  if (read.kind !== "layer" || !isVariable(read.element, binder.variable) || !isVariable(value, number))
    return undefined;
  return { read, cell: binder.variable };
}

function areAll(
  context: LawContext,
  { layer }: ExpressionOf<"layer">,
  { from, to }: ExpressionOf<"range">,
): boolean {
  const numbers = numbersOfCells(context, layer);
  return numbers !== undefined && isEnd(context, numbers.from, from, -1) && isEnd(context, numbers.to, to, 1);
}

/** The same number, or one beyond it. */
function isEnd({ keys }: LawContext, own: Expression, end: Expression, beyond: number): boolean {
  const [one, other] = [constantNumber(own), constantNumber(end)];
  return one !== undefined && other !== undefined ? (other - one) * beyond >= 0 : keys.same(own, end);
}
