/** `is rectangle`, `is straight`, `is border`. Forms of sets that are to be found are in structures/forms.ts. */

import type { Board, CellIndex } from "../../board.js";
import { extentOf } from "../../least-and-most.js";
import type { Expression, ExpressionOf } from "../../typed.js";
import { isElement, type Known, type SetValue, type Truth, type Value } from "../value.js";
import { asAnySet } from "../values/evaluate-as.js";
import { saidOf } from "../values/lift.js";
import { unforeseen } from "../world/faults.js";
import { demand } from "../world/lacking.js";
import { spaceOf } from "../world/reading.js";
import type { World } from "../world/world.js";
import { isRectangle, isStraight } from "./forms.js";

export function adjectiveHolds(world: World, expression: ExpressionOf<"adjective">): Truth {
  const { board } = spaceOf(world, expression);
  const { adjective, subject, span } = expression;
  const value = world.evaluate(world, subject);
  if (adjective === "border") return saidOf(world, value, (cell) => isBorder(board, cell), span);
  demand(board, "extent", span);
  const set = asAnySet(world, value, subject);
  if (adjective === "straight") {
    if (set.kind === "members") return isStraight(world, board, set);
    const cells = cellIndices(set, expression);
    return new Set(cells.map(board.rowOf)).size <= 1 || new Set(cells.map(board.columnOf)).size <= 1;
  }
  if (set.kind === "members") return isRectangle(world, board, set, hangsTogether(world, value, subject));
  const cells = cellIndices(set, expression);
  if (cells.length === 0) return false;
  return extentOf(cells.map(board.rowOf)) * extentOf(cells.map(board.columnOf)) === cells.length;
}

export const isBorder = (board: Board, cell: Known): boolean => isElement(cell) && board.isBorder(cell.index);

/**
 * True if the cells are certainly connected by their sides, as are those of a region or a path that is to be found, and of each candidate. The
 * cells of a group need not be, if links from afar join them; a given region, or a drawn piece, may be in several parts.
 */
function hangsTogether(world: World, value: Value, subject: Expression): boolean {
  if (isElement(value)) return value.family.bySides === true;
  if (subject.kind === "cells-of") return hangsTogether(world, value, subject.element);
  const { layers } = world.puzzle;
  if (subject.kind === "group") {
    if (subject.by.by === "relation") return false;
    const on = subject.by.by === "links" ? layers[subject.by.layer]?.on : undefined;
    return !(on?.kind === "link" && on.own === true);
  }
  const { type } = subject;
  if (type.kind !== "element" || typeof type.sort !== "object") return false;
  const layer = layers[type.sort.of];
  return layer?.role === "find" && (layer.domain.kind === "region" || layer.domain.kind === "paths");
}

export function cellIndices(set: SetValue, expression: Expression): CellIndex[] {
  return set.items.map((item) => {
    if (isElement(item) && item.family.sort === "cell") return item.index;
    throw unforeseen(expression.span, "this set of cells");
  });
}
