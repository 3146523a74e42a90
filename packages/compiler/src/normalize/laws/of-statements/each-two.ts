/**
 * Turns a rule about each two elements of a set into a rule about the set.
 *
 * - `for each cells x, y in S: x.n != y.n` → `different(c.n for c in S)`
 * - `for each cells x, y in S where x before y: x.n < y.n` → `increasing(c.n for c in S)`
 * - `for each cells x, y in S: not (x is s and y is s)` → `at most 1 s in S`
 *
 * Side conditions:
 * - n is to be found, and has a value at each element: `different` leaves out an absent value, while `!=` is false of it, or an error (L8);
 *   and in a set of one element, a rule about two reads nothing. A layer on cells where P holds has one at each cell of a stretch of such cells.
 * - S has each element once, and the head asks nothing of the two but which comes first in S.
 * - s is yes or no for each element, and no fault.
 */

import { numberNode } from "../../../check/logic/logic.js";
import { aggregateNode, cellNode, quantityNode } from "../../../check/logic/nodes.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion } from "../../../check/walks/of-one.js";
import type {
  Binder,
  Expression,
  ExpressionOf,
  ForEachStatement,
  InSet,
  LayerId,
  Statement,
  VariableId,
} from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { saysTwo } from "../../says-two.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";
import { holdsEachOnce } from "../counting.js";

export function eachTwo(context: LawContext, statement: ForEachStatement): Statement {
  const only = onlyAssertion(statement.body);
  const [one, other] = statement.binders.slice(-2);
  if (only === undefined || one?.kind !== "in" || other?.kind !== "in") return statement;
  const { expression: said } = only;
  const order = twoOf(context, one, other);
  const around = statement.binders.slice(0, -2);
  const pair: Pair = { one, other, held: conditionOn(around, one.set) };
  const expression = order === undefined ? undefined : saidOfSet(context, said, pair, order);
  if (expression === undefined) return statement;
  const line: Statement = { ...only, expression };
  return around.length === 0 ? line : { ...statement, binders: around, body: [line] };
}

/** Two elements of a set, and what is known to hold of each. */
interface Pair {
  readonly one: InSet;
  readonly other: InSet;
  readonly held: Held | undefined;
}

interface Held {
  readonly variable: VariableId;
  readonly condition: Expression;
}

/** The condition that all cells of a stretch meet. */
function conditionOn(heads: readonly Binder[], set: Expression): Held | undefined {
  const stretch = set.kind === "cells-of" ? set.element : set;
  if (stretch.kind !== "variable") return undefined;
  const head = heads.find((binder) => binder.kind === "in" && binder.variable === stretch.variable);
  return head?.kind === "in" && head.set.kind === "stretches" ? head.set : undefined;
}

/** `ordered`: the first of them comes first. */
type Order = "any" | "ordered";

/** The cells beside a cell, each once (B9), also on a torus of two columns. */
const isRoundCell = (set: Expression): boolean =>
  set.kind === "attribute" && (set.attribute === "neighbours" || set.attribute === "around");

/** Whether they are any two elements of one set, perhaps the first of them first. */
function twoOf({ keys }: LawContext, one: InSet, other: InSet): Order | undefined {
  if (one.condition !== undefined || other.condition === undefined) return undefined;
  if (!(holdsEachOnce(one.set) || isRoundCell(one.set)) || !keys.same(one.set, other.set)) return undefined;
  let order: Order = "any";
  for (const asked of conjuncts(other.condition)) {
    if (asked.kind === "before") {
      const isInOrder =
        areIt(asked, one.variable, other.variable) &&
        (asked.within === undefined || keys.same(asked.within, one.set));
      if (!isInOrder) return undefined;
      order = "ordered";
    } else if (!saysTwo(asked, one.variable, other.variable)) return undefined;
  }
  return order;
}

function saidOfSet(context: LawContext, said: Expression, pair: Pair, order: Order): Expression | undefined {
  const { span } = said;
  const { one, other } = pair;
  const values = compared(context, said, pair);
  if (values !== undefined && (values.operator === "!=" || order === "ordered"))
    return aggregateNode(
      values.operator === "!=" ? "different" : "increasing",
      [one],
      { body: values.read },
      span,
    );
  const condition = refusedOfBoth(context, said, one.variable, other.variable);
  const number = numberNode(1, span);
  return condition && quantityNode("at most", number, one, condition, span);
}

const areIt = (
  { left, right }: { readonly left: Expression; readonly right: Expression },
  one: VariableId,
  other: VariableId,
): boolean => isVariable(left, one) && isVariable(right, other);

/** The term of the first element, where it is said to be unequal to, or less than, the same of the other. */
function compared(
  context: LawContext,
  said: Expression,
  { one: { variable: one }, other: { variable: other }, held }: Pair,
): { readonly operator: "!=" | "<"; readonly read: ExpressionOf<"layer"> } | undefined {
  if (said.kind !== "compare") return undefined;
  const { left, right, operator } = said;
  if (left.kind !== "layer" || right.kind !== "layer" || left.layer !== right.layer) return undefined;
  if (context.puzzle.layers[left.layer]?.role !== "find") return undefined;
  if (!isTotal(context, left) && !standsWhere(context, left.layer, held)) return undefined;
  const sides = { left: left.element, right: right.element };
  if (operator === "!=") {
    if (areIt(sides, one, other)) return { operator, read: left };
    return areIt(sides, other, one) ? { operator, read: right } : undefined;
  }
  if (operator === "<" && areIt(sides, one, other)) return { operator, read: left };
  return operator === ">" && areIt(sides, other, one) ? { operator: "<", read: right } : undefined;
}

/** Whether a layer stands on the cells where this holds. */
function standsWhere({ puzzle, keys, fresh }: LawContext, id: LayerId, held: Held | undefined): boolean {
  const layer = puzzle.layers[id];
  if (
    held === undefined ||
    layer?.where === undefined ||
    layer.orNone ||
    layer.on.kind !== "cell" ||
    layer.on.border === true
  )
    return false;
  const it = cellNode(layer.element, held.condition.span);
  return keys.same(substitute(held.condition, new Map([[held.variable, it]]), fresh), layer.where);
}

/** `s` of the first, where not both are it: not (x is s and y is s), x is not s or y is not s, x is s implies y is not s. */
function refusedOfBoth(
  context: LawContext,
  said: Expression,
  one: VariableId,
  other: VariableId,
): Expression | undefined {
  const both = bothRefused(said);
  if (both === undefined) return undefined;
  const [left, right] = both.map(truthRead);
  if (left === undefined || right === undefined || left.layer !== right.layer) return undefined;
  const layer = context.puzzle.layers[left.layer];
  if (layer?.role !== "find" || layer.type.kind !== "truth" || layer.where !== undefined) return undefined;
  const sides = { left: left.element, right: right.element };
  if (areIt(sides, one, other)) return left;
  return areIt(sides, other, one) ? right : undefined;
}

function bothRefused(said: Expression): readonly [Expression, Expression] | undefined {
  if (said.kind === "not")
    return said.operand.kind === "logic" && said.operand.operator === "and"
      ? [said.operand.left, said.operand.right]
      : undefined;
  if (said.kind !== "logic" || said.operator === "and" || said.right.kind !== "not") return undefined;
  if (said.operator === "implies") return [said.left, said.right.operand];
  return said.left.kind === "not" ? [said.left.operand, said.right.operand] : undefined;
}

const truthRead = (said: Expression): ExpressionOf<"layer"> | ExpressionOf<"has"> | undefined =>
  said.kind === "layer" || said.kind === "has" ? said : undefined;
