/** The part of a board that a picture shows. */
import type { Board } from "../board.js";
import type { Ground } from "../ground.js";
import { layersOf } from "./layer-values.js";

/**
 * If every layer is on some cells only (`find digit: 1..9 on cells c where …`), cells that are in none of them are treated as holes:
 * the corners of a sheet on which grids overlap.
 */
export function drawnBoard({ puzzle, variableOf }: Ground, board: Board): Board {
  const layers = layersOf(puzzle);
  const limited = layers.every(
    ([, { role, on, where }]) => role === "find" && on.kind === "cell" && where !== undefined,
  );
  if (!limited || layers.length === 0 || puzzle.options.length > 0) return board;
  const isDrawn = (cell: number): boolean => layers.some(([id]) => variableOf.get(id)?.[cell] !== undefined);
  return { ...board, exists: (cell) => board.exists(cell) && isDrawn(cell) };
}
