/**
 * Turns the condition that of all elements like it, one element is the only one, into one about all others.
 *
 * - `for each cell c: count(x in c.row where x.n = c.n) = 1` → `for each cell c: all(x.n != c.n for x in c.row where x is not c)`, likewise `<= 1`
 * - `for each cell c with s: count(x in cells where x is s and distance(x, c) <= 2) = 1` → `all(not (x is s and …) for x in cells where x is not c)`
 *
 * Side conditions:
 * - c is in the set, which has it once: one of all cells, of its row, column or region, or of the set that the head goes through.
 * - c is one of those that are counted, whatever the answer is: each condition is an equality of a value that c has, or asked by the head, or a distance.
 */

import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction, negation } from "../../../check/logic/logic.js";
import { aggregateNode, elementNode } from "../../../check/logic/nodes.js";
import { truthType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { holdsFor } from "../../../ranges.js";
import type { Binder, Expression, ForEachStatement } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { mapEach, withFields } from "../../map-parts.js";
import { asTruth, isEveryCell } from "../../meaning.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";
import { holdsEachOnce } from "../counting.js";

type InSet = Extract<Binder, { kind: "in" }>;

/** The statement once more, if none of its lines says such a thing, or a part of one. */
export function onlyItself(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const of = (said: Expression): Expression => {
    if (said.kind !== "logic" || said.operator !== "and") return ofOthers(context, statement, said);
    return withFields(said, { left: of(said.left), right: of(said.right) });
  };
  const body = mapEach(statement.body, (line) =>
    line.kind === "assert" ? withFields(line, { expression: of(line.expression) }) : line,
  );
  return withFields(statement, { body });
}

function ofOthers(context: LawContext, statement: ForEachStatement, said: Expression): Expression {
  const counted = countedOnce(said);
  if (counted === undefined || !holdsEachOnce(counted.set)) return said;
  const head = statement.binders.find(
    (binder): binder is InSet =>
      binder.kind === "in" &&
      isIn(context, binder, counted.set) &&
      isOneOfThem(context, statement, binder, counted),
  );
  if (head === undefined) return said;
  const { span } = said;
  const { variable, set, condition } = counted;
  const [it, itself] = [elementNode(variable, head.set, span), elementNode(head.variable, head.set, span)];
  return aggregateNode(
    "all",
    [{ kind: "in", variable, set }],
    {
      condition: negation(
        { kind: "same", left: it, right: itself, span, type: truthType, known: true },
        span,
      ),
      body: negation(condition, span),
    },
    span,
  );
}

type Counted = InSet & { readonly condition: Expression };

/** Of `count(x in S where P) = 1`, or `exactly 1 P in S`: there is one at least anyway. */
function countedOnce(said: Expression): Counted | undefined {
  if (said.known) return undefined;
  if (said.kind === "quantity") {
    const [amount, another] = said.amounts;
    if (said.ofEach !== undefined || said.bound === "at least" || another !== undefined) return undefined;
    if (amount === undefined || amount.from !== amount.to || constantNumber(amount.from) !== 1)
      return undefined;
    const { set, variable, condition } = said;
    return { kind: "in", set, variable, condition };
  }
  if (said.kind !== "compare" || said.left.kind !== "aggregate" || said.left.aggregate !== "count")
    return undefined;
  const number = constantNumber(said.right);
  const isOne =
    (number === 1 && (said.operator === "=" || said.operator === "<=")) ||
    (number === 2 && said.operator === "<");
  const [binder, another] = said.left.binders;
  if (!isOne || binder?.kind !== "in" || another !== undefined || said.left.body !== undefined)
    return undefined;
  const condition = conjunction([binder.condition, said.left.condition]);
  return condition && { kind: "in", set: binder.set, variable: binder.variable, condition };
}

function isIn(context: LawContext, head: InSet, set: Expression): boolean {
  const isOfCells =
    head.set.type.kind === "set" && head.set.type.of.kind === "element" && head.set.type.of.sort === "cell";
  if (isOfCells && isEveryCell(set) && !context.isInside) return true;
  if (context.keys.same(head.set, set)) return true;
  if (!isOfCells || set.kind !== "cells-of" || context.isInside) return false;
  const { element } = set;
  if (element.kind === "layer")
    return isVariable(element.element, head.variable) && isTotal(context, element);
  return (
    element.kind === "attribute" &&
    (element.attribute === "row" || element.attribute === "column") &&
    element.arguments.every((of) => isVariable(of, head.variable))
  );
}

/** Whether the element of the head is one of those that are counted. */
function isOneOfThem(
  context: LawContext,
  { binders }: ForEachStatement,
  head: InSet,
  { variable, condition }: Counted,
): boolean {
  const { span } = condition;
  const asked = binders.flatMap((binder) =>
    binder.condition === undefined ? [] : conjuncts(binder.condition),
  );
  const said = substitute(
    condition,
    new Map([[variable, elementNode(head.variable, head.set, span)]]),
    context.fresh,
  );
  return conjuncts(said).every(
    (part) =>
      holdsAnyway(context, part) ||
      asked.some((each) => context.keys.same(asTruth(context, each), asTruth(context, part))),
  );
}

function holdsAnyway(context: LawContext, said: Expression): boolean {
  const areOne = (left: Expression, right: Expression): boolean =>
    context.keys.same(left, right) && isTotal(context, left);
  switch (said.kind) {
    case "same":
      return areOne(said.left, said.right);
    case "compare": {
      const { left, right, operator } = said;
      if (operator === "=" || operator === "<=" || operator === ">=") if (areOne(left, right)) return true;
      const number = constantNumber(right);
      const [one, other] = left.kind === "attribute" && left.attribute === "distance" ? left.arguments : [];
      return (
        number !== undefined &&
        one !== undefined &&
        other !== undefined &&
        areOne(one, other) &&
        holdsFor(operator, 0, number)
      );
    }
    default:
      return false;
  }
}
