/** Layers to be found, at random. */
import type { Layer } from "../../layers.js";
import type { Board } from "../../meaning/board.js";
import type { Random } from "../../random.js";
import { canBeDeclared } from "../of-the-board.js";
import { foundBetween } from "./found-between.js";
import { foundBodies } from "./found-bodies.js";
import { foundElsewhere } from "./found-elsewhere.js";
import type { Place } from "./found-form.js";
import { foundOnCells } from "./found-on-cells.js";
import { standings } from "./standings.js";

/** The layers to be found, in the order in which they are tried; the caller takes as many as are not too much. */
export function foundLayers(
  random: Random,
  board: Board,
  givens: readonly Layer[],
  /** The name of one that is among them, where the board allows of it. */
  wish: string | undefined,
): readonly Layer[] {
  const place: Place = {
    random,
    board,
    givens,
    hidden: random.oneIn(10),
    on: () => standings(random, board, givens),
    fixed: (values, { everywhere }) => {
      if (!everywhere || !random.oneIn(6)) return [];
      return Array.from({ length: board.rows * board.columns }, (_, cell) =>
        board.cells.includes(cell) && random.oneIn(3) ? random.one(values) : undefined,
      );
    },
  };
  const makers = [
    ...foundOnCells(place),
    ...foundElsewhere(place),
    ...foundBetween(place),
    ...foundBodies(place),
  ];
  const wanted = 1 + random.below(3);
  const found: Layer[] = [];
  for (let tries = 0; tries < 80 && wish !== undefined && found.length === 0; tries++) {
    const made = random.weighted(makers).make();
    if (
      made !== undefined &&
      made.name === wish &&
      canBeDeclared(board, made) &&
      (made.on.everywhere || random.oneIn(4))
    )
      found.push(made);
  }
  for (let tries = 0; tries < 12 && found.length < wanted; tries++) {
    const made = random.weighted(makers).make();
    if (made !== undefined && canBeDeclared(board, made) && !found.some(({ name }) => name === made.name))
      found.push(made);
  }
  return found;
}
