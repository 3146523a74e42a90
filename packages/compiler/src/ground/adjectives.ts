/** `is rectangle`, `is straight`, `is border`. Forms of sets that are to be found are in structures/forms.ts. */

import type { Board, CellIndex } from "../board.js";
import { extentOf } from "../least-and-most.js";
import type { Expression } from "../typed.js";
import { unforeseen } from "./faults.js";
import { lift, settled } from "./lift.js";
import { asAnySet, evaluateSet } from "./narrow.js";
import { isRectangle, isStraight } from "./structures/forms.js";
import type { Known, SetValue, Truth, Value } from "./value.js";
import { spaceOf, type World } from "./world.js";

export function adjectiveHolds(world: World, expression: Extract<Expression, { kind: "adjective" }>): Truth {
  const { board } = spaceOf(world, expression);
  if (expression.adjective === "rectangle" || expression.adjective === "straight") {
    const value = world.evaluate(world, expression.subject);
    const set = asAnySet(world, value, expression.subject);
    if (set.kind === "members")
      return expression.adjective === "straight"
        ? isStraight(world, board, set)
        : isRectangle(world, board, set, hangsTogether(world, value, expression.subject));
  }
  switch (expression.adjective) {
    case "border":
      return settled(
        world,
        lift(
          world,
          world.evaluate(world, expression.subject),
          (cell) => isBorder(board, cell),
          expression.span,
        ),
        expression.span,
      );
    case "rectangle": {
      const cells = cellIndices(evaluateSet(world, expression.subject), expression);
      if (cells.length === 0) return false;
      return extentOf(cells.map(board.rowOf)) * extentOf(cells.map(board.columnOf)) === cells.length;
    }
    case "straight": {
      const cells = cellIndices(evaluateSet(world, expression.subject), expression);
      return new Set(cells.map(board.rowOf)).size <= 1 || new Set(cells.map(board.columnOf)).size <= 1;
    }
    default: {
      const other: never = expression.adjective;
      return other;
    }
  }
}

const isBorder = (board: Board, cell: Known): boolean =>
  typeof cell === "object" && cell.kind === "element" && board.isBorder(cell.index);

/**
 * Whether the cells surely hang together by their sides, as those of a region or a path that is to be found do, and of each that it may be. Those of a
 * group need not, where links from afar join them; a region that is given, or a piece that is drawn, may be in parts.
 */
function hangsTogether(world: World, value: Value, subject: Expression): boolean {
  if (typeof value === "object" && value.kind === "element") return value.family.bySides === true;
  if (subject.kind === "cells-of") return hangsTogether(world, value, subject.element);
  const { layers } = world.puzzle;
  if (subject.kind === "group") {
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
    if (typeof item === "object" && item.kind === "element" && item.family.sort === "cell") return item.index;
    throw unforeseen(expression.span, "this set of cells");
  });
}
