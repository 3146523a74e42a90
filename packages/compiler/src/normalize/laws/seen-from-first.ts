/**
 * Writes the number of elements that are larger than all before them, or than all after them, as `visible`.
 *
 * - `count(x in S where all(y.n < x.n for y in S where y before x))` → `visible(x.n for x in S)`
 * - the same with `x before y` → `visible(x.n for x in reversed(S))`
 *
 * Side conditions:
 * - n has a value at each element: `visible` leaves out an absent value, and an absent value is not less than anything (L8).
 * - S is a row, a column or a line: it has each of its cells once, and it has an order.
 */

import { numberType } from "../../check/types/types.js";
import { onlySet } from "../../check/walks/of-one.js";
import type { Aggregate, Comparison, Expression, InSet, VariableId } from "../../typed.js";
import type { LawContext } from "../context.js";
import { isVariable } from "../is-variable.js";
import { substitute } from "../substitute.js";
import { isTotal } from "../total.js";

export function seenFromFirst(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || !isHowMany(expression)) return expression;
  const x = onlySet(expression.binders);
  if (x === undefined || !isLine(x.set)) return expression;
  const asked = x.condition === undefined ? expression.condition : undefined;
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
  return {
    kind: "aggregate",
    aggregate: "visible",
    binders: [{ ...x, set }],
    body: larger.read,
    span,
    type: numberType,
    known,
  };
}

const isHowMany = ({ aggregate, body }: Aggregate): boolean =>
  aggregate === "count"
    ? body === undefined
    : aggregate === "sum" && body?.kind === "number" && body.value === 1;

const isLine = (set: Expression): boolean =>
  set.kind === "cells-of" && set.element.type.kind === "element" && lines.has(String(set.element.type.sort));

const lines: ReadonlySet<string> = new Set(["row", "column", "line"]);

interface Larger {
  readonly read: Expression;
  readonly isFromFirst: boolean;
}

function largerThanAll(context: LawContext, asked: Expression, x: InSet): Larger | undefined {
  if (asked.kind !== "aggregate" || asked.aggregate !== "all") return undefined;
  const y = onlySet(asked.binders);
  const { body } = asked;
  if (y === undefined || body?.kind !== "compare") return undefined;
  if (!context.keys.same(y.set, x.set)) return undefined;
  const order =
    y.condition === undefined ? asked.condition : asked.condition === undefined ? y.condition : undefined;
  const isFromFirst = order === undefined ? undefined : comesFirst(context, order, x, y.variable);
  const read = isFromFirst === undefined ? undefined : lessThanOwn(context, body, x.variable, y.variable);
  return read === undefined || isFromFirst === undefined ? undefined : { read, isFromFirst };
}

/** Whether y comes before x, or x before y. */
function comesFirst(context: LawContext, order: Expression, x: InSet, y: VariableId): boolean | undefined {
  if (order.kind !== "before") return undefined;
  const { left, right, within } = order;
  if (within !== undefined && !context.keys.same(within, x.set)) return undefined;
  if (isVariable(left, y) && isVariable(right, x.variable)) return true;
  return isVariable(left, x.variable) && isVariable(right, y) ? false : undefined;
}

/** x.n, where y.n is less. */
function lessThanOwn(
  context: LawContext,
  { operator, left, right }: Comparison,
  x: VariableId,
  y: VariableId,
): Expression | undefined {
  if (operator !== "<" && operator !== ">") return undefined;
  const [less, own] = operator === "<" ? [left, right] : [right, left];
  if (!isTotal(context, own) || own.type.kind !== "number") return undefined;
  const it: Expression = {
    kind: "variable",
    variable: y,
    span: less.span,
    type: typeAt(own, x),
    known: true,
  };
  return context.keys.same(substitute(own, new Map([[x, it]]), context.fresh), less) ? own : undefined;
}

const typeAt = (own: Expression, x: VariableId): Expression["type"] =>
  own.kind === "layer" && isVariable(own.element, x) ? own.element.type : { kind: "error" };
