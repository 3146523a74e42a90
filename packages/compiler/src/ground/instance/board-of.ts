/** The board of an instance: its own line, else the puzzle's, else the size of the maps; undefined where nothing says that there is one. */

import type { Board } from "../../board.js";
import type { Measure } from "../../data/measure.js";
import { boardSize } from "../../diagnostics/catalogue/ecp4104-board-size.js";
import { rimsDoNotFit } from "../../diagnostics/catalogue/ecp4136-rims-do-not-fit.js";
import { diagnose } from "../../diagnostics/diagnostic.js";
import type { Host } from "../../host.js";
import { LONGEST_SIDE } from "../../thresholds.js";
import { boardOf, cellCountOf, misfit } from "../../tiling/make-board.js";
import { makeBoard } from "../../tiling/squares.js";
import type { Expression, TypedBoard } from "../../typed.js";
import { Fault } from "../fault.js";
import { cellIndices } from "../structures/adjectives.js";
import { isElement } from "../value.js";
import { asSet, evaluateKnown, evaluateNumber } from "../values/evaluate-as.js";
import { makeSpace } from "../world/space.js";
import type { World } from "../world/world.js";
import { makeOwnBoard } from "./own-board.js";

export function boardLineOf(world: World): TypedBoard | undefined {
  return world.instance.board ?? world.puzzle.board;
}

export function makeBoardOf(world: World, measured: Measure, readFile: Host["read"]): Board | undefined {
  const line = boardLineOf(world);
  if (line === undefined) {
    const { size } = measured;
    return size === undefined ? undefined : makeBoard(size.rows, size.columns);
  }
  if (line.own !== undefined) return makeOwnBoard(world, line.own, line.span, readFile);
  const lengths =
    line.form === undefined
      ? [
          lengthOf(world, line.rows, "rows"),
          lengthOf(world, line.columns, "columns"),
          ...line.layers.map((layers) => lengthOf(world, layers, "layers")),
        ]
      : [lengthOf(world, line.rows, "cells a side")];
  const { form, tile, gluing } = line;
  const kind = {
    ...(form === undefined ? {} : { form }),
    ...(gluing === undefined ? {} : { gluing }),
    tile,
    lengths,
  };
  const reason = misfit(kind);
  if (reason !== undefined)
    throw new Fault(`rims ${line.span.start}`, () => diagnose(rimsDoNotFit, line.span, { reason }));
  world.budget.begin(cellCountOf(kind), "cells", line.span);
  const make = boardOf(kind);
  const plain = make();
  if (line.without.length === 0) return plain;
  // Holes are cells of the board without holes: what is found there is not kept.
  world.space = makeSpace(plain, world.nextFamilyId);
  const without = line.without.flatMap((hole) => holeCells(world, hole));
  world.space = undefined;
  world.lets = new Map();
  for (const kept of world.steps.values()) kept.length = 0;
  return make(without);
}

function holeCells(world: World, hole: Expression): number[] {
  const value = evaluateKnown(world, hole);
  if (isElement(value) && value.family.sort === "cell") return [value.index];
  return cellIndices(asSet(value, hole), hole);
}

function lengthOf(world: World, expression: Expression, what: string): number {
  const value = evaluateNumber(world, expression);
  if (!Number.isInteger(value) || value < 1 || value > LONGEST_SIDE)
    throw new Fault(`size ${expression.span.start}`, () =>
      diagnose(boardSize, expression.span, { what, value: String(value) }),
    );
  return value;
}
