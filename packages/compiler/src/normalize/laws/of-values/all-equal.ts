/**
 * Writes the condition that all values of a set are one number as the condition that each two are equal.
 *
 * - `max(f(x) for x in S) = min(f(x) for x in S)`, or `<=` → `all(f(x) = f(y) for x in S, y in S)`
 * - `max(f(x) for x in S) - min(f(x) for x in S) = 0` → the same
 * - `some(all(f(x) = t for x in S) for t in a..b)` → `all(f(x) >= a and f(x) <= b and f(x) = f(y) for x in S, y in S)`
 *
 * Side conditions:
 * - S is all rows, columns or cells of the board, of which there is one at least: `max` of nothing is an error. The rule is not in a block `inside T`, where there
 *   may be none.
 * - f(x) has a value in every answer: `max` leaves out an absent one, of which no comparison is true (L8).
 * - The numbers from a to b are some, and f(x) is a whole number: a count, or a sum of numbers of layers whose numbers are whole.
 */

import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction } from "../../../check/logic/logic.js";
import { aggregateNode, compareNode, elementNode } from "../../../check/logic/nodes.js";
import { onlyWhole } from "../../../check/walks/of-one.js";
import { readsVariable, someNode } from "../../../check/walks/some-node.js";
import type { Aggregate, Comparison, Expression, InSet } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { isEveryCell } from "../../meaning.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";

export function oneValueOfAll(context: LawContext, expression: Expression): Expression {
  if (expression.known || context.isInside) return expression;
  if (expression.kind === "compare") return mostIsLeast(context, expression) ?? expression;
  return expression.kind === "aggregate" ? (allOneNumber(context, expression) ?? expression) : expression;
}

/** The value of each element, and the head that names them. */
interface Values {
  readonly binder: InSet;
  readonly value: Expression;
}

function mostIsLeast(context: LawContext, compare: Comparison): Expression | undefined {
  const [one, other, operators] = twoSides(compare);
  if (one?.kind !== "aggregate" || other?.kind !== "aggregate") return undefined;
  const isTurned = one.aggregate === "min" && other.aggregate === "max";
  if (!isTurned && !(one.aggregate === "max" && other.aggregate === "min")) return undefined;
  if (!operators.has(isTurned ? (turned[compare.operator] ?? "") : compare.operator)) return undefined;
  const [values, others] = [valuesOf(context, one), valuesOf(context, other)];
  if (values === undefined || others === undefined) return undefined;
  const own = valueAt(context, values, others.binder);
  return context.keys.same(values.binder.set, others.binder.set) && context.keys.same(own, others.value)
    ? eachTwo(context, values, [], compare.span)
    : undefined;
}

const ofMost: ReadonlySet<string> = new Set(["=", "<="]);
const turned: Readonly<Record<string, string>> = { "=": "=", ">=": "<=" };

/** Of `a = b`, and of `a - b = 0`. */
function twoSides({
  left,
  right,
}: Comparison): readonly [Expression | undefined, Expression | undefined, ReadonlySet<string>] {
  if (constantNumber(right) !== 0) return [left, right, ofMost];
  return left.kind === "arithmetic" && left.operator === "-"
    ? [left.left, left.right, ofMost]
    : [undefined, undefined, ofMost];
}

function valuesOf(context: LawContext, { binders, condition, body }: Aggregate): Values | undefined {
  const binder = onlyWhole(binders);
  if (binder === undefined || condition !== undefined || body === undefined || body.known) return undefined;
  return isNeverEmpty(binder.set) && isTotal(context, body) ? { binder, value: body } : undefined;
}

const isNeverEmpty = (set: Expression): boolean =>
  isEveryCell(set) || (set.kind === "all-of" && (set.sort.kind === "row" || set.sort.kind === "column"));

const valueAt = (context: LawContext, { binder, value }: Values, { variable, set }: InSet): Expression =>
  substitute(value, new Map([[binder.variable, elementNode(variable, set, value.span)]]), context.fresh);

function eachTwo(
  context: LawContext,
  values: Values,
  more: readonly Expression[],
  span: Expression["span"],
): Expression {
  const { binder, value } = values;
  const other = { ...binder, variable: context.fresh(binder.variable) };
  const equal = compareNode("=", value, valueAt(context, values, other), span);
  return aggregateNode("all", [binder, other], { body: conjunction([...more, equal]) ?? equal }, span);
}

/** `some(all(f(x) = t for x in S) for t in a..b)` */
function allOneNumber(context: LawContext, some: Aggregate): Expression | undefined {
  const number = onlyWhole(some.binders);
  const all = some.body;
  if (some.aggregate !== "some" || some.condition !== undefined || number?.set.kind !== "range")
    return undefined;
  const [from, to] = [constantNumber(number.set.from), constantNumber(number.set.to)];
  if (from === undefined || to === undefined || from > to) return undefined;
  if (all?.kind !== "aggregate" || all.aggregate !== "all" || all.body?.kind !== "compare") return undefined;
  const { left, right, operator } = all.body;
  const [value, asked] = isVariable(left, number.variable) ? [right, left] : [left, right];
  if (operator !== "=" || !isVariable(asked, number.variable) || readsVariable(value, number.variable))
    return undefined;
  const values = valuesOf(context, { ...all, body: value });
  if (values === undefined || !isWhole(context, value)) return undefined;
  const within = [
    compareNode(">=", value, number.set.from, some.span),
    compareNode("<=", value, number.set.to, some.span),
  ];
  return eachTwo(context, values, within, some.span);
}

/** A count, or the sum of numbers of a layer that are all whole. */
function isWhole({ puzzle }: LawContext, value: Expression): boolean {
  if (value.kind !== "aggregate") return false;
  if (value.aggregate === "count") return true;
  if (value.aggregate !== "sum" || value.body?.kind !== "layer") return false;
  const layer = puzzle.layers[value.body.layer];
  return layer?.domain.kind === "range" && !someNode(layer.domain, isParameter);
}

const isParameter = (node: object): boolean => "kind" in node && node.kind === "parameter";
