/** Where layers stand that are to be found (L3). */
import type { Layer, Standing } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import type { Random } from "../../random.js";
import { hasValue } from "../elements/reading.js";
import { everywhere } from "./layer-draft.js";

/** Parts of the board on which a layer may stand. */
export function standings(random: Random, board: Board, givens: readonly Layer[]): Standing {
  const wall = givens.find(({ name }) => name === "wall");
  const cell = random.one(board.cells);
  const other = random.one(board.cells);
  const row = board.rowOf(cell);
  return random.one<Standing>([
    everywhere,
    everywhere,
    everywhere,
    ...(wall === undefined
      ? []
      : [
          {
            sort: "cell" as const,
            text: "cells where not wall",
            everywhere: false,
            holds: (world: Parameters<Standing["holds"]>[0], element: number) =>
              !hasValue(world, wall, element),
          },
          {
            sort: "cell" as const,
            text: "cells with wall",
            everywhere: false,
            holds: (world: Parameters<Standing["holds"]>[0], element: number) =>
              hasValue(world, wall, element),
          },
        ]),
    {
      sort: "cell",
      text: cell === other ? `{${board.nameOf(cell)}}` : `{${board.nameOf(cell)}, ${board.nameOf(other)}}`,
      everywhere: false,
      holds: (_, element) => element === cell || element === other,
    },
    {
      sort: "cell",
      text: `cells where row = ${row + 1}`,
      everywhere: false,
      holds: ({ board: of }, element) => of.rowOf(element) === row,
    },
  ]);
}
