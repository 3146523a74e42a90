/**
 * Turns a condition on the cells of each part into a condition on all cells.
 *
 * - `for each area a: for each cell c in a where C: size(a) = c.n` → `for each cell c where C: size(c.area) = c.n`
 * - `for each area a: for each cell c in a: P(x in a)` → `for each cell c: P(x.area is c.area)`, where P asks of a only which cells are in it
 * - the same for groups by links → `size(group(c by line)) = c.n`
 * - `for each group g by line: for each x, y in g where C: P` → `for each cells x, y where C: y in group(x by line) implies P`
 *
 * Side conditions:
 * - Regions are not in a block `inside S`, where they are whole and cells are those of S (B10).
 * - Groups are those of all cells: cells at the border may be joined through others.
 * - Each cell is in one part, or the new head asks whether it is (`c has area`).
 * - For two cells, P and C read nothing that is to be found; nor does P where it asks which cells are in the region.
 */

import { conjunction, truthNode } from "../../../check/logic/logic.js";
import { cellNode, memberNode } from "../../../check/logic/nodes.js";
import { cellsType, truthType } from "../../../check/types/types.js";
import { onlyWhole } from "../../../check/walks/of-one.js";
import { readsVariable } from "../../../check/walks/some-node.js";
import type {
  Binder,
  Expression,
  ForEachStatement,
  InSet,
  LayerId,
  Statement,
  VariableId,
} from "../../../typed.js";
import { type LawContext, speaksOfFound } from "../../context.js";
import { isPartItself, isVariable } from "../../is-variable.js";
import { mapParts, withFields } from "../../map-parts.js";
import { everyCell, isEveryCell } from "../../meaning.js";
import { oneOfNumbers } from "../membership.js";

export function cellsOfParts(context: LawContext, statement: ForEachStatement): ForEachStatement {
  const part = onlyWhole(statement.binders);
  const [body, another] = statement.body;
  if (part === undefined || another !== undefined) return statement;
  const inner = body === undefined ? undefined : headOf(body);
  if (inner === undefined || !inner.binders.every((each) => isOver(each, part.variable))) return statement;
  const [cell, other, third] = inner.binders;
  if (cell?.kind !== "in" || third !== undefined) return statement;
  if (other === undefined) return ofOneCell(context, statement, part, cell, inner) ?? statement;
  return other.kind === "in"
    ? (ofTwoCells(context, statement, part, [cell, other], inner) ?? statement)
    : statement;
}

interface Inner {
  readonly binders: readonly Binder[];
  readonly said: Expression;
}

/** `for each cell c in a: P`, or all(P for c in a). */
function headOf(statement: Statement): Inner | undefined {
  if (statement.kind === "for-each") {
    const [only, another] = statement.body;
    return only?.kind === "assert" && another === undefined
      ? { binders: statement.binders, said: only.expression }
      : undefined;
  }
  if (statement.kind !== "assert" || statement.expression.kind !== "aggregate") return undefined;
  const { aggregate, binders, condition, body } = statement.expression;
  const last = binders.at(-1);
  if (aggregate !== "all" || body === undefined || last === undefined) return undefined;
  const narrowed = withFields(last, { condition: conjunction([last.condition, condition]) });
  return { binders: [...binders.slice(0, -1), narrowed], said: body };
}

const isOver = (binder: Binder, part: VariableId): boolean =>
  binder.kind === "in" && isPartItself(binder.set, part);

function ofOneCell(
  context: LawContext,
  statement: ForEachStatement,
  part: InSet,
  cell: InSet,
  { said }: Inner,
): ForEachStatement | undefined {
  if (!comparesSize(said, part.variable) && !isReadByCells(context, said, part)) return undefined;
  const cells = cellsIn(context, part.set);
  if (cells === undefined) return undefined;
  const own = cells.partOf(cell.variable, said.span);
  const instead = (each: Expression): Expression =>
    isVariable(each, part.variable) ? own : oneOfNumbers(context, mapParts(each, instead));
  const condition = conjunction([
    cells.isIn?.(cell.variable, said.span),
    cell.condition && instead(cell.condition),
  ]);
  return {
    ...statement,
    binders: [withFields({ ...cell, set: cells.all }, { condition })],
    body: [{ kind: "assert", span: said.span, expression: instead(said) }],
  };
}

