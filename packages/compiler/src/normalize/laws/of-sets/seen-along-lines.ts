/**
 * Writes the size of what holds without a break along a line through a cell as how many cells are seen from it each way.
 *
 * - `sum(size(r) for r in stretches of cells where P where c in r)` →
 *   `if P(c) then 2 + size(look(c, up) until not P) + … + size(look(c, right) until not P) else 0`
 * - `sum(size(r) - 1 for r in …)` → the same with 0 in place of 2, as for each number that is added to the sizes
 * - `size(reach(c through c.row where P))` → `(if P(c) then 1 else 0) + size(look(c, left) until not P) + size(look(c, right) until not P)`
 *
 * Side conditions:
 * - The stretches are of all cells: a look goes on where a set that it is compared with has no cell.
 * - P is yes or no at every cell: where it is a mistake, a look that ends before does not come there.
 * - The board is of squares, and not glued: a look round a ring of cells comes back to the first of them, and a stretch has each cell once.
 * - The rule is not in a block `inside T`, where cells are those of T (B10).
 */
import { constantNumber } from "../../../check/logic/constants.js";
import { negation, numberNode } from "../../../check/logic/logic.js";
import { arithmeticNode, measureNode } from "../../../check/logic/nodes.js";
import { directionType, numberType, orderedCellsType } from "../../../check/types/types.js";
import { onlySet } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Aggregate, Expression, ExpressionOf, VariableId } from "../../../typed.js";
import type { DirectionName } from "../../../vocabulary/directions.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { isEveryCell } from "../../meaning.js";
import { stepFrom } from "../../step-from.js";
import { substitute } from "../../substitute.js";
import { isTotal } from "../../total.js";
import { negationInwards } from "../negation.js";

export function seenAlongLines(context: LawContext, expression: Expression): Expression {
  const { board } = context.puzzle;
  if (expression.known || context.isInside) return expression;
  if (board?.own !== undefined || board?.form !== undefined || board?.gluing !== undefined) return expression;
  if (board?.tile !== "squares") return expression;
  if (expression.kind === "aggregate") return ofStretches(context, expression) ?? expression;
  if (expression.kind === "attribute" && expression.attribute === "size")
    return ofReach(context, expression) ?? expression;
  return expression;
}

/** The cells that are looked at, and what holds of them. */
interface Held {
  readonly variable: VariableId;
  readonly condition: Expression;
}

type Cell = ExpressionOf<"variable"> & Expression;

function ofStretches(context: LawContext, sum: Aggregate & Expression): Expression | undefined {
  const binder = onlySet(sum.binders);
  if (sum.aggregate !== "sum" || binder?.set.kind !== "stretches" || sum.body === undefined) return undefined;
  const { set, variable } = binder;
  if (!isEveryCell(set.set)) return undefined;
  const [asked, more] = [binder.condition, sum.condition].filter((part) => part !== undefined);
  if (asked?.kind !== "member-of" || more !== undefined || !isVariable(asked.set, variable)) return undefined;
  const { of: size, by } = stepFrom(sum.body);
  if (size.kind !== "attribute" || size.attribute !== "size") return undefined;
  if (!size.arguments.every((of) => isVariable(of, variable))) return undefined;
  const cell = asked.element;
  if (!isCell(context, cell) || !isSaidOfAll(context, set.condition)) return undefined;
  const { span } = sum;
  const seen = looks(context, cell, set, ["up", "down", "left", "right"], span);
  const whole = arithmeticNode("+", numberNode(2 + 2 * by, span), seen, span);
  return ifHeld(context, cell, set, whole, span);
}

const ways: Readonly<Record<string, readonly DirectionName[]>> = {
  row: ["left", "right"],
  column: ["up", "down"],
};

function ofReach(context: LawContext, size: ExpressionOf<"attribute"> & Expression): Expression | undefined {
  const [reach] = size.arguments;
  if (reach?.kind !== "reach" || reach.by !== undefined || reach.through.kind !== "filter") return undefined;
  const { from, through } = reach;
  const binder = onlySet(through.binders);
  if (binder === undefined || binder.condition !== undefined || binder.set.kind !== "cells-of")
    return undefined;
  const { element: line } = binder.set;
  const [of] = line.kind === "attribute" ? line.arguments : [];
  const directions = line.kind === "attribute" ? ways[line.attribute] : undefined;
  if (directions === undefined || !isCell(context, from) || !isVariable(of, from.variable)) return undefined;
  const held: Held = { variable: binder.variable, condition: through.condition };
  if (!isSaidOfAll(context, held.condition) || readsVariable(held.condition, from.variable)) return undefined;
  const { span } = size;
  const own = ifHeld(context, from, held, numberNode(1, span), span);
  return arithmeticNode("+", own, looks(context, from, held, directions, span), span);
}

const isCell = (context: LawContext, cell: Expression): cell is Cell =>
  cell.kind === "variable" && isTotal(context, cell);

/** Yes or no at each cell. */
function isSaidOfAll(context: LawContext, said: Expression): boolean {
  switch (said.kind) {
    case "not":
      return isSaidOfAll(context, said.operand);
    case "logic":
      return isSaidOfAll(context, said.left) && isSaidOfAll(context, said.right);
    case "layer":
      return said.lenient && said.type.kind === "truth" && said.element.kind === "variable";
    case "compare":
      return isTotal(context, said.left) && constantNumber(said.right) !== undefined;
    default:
      return false;
  }
}

const ifHeld = (
  context: LawContext,
  cell: Cell,
  { variable, condition }: Held,
  number: Expression,
  span: Expression["span"],
): Expression => ({
  kind: "conditional",
  condition: substitute(condition, new Map([[variable, cell]]), context.fresh),
  // biome-ignore lint/suspicious/noThenProperty: a part of the conditional, not a promise
  then: number,
  otherwise: numberNode(0, span),
  span,
  type: numberType,
  known: false,
});

/** How many cells are seen from the cell in these directions, as far as the condition holds. */
function looks(
  context: LawContext,
  cell: Cell,
  held: Held,
  directions: readonly DirectionName[],
  span: Expression["span"],
): Expression {
  const sizes = directions.map((value): Expression => {
    const direction: Expression = { kind: "direction", value, span, type: directionType, known: true };
    const type = orderedCellsType;
    const look: Expression = {
      kind: "attribute",
      attribute: "look",
      arguments: [cell, direction],
      span,
      type,
      known: true,
    };
    const variable = context.fresh(held.variable);
    const it: Expression = { ...cell, variable };
    const holds = substitute(held.condition, new Map([[held.variable, it]]), context.fresh);
    const until: Expression = {
      kind: "until",
      set: look,
      variable,
      condition: holds.kind === "not" ? holds.operand : negationInwards(context, negation(holds, span)),
      span,
      type,
      known: false,
    };
    return measureNode("size", [until], span);
  });
  const [first, ...others] = sizes;
  return others.reduce((sum, each) => arithmeticNode("+", sum, each, span), first ?? numberNode(0, span));
}
