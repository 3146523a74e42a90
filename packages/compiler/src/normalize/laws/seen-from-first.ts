/**
 * Writes the number of elements that are larger than all before them, or than all after them, as `visible`.
 *
 * - `count(x in S where all(y.n < x.n for y in S where y before x))` → `visible(x.n for x in S)`
 * - the same with `x before y` → `visible(x.n for x in reversed(S))`
 * - the same of `y.n <= x.n`, of `x.n = max(y.n for y in S where y before x or y is x)`, and of y in `look(x, left)`, where S is a row
 *
 * Side conditions:
 * - n has a value at each element: `visible` leaves out an absent value, and an absent value is not less than anything (L8).
 * - S is a row, a column or a line: it has each of its cells once, and it has an order.
 * - For `y.n <= x.n`, a rule says in any case that the numbers of each S are different (`known-of-parts.ts`).
 * - For `look`, the board is a rectangle without holes, before which a view would end.
 */

import { aggregateNode, variableAt } from "../../check/logic/nodes.js";
import type { Binder, Expression, ExpressionOf, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { areDifferentIn } from "../known-of-parts.js";
import { areTheTwo } from "../says-two.js";
import { substitute } from "../substitute.js";
import { isTotal } from "../total.js";
import { oppositeOperators } from "./negation.js";

export function seenFromFirst(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || !isHowMany(expression)) return expression;
  const [x, more] = expression.binders;
  if (x?.kind !== "in" || more !== undefined || !isLine(x.set)) return expression;
  const asked = askedOf(expression, x);
  const larger = asked === undefined ? undefined : largerThanAll(context, asked, x);
  if (larger === undefined) return expression;
  const { span, known } = expression;
  const set: Expression = larger.isFromFirst
    ? x.set
    : {
        kind: "attribute",
        attribute: "reversed",
        arguments: [x.set],
        span,
        type: x.set.type,
        known: x.set.known,
      };
  return aggregateNode("visible", [{ ...x, set }], { body: larger.read }, span, known);
}

const isHowMany = ({ aggregate, body }: ExpressionOf<"aggregate">): boolean =>
  aggregate === "count" ? body === undefined : aggregate === "sum" && (isOne(body) || isOneOrNone(body));

const isOne = (body: Expression | undefined): boolean => body?.kind === "number" && body.value === 1;

/** `if P then 1 else 0` */
const isOneOrNone = (body: Expression | undefined): body is ExpressionOf<"conditional"> & Expression =>
  body?.kind === "conditional" &&
  isOne(body.then) &&
  body.otherwise.kind === "number" &&
  body.otherwise.value === 0;

/** The one condition on each element that is counted. */
function askedOf({ condition, body }: ExpressionOf<"aggregate">, x: InSet): Expression | undefined {
  const asked = [x.condition, condition, isOneOrNone(body) ? body.condition : undefined];
  const [only, more] = asked.filter((part) => part !== undefined);
  return more === undefined ? only : undefined;
}

type InSet = Extract<Binder, { kind: "in" }>;

const isLine = (set: Expression): boolean => lines.has(lineOf(set) ?? "");

const lines: ReadonlySet<string> = new Set(["row", "column", "line"]);

interface Larger {
  readonly read: Expression;
  readonly isFromFirst: boolean;
}

function largerThanAll(context: LawContext, asked: Expression, x: InSet): Larger | undefined {
  if (asked.kind === "compare") return largestSoFar(context, asked, x);
  if (asked.kind !== "aggregate" || asked.aggregate !== "all") return undefined;
  const [y, more] = asked.binders;
  const { order, body } = orderApart(asked);
  const compared = body && comparedBy(body);
  if (y?.kind !== "in" || more !== undefined || compared === undefined) return undefined;
  const isFromFirst = isFromFirstTo(context, order, x, y);
  const read = isFromFirst === undefined ? undefined : lessThanOwn(context, compared, x, y.variable);
  return read === undefined || isFromFirst === undefined ? undefined : { read, isFromFirst };
}

/** The condition on the order, and what is said of each: `not (y before x and y.n > x.n)` is said where y is before x. */
function orderApart({ condition, body }: ExpressionOf<"aggregate">): {
  readonly order: Expression | undefined;
  readonly body: Expression | undefined;
} {
  if (condition !== undefined || body === undefined) return { order: condition, body };
  if (body.kind === "logic" && body.operator === "implies") return { order: body.left, body: body.right };
  if (body.kind === "logic" && body.operator === "or" && body.left.kind === "not")
    return { order: body.left.operand, body: body.right };
  if (body.kind !== "not" || body.operand.kind !== "logic" || body.operand.operator !== "and")
    return { order: condition, body };
  const { left, right } = body.operand;
  return { order: left, body: { ...body, operand: right } };
}

