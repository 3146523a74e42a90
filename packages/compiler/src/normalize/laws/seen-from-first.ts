/**
 * Writes the number of elements that are larger than all before them, or than all after them, as `visible`.
 *
 * - `count(x in S where all(y.n < x.n for y in S where y before x))` → `visible(x.n for x in S)`
 * - the same with `x before y` → `visible(x.n for x in reversed(S))`
 * - the same of `y.n <= x.n`, of `x.n = max(y.n for y in S where y before x or y is x)`, of y in `look(x, left)` and of `y.column < x.column`, where
 *   S is a row
 * - `count(i in 1..k where all(S[j].n < S[i].n for j in 1..i - 1))` → `visible(S[i].n for i in 1..k)`
 * - `count(i in 1..k where S[i].n = max(y.n for y in S[..i]))` → the same, and `x.n = max(y.n for y in S[..x.column])` in a row S
 * - `count(x in S where some(y.n > x.n for y in S where y before x))` → `size(S) - visible(x.n for x in S)`
 *
 * Side conditions:
 * - n has a value at each element: `visible` leaves out an absent value, and an absent value is not less than anything (L8).
 * - S is a row, a column or a line: it has each of its cells once, and it has an order.
 * - For `y.n <= x.n`, a rule says in any case that the numbers of each S are different (`known-of-parts.ts`).
 * - Numbers i of places go from 1 upwards, so that S[i] comes after all S[j] before it. Of `j in 1..4 where j < i` for `i in 1..size(S)`, S has five
 *   places at most: the board is written, and a rectangle without holes.
 * - For `look`, the board is a rectangle without holes, before which a view would end. `y.column < x.column` is said on such a board too.
 */

import { constantNumber } from "../../check/logic/constants.js";
import { numberType } from "../../check/types/types.js";
import type { Binder, Expression, ExpressionOf, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { areDifferentIn } from "../known-of-parts.js";
import { stepFrom } from "../step-from.js";
import { substitute } from "../substitute.js";
import { isTotal } from "../total.js";
import { oppositeOperators } from "./negation.js";

export function seenFromFirst(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || !isHowMany(expression)) return expression;
  const [x, more] = expression.binders;
  if (x?.kind !== "in" || more !== undefined || !(isLine(x.set) || x.set.kind === "range")) return expression;
  const asked = askedOf(expression, x);
  if (asked === undefined) return expression;
  const larger = largerThanAll(context, asked, x);
  if (larger !== undefined) return seen(expression, x, larger) ?? expression;
  const hidden = isLine(x.set) ? noneOf(asked) : undefined;
  const others = hidden && largerThanAll(context, hidden, x);
  const visible = others && seen(expression, x, others);
  if (visible === undefined) return expression;
  const { span, type, known } = expression;
  const left: Expression = {
    kind: "attribute",
    attribute: "size",
    arguments: [x.set],
    span,
    type: numberType,
    known: x.set.known,
  };
  return { kind: "arithmetic", operator: "-", left, right: visible, span, type, known };
}

/** How many are seen from the first, or from the last; undefined of numbers, which are gone through upwards only. */
function seen({ span, known }: Expression, x: InSet, { isFromFirst, read }: Larger): Expression | undefined {
  if (!isFromFirst && x.set.kind === "range") return undefined;
  const set: Expression = isFromFirst
    ? x.set
    : {
        kind: "attribute",
        attribute: "reversed",
        arguments: [x.set],
        span,
        type: x.set.type,
        known: x.set.known,
      };
  const { condition: _, ...head } = x;
  return {
    kind: "aggregate",
    aggregate: "visible",
    binders: [{ ...head, set }],
    body: read,
    span,
    type: numberType,
    known,
  };
}

/** `some(…)` as the opposite of `all(not …)`. */
function noneOf(said: Expression): Expression | undefined {
  if (said.kind !== "aggregate" || said.aggregate !== "some" || said.body === undefined) return undefined;
  const { body, span } = said;
  return {
    ...said,
    aggregate: "all",
    body: { kind: "not", operand: body, span, type: body.type, known: body.known },
  };
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
  const read = isFromFirst === undefined ? undefined : lessThanOwn(context, compared, x, y);
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
  if (order === undefined) {
    if (y.set.kind === "range") return countsUp(context, x, y.set);
    return beforeOwn(context, x, y.set) === 1 ? true : looksBack(context, x, y.set);
  }
  if (more !== undefined) return undefined;
  if (isSameSet(context, x, y.set)) return comesFirst(context, order, x, y);
  return reachesAsFar(context, x, y.set) && comesFirst(context, order, x, y) === true ? true : undefined;
}

