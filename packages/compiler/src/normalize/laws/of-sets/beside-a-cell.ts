/**
 * Goes through the neighbours of a cell in place of the cells of a region at the distance 1 from it.
 *
 * - `count(x in c.area where distance(x, c) = 1)` → `count(x in c.neighbours where x.area is c.area)`
 * - the same of `some` and `sum`, and beside other conditions
 *
 * Side conditions:
 * - The board is one of squares in a plane, not glued: there a neighbour is a cell at the distance 1.
 * - The region is to be found, and its layer is on every cell.
 * - The cell c is there (L8).
 * - What is asked before the distance is never a fault, since it is then asked of fewer cells.
 * - The rule is not in a block `inside T`, where regions are whole and neighbours are those in T (B10).
 */
import { constantNumber } from "../../../check/logic/constants.js";
import { conjunction } from "../../../check/logic/logic.js";
import { cellNode, memberNode } from "../../../check/logic/nodes.js";
import { cellsType } from "../../../check/types/types.js";
import { conjuncts, isNeverAFault } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Expression, VariableId } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { withFields } from "../../map-parts.js";
import { isTotal } from "../../total.js";
import { hasOneLinkEach } from "../links-by-directions.js";
import { oneOfNumbers } from "../membership.js";

export function besideACell(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "aggregate" || !gathering.has(expression.aggregate)) return expression;
  if (context.isInside || !hasOneLinkEach(context)) return expression;
  const head = onlySet(expression.binders);
  if (head?.set.kind !== "cells-of" || head.set.known) return expression;
  const asked = [head.condition, expression.condition].flatMap(conjuncts);
  const near = asked.find((each) => besides(context, each, head.variable) !== undefined);
  const cell = near && besides(context, near, head.variable);
  if (near === undefined || cell === undefined) return expression;
  if (!asked.slice(0, asked.indexOf(near)).every(isNeverAFault)) return expression;
  const { span } = near;
  const it = cellNode(head.variable, span);
  const member = memberNode(it, head.set, span);
  const together = oneOfNumbers(context, member);
  if (together === member) return expression;
  const set: Expression = {
    kind: "attribute",
    attribute: "neighbours",
    arguments: [cell],
    span,
    type: cellsType,
    known: true,
  };
  const condition = conjunction([together, ...asked.filter((each) => each !== near)]);
  return withFields(expression, {
    binders: [withFields({ ...head, set }, { condition: undefined })],
    condition,
  });
}

const gathering: ReadonlySet<string> = new Set(["count", "some", "sum"]);

/** The cell c of `distance(x, c) = 1`. */
function besides(context: LawContext, asked: Expression, x: VariableId): Expression | undefined {
  if (asked.kind !== "compare" || asked.operator !== "=" || constantNumber(asked.right) !== 1)
    return undefined;
  if (asked.left.kind !== "attribute" || asked.left.attribute !== "distance") return undefined;
  const [one, other] = asked.left.arguments;
  const cell = isVariable(one, x) ? other : isVariable(other, x) ? one : undefined;
  if (cell === undefined || readsVariable(cell, x)) return undefined;
  return cell.known && isTotal(context, cell) ? cell : undefined;
}