/** Whether y goes through those before x, or those after it. */
function isFromFirstTo(
  context: LawContext,
  condition: Expression | undefined,
  x: InSet,
  y: InSet,
): boolean | undefined {
  const [order, more] = [y.condition, condition].filter((part) => part !== undefined);
  if (order === undefined) return looksBack(context, x, y.set);
  if (more !== undefined || !context.keys.same(y.set, x.set)) return undefined;
  return comesFirst(context, order, x, y.variable);
}

/** Of the cells that are seen from x along the line. */
function looksBack(
  { isInside, puzzle: { board } }: LawContext,
  x: InSet,
  set: Expression,
): boolean | undefined {
  const isRectangle =
    !isInside &&
    board?.own === undefined &&
    board?.form === undefined &&
    board?.gluing === undefined &&
    board?.tile === "squares" &&
    board.without.length === 0;
  if (!isRectangle || set.kind !== "attribute" || set.attribute !== "look") return undefined;
  const [from, direction, more] = set.arguments;
  if (
    from === undefined ||
    !isVariable(from, x.variable) ||
    direction?.kind !== "direction" ||
    more !== undefined
  )
    return undefined;
  const sort = lineOf(x.set);
  const [back, ahead] = sort === "row" ? ["left", "right"] : sort === "column" ? ["up", "down"] : [];
  if (direction.value === back) return true;
  return direction.value === ahead ? false : undefined;
}

/** `x.n = max(y.n for y in S where y before x or y is x)` */
function largestSoFar(
  context: LawContext,
  { operator, left, right }: ExpressionOf<"compare">,
  x: InSet,
): Larger | undefined {
  const [own, max] = left.kind === "aggregate" ? [right, left] : [left, right];
  if ((operator !== "=" && !(operator === ">=" && max === right)) || max.kind !== "aggregate")
    return undefined;
  const [y, more] = max.binders;
  if (max.aggregate !== "max" || max.body === undefined || y?.kind !== "in" || more !== undefined)
    return undefined;
  const [order, another] = [y.condition, max.condition].filter((part) => part !== undefined);
  if (another !== undefined || order?.kind !== "logic" || order.operator !== "or") return undefined;
  const same = [order.left, order.right].find(({ kind }) => kind === "same");
  const before = same === order.left ? order.right : order.left;
  if (same?.kind !== "same" || !context.keys.same(y.set, x.set)) return undefined;
  const isFromFirst = areTheTwo(same, x.variable, y.variable)
    ? comesFirst(context, before, x, y.variable)
    : undefined;
  const compared = { isStrict: false, less: max.body, own };
  const read = isFromFirst === undefined ? undefined : lessThanOwn(context, compared, x, y.variable);
  return read === undefined || isFromFirst === undefined ? undefined : { read, isFromFirst };
}

interface Compared {
  readonly isStrict: boolean;
  readonly less: Expression;
  readonly own: Expression;
}

/** Also `not y.n > x.n`. */
function comparedBy(said: Expression): Compared | undefined {
  const isOpposite = said.kind === "not";
  const compared = said.kind === "not" ? said.operand : said;
  if (compared.kind !== "compare") return undefined;
  const { left, right } = compared;
  const operator = isOpposite ? oppositeOperators[compared.operator] : compared.operator;
  switch (operator) {
    case "<":
    case "<=":
      return { isStrict: operator === "<", less: left, own: right };
    case ">":
    case ">=":
      return { isStrict: operator === ">", less: right, own: left };
    default:
      return undefined;
  }
}

/** Whether y comes before x, or x before y. */
function comesFirst(context: LawContext, order: Expression, x: InSet, y: VariableId): boolean | undefined {
  if (order.kind !== "before") return undefined;
  const { left, right, within } = order;
  if (within !== undefined && !context.keys.same(within, x.set)) return undefined;
  if (isVariable(left, y) && isVariable(right, x.variable)) return true;
  return isVariable(left, x.variable) && isVariable(right, y) ? false : undefined;
}

/** x.n, where y.n is less, or not larger, and not the same in any case. */
function lessThanOwn(
  context: LawContext,
  { isStrict, less, own }: Compared,
  x: InSet,
  y: VariableId,
): Expression | undefined {
  if (!isTotal(context, own) || own.type.kind !== "number") return undefined;
  const it: Expression = variableAt(y, typeAt(own, x.variable), less.span);
  if (!context.keys.same(substitute(own, new Map([[x.variable, it]]), context.fresh), less)) return undefined;
  return isStrict || (own.kind === "layer" && areDifferentIn(context, own.layer, lineOf(x.set)))
    ? own
    : undefined;
}

/** The sort of line that the set is. */
const lineOf = (set: Expression): string | undefined =>
  set.kind === "cells-of" && set.element.type.kind === "element" ? String(set.element.type.sort) : undefined;

const typeAt = (own: Expression, x: VariableId): Expression["type"] =>
  own.kind === "layer" && isVariable(own.element, x) ? own.element.type : { kind: "error" };
