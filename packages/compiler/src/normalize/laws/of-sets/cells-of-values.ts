/**
 * Counts the cells that have a value in place of the values that some cell has.
 *
 * - `count(v in 1..4 where some(c.n = v and P for c in S))` → `count(c in S where P)`, with c.n in P for v
 *
 * Side conditions:
 * - S is a row, a column or a line, and a rule says in any case that the numbers in it are different (`known-of-parts.ts`): otherwise two cells
 *   have one value, which is counted once.
 * - The numbers that are gone through are all that n may be, and n has a value at each cell: another is at a cell that was not counted.
 */
import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, truthNode } from "../../../check/logic/logic.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Expression, ExpressionOf, InSet } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { areDifferentIn } from "../../known-of-parts.js";
import { withFields } from "../../map-parts.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";

export function cellsOfValues(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || expression.aggregate !== "count" || expression.body !== undefined)
    return expression;
  const values = onlySet(expression.binders);
  if (values?.set.kind !== "range") return expression;
  const [some, more] = [values.condition, expression.condition].flatMap(conjuncts);
  if (some?.kind !== "aggregate" || some.aggregate !== "some" || more !== undefined) return expression;
  const cell = onlySet(some.binders);
  if (cell === undefined || readsVariable(cell.set, values.variable)) return expression;
  const asked = [cell.condition, some.condition, some.body].flatMap(conjuncts);
  const has = asked.find((each) => valueRead(each, cell, values) !== undefined);
  const read = has && valueRead(has, cell, values);
  if (has === undefined || read === undefined || !isOfAll(context, read, values.set, cell)) return expression;
  const { span } = some;
  const others = conjunction(asked.filter((each) => each !== has)) ?? truthNode(true, span);
  const condition = substitute(others, new Map([[values.variable, read]]), context.fresh);
  return { ...expression, binders: [withFields(cell, { condition: undefined })], condition };
}

/** c.n of `c.n = v` */
function valueRead(asked: Expression, cell: InSet, values: InSet): ReadLayer | undefined {
  if (asked.kind !== "compare" || asked.operator !== "=") return undefined;
  const [read, value] = isVariable(asked.right, values.variable)
    ? [asked.left, asked.right]
    : [asked.right, asked.left];
  return read.kind === "layer" &&
    isVariable(value, values.variable) &&
    isVariable(read.element, cell.variable)
    ? read
    : undefined;
}

type ReadLayer = ExpressionOf<"layer"> & Expression;

/** Whether each cell of the line has one of these numbers, and each another. */
function isOfAll(
  context: LawContext,
  read: ReadLayer,
  { from, to }: ExpressionOf<"range">,
  { set }: InSet,
): boolean {
  if (set.kind !== "cells-of" || set.element.type.kind !== "element") return false;
  const domain = context.puzzle.layers[read.layer]?.domain;
  if (domain?.kind !== "range" || !isTotal(context, read)) return false;
  const [first, last, least, most] = [from, to, domain.from, domain.to].map(constantNumber);
  if (first === undefined || last === undefined || least === undefined || most === undefined) return false;
  return first <= least && most <= last && areDifferentIn(context, read.layer, String(set.element.type.sort));
}