/** Whether all that is asked of a region, and all that is to be found, is which cells are in it. */
function isReadByCells(context: LawContext, said: Expression, { set, variable }: InSet): boolean {
  if (set.kind !== "all-of") return false;
  let isRead = false;
  const others = (each: Expression): Expression => {
    if (each.kind !== "member-of" || !isPartItself(each.set, variable)) return mapParts(each, others);
    isRead = true;
    return truthNode(true, each.span);
  };
  const rest = others(said);
  return isRead && !readsVariable(rest, variable) && !speaksOfFound(context, [rest]);
}

const comparesSize = (said: Expression, part: VariableId): boolean =>
  said.kind === "compare" &&
  [said.left, said.right].some(
    (side) =>
      side.kind === "attribute" &&
      side.attribute === "size" &&
      side.arguments.every((of) => isVariable(of.kind === "cells-of" ? of.element : of, part)),
  );

interface Cells {
  readonly all: Expression;
  /** The part that the cell is in. */
  readonly partOf: (cell: VariableId, span: Expression["span"]) => Expression;
  /** The condition that it is in one; absent where each is. */
  readonly isIn?: (cell: VariableId, span: Expression["span"]) => Expression;
}

const cellAt = (variable: VariableId, span: Expression["span"]): Expression => cellNode(variable, span);

/** The cells of all regions of a division, or of all groups by links or by a value. */
function cellsIn({ puzzle, isInside }: LawContext, set: Expression): Cells | undefined {
  if (set.kind === "groups") {
    const { by } = set;
    if (by === undefined || !isEveryCell(set.set)) return undefined;
    const partOf: Cells["partOf"] = (cell, span) => ({
      kind: "group",
      cell: cellAt(cell, span),
      by,
      span,
      type: cellsType,
      known: false,
    });
    return { all: set.set, partOf };
  }
  if (set.kind !== "all-of" || set.sort.kind !== "of-layer" || isInside) return undefined;
  const { layer: id } = set.sort;
  const layer = puzzle.layers[id];
  if (layer?.role !== "find" || layer.domain.kind !== "region") return undefined;
  if (layer.on.kind !== "cell" || layer.on.border === true || layer.where !== undefined) return undefined;
  return cellsOfRegions(id, layer.orNone, set.span);
}

function cellsOfRegions(layer: LayerId, orNone: boolean, span: Expression["span"]): Cells {
  const all = everyCell(span);
  const partOf: Cells["partOf"] = (cell, at) => ({
    kind: "layer",
    layer,
    element: cellAt(cell, at),
    lenient: false,
    span: at,
    type: { kind: "element", sort: { of: layer } },
    known: false,
  });
  const isIn: Cells["isIn"] = (cell, at) => ({
    kind: "has",
    layer,
    element: cellAt(cell, at),
    span: at,
    type: truthType,
    known: false,
  });
  return orNone ? { all, partOf, isIn } : { all, partOf };
}

function ofTwoCells(
  context: LawContext,
  statement: ForEachStatement,
  part: InSet,
  [first, second]: readonly [InSet, InSet],
  { said }: Inner,
): ForEachStatement | undefined {
  const { set } = part;
  if (set.kind !== "groups" || set.by?.by !== "links") return undefined;
  const read = [first.condition, second.condition, said].filter((each) => each !== undefined);
  if (speaksOfFound(context, read) || read.some((each) => readsVariable(each, part.variable)))
    return undefined;
  const cells = cellsIn(context, set);
  if (cells === undefined) return undefined;
  const { span } = said;
  const together: Expression = memberNode(
    cellAt(second.variable, span),
    cells.partOf(first.variable, span),
    span,
  );
  return {
    ...statement,
    binders: [
      { ...first, set: cells.all },
      withFields({ ...second, set: cells.all }, { condition: conjunction([second.condition, together]) }),
    ],
    body: [{ kind: "assert", span, expression: said }],
  };
}