/** `j in 1..4` for `i in 1..size(r)`, of a row r of four cells: those j that are less than an i are places of it. */
function reachesAsFar(context: LawContext, { set }: InSet, before: Expression): boolean {
  if (set.kind !== "range" || before.kind !== "range" || !isRectangle(context)) return false;
  const { board } = context.puzzle;
  if (!context.keys.same(before.from, set.from)) return false;
  const [line] = set.to.kind === "attribute" && set.to.attribute === "size" ? set.to.arguments : [];
  const sort = line && lineOf(line);
  const side = sort === "row" ? board?.columns : sort === "column" ? board?.rows : undefined;
  const [length, last] = [side, before.to].map((each) => each && constantNumber(each));
  return length !== undefined && last !== undefined && last >= length - 1;
}

/** Also the row of x, for x of a row. */
function isSameSet(context: LawContext, x: InSet, set: Expression): boolean {
  if (context.keys.same(set, x.set)) return true;
  const sort = lineOf(x.set);
  if (set.kind !== "cells-of" || (sort !== "row" && sort !== "column") || lineOf(set) !== sort) return false;
  const { element } = set;
  const [of, more] = element.kind === "attribute" && element.attribute === sort ? element.arguments : [];
  return of !== undefined && more === undefined && isVariable(of, x.variable);
}

/** `j in 1..i - 1` */
function countsUp({ keys }: LawContext, x: InSet, { from, to }: ExpressionOf<"range">): boolean | undefined {
  const { of, by } = stepFrom(to);
  return x.set.kind === "range" && keys.same(from, x.set.from) && isVariable(of, x.variable) && by === -1
    ? true
    : undefined;
}

/** Of the first places of a line: how many places before that of x they end, 0 for `r[..i]`, and 1 for `r[..i - 1]`. */
function beforeOwn(context: LawContext, x: InSet, set: Expression): number | undefined {
  if (set.kind !== "slice" || set.to === undefined || !isLine(set.target)) return undefined;
  if (set.from !== undefined && constantNumber(set.from) !== 1) return undefined;
  const isFromFirst =
    x.set.kind === "range" ? constantNumber(x.set.from) === 1 : context.keys.same(set.target, x.set);
  if (!isFromFirst) return undefined;
  const { of, by } = stepFrom(set.to);
  const place = placeOf(context, of, x.set);
  return place !== undefined && isVariable(place, x.variable) ? -by : undefined;
}

const isRectangle = ({ isInside, puzzle: { board } }: LawContext): boolean =>
  !isInside &&
  board?.own === undefined &&
  board?.form === undefined &&
  board?.gluing === undefined &&
  board?.tile === "squares" &&
  board.without.length === 0;

