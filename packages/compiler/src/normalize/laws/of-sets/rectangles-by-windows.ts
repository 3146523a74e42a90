/**
 * Writes the condition that no window of 2x2 holds exactly three cells of S as one on the form of the groups of S.
 *
 * - `for each block 2 x 2 b: not exactly 3 s in b` → `for each group g of cells with s: g is rectangle`
 *
 * A group that is no rectangle has a corner that turns inwards, round which there are three of its cells. Three cells of a window are of one group,
 * of which the fourth is no cell.
 *
 * Side conditions:
 * - All other numbers of cells in a window are allowed, 4 among them.
 * - The board is a rectangle of squares without holes, and not glued: round a hole a group turns, and no window is there.
 * - Whether a cell is in S depends on the cell alone, and is read from layers that are to be found, or from yes/no layers.
 * - The rule is not in a block `inside T`, whose windows lie in T.
 */
import { constantNumber } from "../../../check/logic/constants.js";
import { elementNode, variableAt } from "../../../check/logic/nodes.js";
import { cellsType, setType, truthType } from "../../../check/types/types.js";
import { onlyAssertion, onlyWhole } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type { Expression, ForEachStatement, InSet } from "../../../typed.js";
import { type LawContext, takeAsPart } from "../../context.js";
import { isPartItself } from "../../is-variable.js";
import { everyCell } from "../../meaning.js";
import { amountSaid } from "../../readings/numbers-allowed.js";
import { substitute } from "../../substitute.js";
import { readsFound } from "../one-group.js";

export function rectanglesByWindows(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const window = onlyWhole(statement.binders);
  const only = onlyAssertion(statement.body);
  if (window === undefined || only === undefined || !isOnWindows(context, window)) return statement;
  const amount = amountSaid(only.expression);
  if (amount === undefined || ![0, 1, 2, 3, 4].every((number) => amount.allows(number) === (number !== 3)))
    return statement;
  const { condition, set, variable } = amount.head;
  if (condition === undefined || !isPartItself(set, window.variable)) return statement;
  if (readsVariable(condition, window.variable) || !readsFound(context, condition)) return statement;
  const { span } = only.expression;
  const groups = groupsOf(context, condition, { kind: "in", variable, set: everyCell(span) });
  const group = context.fresh(window.variable, cellsType);
  takeAsPart(context, group, groups);
  const expression: Expression = {
    kind: "adjective",
    adjective: "rectangle",
    subject: variableAt(group, cellsType, span, false),
    span,
    type: truthType,
    known: false,
  };
  return {
    ...statement,
    binders: [{ kind: "in", variable: group, set: groups }],
    body: [{ ...only, expression }],
  };
}

/** All windows of 2x2 of a rectangle. */
function isOnWindows({ isInside, puzzle: { board } }: LawContext, { set }: InSet): boolean {
  if (isInside || set.kind !== "all-of" || set.sort.kind !== "block") return false;
  if (board === undefined || board.own !== undefined || board.form !== undefined) return false;
  if (board.gluing !== undefined || board.tile !== "squares") return false;
  if (board.without.length > 0 || board.layers.length > 0) return false;
  return [set.sort.height, set.sort.width].every((side) => constantNumber(side) === 2);
}

function groupsOf(context: LawContext, condition: Expression, { variable, set }: InSet): Expression {
  const { span } = condition;
  const cell = context.fresh(variable);
  const it = elementNode(cell, set, span);
  const cells: Expression = {
    kind: "filter",
    binders: [{ kind: "in", variable: cell, set }],
    condition: substitute(condition, new Map([[variable, it]]), context.fresh),
    span,
    type: cellsType,
    known: false,
  };
  return { kind: "groups", set: cells, span, type: setType(cellsType, false), known: false };
}
