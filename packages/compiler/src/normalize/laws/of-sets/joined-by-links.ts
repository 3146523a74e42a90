/**
 * Writes the condition that all cells are in one group by links as the condition that the cells are connected by these links.
 *
 * - `for each cells x, y: y in group(x by L)` → `connected(cells by links with L)`
 * - `for each cell x: size(group(x by L)) = size(cells)` → the same; also with the number of cells of the board, and of one cell
 * - `size(groups of cells by L) = 1` → the same
 *
 * Side conditions:
 * - L is a yes/no layer on all links of the board: a link that one has made between any two cells is none of them.
 * - The heads go through all cells, and ask nothing of them but that they are two: some of the cells may be joined through others.
 * - A cell that is named is on the board, which is a whole rectangle of known sides: reading another is an error.
 * - The rule is not in a block `inside S`, where cells and links are those of S (B10).
 */

import { elementNode } from "../../../check/logic/nodes.js";
import { setType, truthType } from "../../../check/types/types.js";
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlyAssertion, onlyWhole } from "../../../check/walks/of-one.js";
import type { Comparison, Expression, LayerId, Statement } from "../../../typed.js";
import type { LawContext } from "../../context.js";
import { isVariable } from "../../is-variable.js";
import { everyCell, isEveryCell, twoCells } from "../../meaning.js";
import { isNumberOfCells, sidesOfBoard } from "../../once-each.js";
import { saysTwo } from "../../says-two.js";

/** Of each cell, or of each two. */
export function eachJoined(context: LawContext, statement: Statement): Statement {
  if (statement.kind !== "for-each" || context.isInside) return statement;
  const only = onlyAssertion(statement.body);
  if (only === undefined) return statement;
  const { binders } = statement;
  const cell = onlyWhole(binders);
  const group =
    cell === undefined
      ? metByTwo(binders, only.expression)
      : isEveryCell(cell.set)
        ? groupOfAll(context, only.expression)
        : undefined;
  if (group === undefined || (cell !== undefined && !isVariable(group.cell, cell.variable))) return statement;
  const expression = connectedBy(context, group.layer, only.expression.span);
  return expression === undefined ? statement : { ...only, span: statement.span, expression };
}

/** Of one cell. */
export function oneJoined(context: LawContext, expression: Expression): Expression {
  if (expression.kind !== "compare" || expression.known || context.isInside) return expression;
  const layer = oneGroupBy(expression);
  if (layer !== undefined) return connectedBy(context, layer, expression.span) ?? expression;
  const group = groupOfAll(context, expression);
  if (group === undefined || !isOnBoard(context, group.cell)) return expression;
  return connectedBy(context, group.layer, expression.span) ?? expression;
}

/** L of `size(groups of cells by L) = 1`: a board has a cell, so that there is one group at least. */
function oneGroupBy({ left, operator, right }: Comparison): LayerId | undefined {
  if (left.kind !== "attribute" || left.attribute !== "size" || right.kind !== "number") return undefined;
  if (!oneAtMost.has(`${operator} ${right.value}`)) return undefined;
  const [groups] = left.arguments;
  return groups?.kind === "groups" && groups.by?.by === "links" && isEveryCell(groups.set)
    ? groups.by.layer
    : undefined;
}

const oneAtMost: ReadonlySet<string> = new Set(["= 1", "<= 1", "< 2"]);

interface GroupByLinks {
  readonly cell: Expression;
  readonly layer: LayerId;
}

function byLinks(group: Expression | undefined): GroupByLinks | undefined {
  if (group?.kind !== "group" || group.by.by !== "links") return undefined;
  return { cell: group.cell, layer: group.by.layer };
}

function metByTwo(binders: Parameters<typeof twoCells>[0], said: Expression): GroupByLinks | undefined {
  const [one, other] = twoCells(binders);
  if (one === undefined || said.kind !== "member-of") return undefined;
  const asked = [one.condition, other.condition].flatMap(conjuncts);
  if (!asked.every((part) => saysTwo(part, one.variable, other.variable))) return undefined;
  const group = byLinks(said.set);
  if (group === undefined) return undefined;
  const areTheTwo =
    (isVariable(group.cell, one.variable) && isVariable(said.element, other.variable)) ||
    (isVariable(group.cell, other.variable) && isVariable(said.element, one.variable));
  return areTheTwo ? group : undefined;
}

/** Of `size(group(x by L)) = 16`. */
function groupOfAll(context: LawContext, said: Expression): GroupByLinks | undefined {
  if (said.kind !== "compare") return undefined;
  const { left, right, operator } = said;
  if (left.kind !== "attribute" || left.attribute !== "size") return undefined;
  if ((operator !== "=" && operator !== ">=") || !isNumberOfCells(context, right)) return undefined;
  return byLinks(left.arguments[0]);
}

function isOnBoard(context: LawContext, cell: Expression): boolean {
  const sides = cell.kind === "cell" ? sidesOfBoard(context) : undefined;
  const [rows, columns, more] = sides ?? [];
  if (cell.kind !== "cell" || rows === undefined || columns === undefined || more !== undefined) return false;
  return cell.row >= 1 && cell.row <= rows && cell.column >= 1 && cell.column <= columns;
}

function connectedBy(
  { puzzle, fresh }: LawContext,
  id: LayerId,
  span: Expression["span"],
): Expression | undefined {
  const layer = puzzle.layers[id];
  if (layer?.role !== "find" || layer.type.kind !== "truth" || layer.where !== undefined) return undefined;
  if (layer.on.kind !== "link" || layer.on.own === true || layer.on.border === true) return undefined;
  const variable = fresh(layer.element);
  const links: Expression = {
    kind: "all-of",
    sort: { kind: "link" },
    span,
    type: setType({ kind: "element", sort: "link" }, true),
    known: true,
  };
  const element = elementNode(variable, links, span);
  const condition: Expression = {
    kind: "layer",
    layer: id,
    element,
    lenient: true,
    span,
    type: truthType,
    known: false,
  };
  const joined: Expression = {
    ...links,
    kind: "filter",
    binders: [{ kind: "in", variable, set: links }],
    condition,
    known: false,
  };
  return {
    kind: "graph",
    property: "connected",
    on: { set: everyCell(span) },
    by: { links: joined },
    span,
    type: truthType,
    known: false,
  };
}