/** Of the cells that are seen from x along the line. */
function looksBack(context: LawContext, x: InSet, set: Expression): boolean | undefined {
  if (!isRectangle(context) || set.kind !== "attribute" || set.attribute !== "look") return undefined;
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
  const compared = { isStrict: false, less: max.body, own };
  if (order === undefined) {
    const first = beforeOwn(context, x, y.set) === 0 ? lessThanOwn(context, compared, x, y) : undefined;
    return first && { read: first, isFromFirst: true };
  }
  if (another !== undefined || order?.kind !== "logic" || order.operator !== "or") return undefined;
  const same = [order.left, order.right].find(({ kind }) => kind === "same");
  const before = same === order.left ? order.right : order.left;
  if (same?.kind !== "same" || !isSameSet(context, x, y.set)) return undefined;
  const isSame =
    (isVariable(same.left, x.variable) && isVariable(same.right, y.variable)) ||
    (isVariable(same.left, y.variable) && isVariable(same.right, x.variable));
  const isFromFirst = isSame ? comesFirst(context, before, x, y) : undefined;
  const read = isFromFirst === undefined ? undefined : lessThanOwn(context, compared, x, y);
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
function comesFirst(context: LawContext, order: Expression, x: InSet, y: InSet): boolean | undefined {
  const two = firstOfTwo(context, order, x, y);
  if (two === undefined) return undefined;
  const [first, second] = two;
  if (isVariable(first, y.variable) && isVariable(second, x.variable)) return true;
  return isVariable(first, x.variable) && isVariable(second, y.variable) ? false : undefined;
}

/** The two that a condition is about, that which comes first before the other. */
function firstOfTwo(
  context: LawContext,
  order: Expression,
  x: InSet,
  y: InSet,
): readonly [Expression, Expression] | undefined {
  if (order.kind === "before") {
    const { left, right, within } = order;
    const isWithin = within === undefined || [x.set, y.set].some((set) => context.keys.same(within, set));
    return isWithin ? [left, right] : undefined;
  }
  if (order.kind !== "compare" || (order.operator !== "<" && order.operator !== ">")) return undefined;
  const [one, other] = [order.left, order.right].map((side) => placeOf(context, side, x.set));
  if (one === undefined || other === undefined) return undefined;
  return order.operator === "<" ? [one, other] : [other, one];
}

/** The cell of a row whose column is asked, or the number of a place itself. */
function placeOf(context: LawContext, side: Expression, set: Expression): Expression | undefined {
  if (set.kind === "range") return side.kind === "variable" ? side : undefined;
  const sort = lineOf(set);
  const across = sort === "row" ? "column" : sort === "column" ? "row" : undefined;
  if (across === undefined || side.kind !== "index-of" || !isRectangle(context)) return undefined;
  const { element } = side;
  const [of, more] = element.kind === "attribute" && element.attribute === across ? element.arguments : [];
  return more === undefined ? of : undefined;
}

/** x.n, where y.n is less, or not larger, and not the same in any case. */
function lessThanOwn(
  context: LawContext,
  { isStrict, less, own }: Compared,
  x: InSet,
  y: InSet,
): Expression | undefined {
  if (!isTotal(context, own) || own.type.kind !== "number") return undefined;
  if (!(isOfBoth(context, own, less, x, y) || isOfPlace(context, own, less, x, y))) return undefined;
  if (isStrict) return own;
  const line = own.kind === "layer" ? lineRead(own, x) : undefined;
  return own.kind === "layer" && areDifferentIn(context, own.layer, line) ? own : undefined;
}

/** x.n and y.n */
function isOfBoth(context: LawContext, own: Expression, less: Expression, x: InSet, y: InSet): boolean {
  const it: Expression = {
    kind: "variable",
    variable: y.variable,
    span: less.span,
    type: x.set.kind === "range" ? numberType : typeAt(own, x.variable),
    known: true,
  };
  return context.keys.same(substitute(own, new Map([[x.variable, it]]), context.fresh), less);
}

/** r[i].n, and y.n of the cells y of r[..i] */
function isOfPlace({ keys }: LawContext, own: Expression, less: Expression, x: InSet, y: InSet): boolean {
  if (own.kind !== "layer" || less.kind !== "layer" || own.layer !== less.layer) return false;
  const { element } = own;
  return (
    element.kind === "index" &&
    isVariable(element.index, x.variable) &&
    y.set.kind === "slice" &&
    keys.same(element.target, y.set.target) &&
    isVariable(less.element, y.variable)
  );
}

/** The sort of line of which the elements are, or the places. */
function lineRead({ element }: ExpressionOf<"layer">, { set, variable }: InSet): string | undefined {
  if (set.kind !== "range") return lineOf(set);
  return element.kind === "index" && isVariable(element.index, variable) ? lineOf(element.target) : undefined;
}

/** The sort of line that the set is. */
const lineOf = (set: Expression): string | undefined =>
  set.kind === "cells-of" && set.element.type.kind === "element" ? String(set.element.type.sort) : undefined;

const typeAt = (own: Expression, x: VariableId): Expression["type"] =>
  own.kind === "layer" && isVariable(own.element, x) ? own.element.type : { kind: "error" };
