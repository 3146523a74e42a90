import type { Board } from "../../meaning/board.js";
import { compose, keepWalk, type Node } from "../../meaning/world.js";
import { type Maker, type Scope, within } from "../maker.js";
import { inside, onlyInside } from "../parts.js";

export const allCells = (): Node<"cells"> =>
  compose(
    "cells",
    "all cells",
    [],
    () => "cells",
    () => (world) => inside(world, world.board.cells),
    { sure: true },
  );

export function filtered<S extends "cells" | "ordered">(
  m: Maker,
  scope: Scope,
  depth: number,
  sort: S,
): Node<S> {
  const set = m.make(sort, scope, depth - 1);
  const name = m.name();
  const filter = m.make("truth", within(scope, "cell", name), depth);
  return compose(
    sort,
    "set where",
    [set as Node<"cells">, filter],
    (cells, truth) => `(${cells} ${name} where ${truth})`,
    (cells, truth) => (world) => {
      const all = cells(world);
      const kept = all.filter((cell) => {
        world.names[name] = cell;
        return truth(world) === true;
      });
      return keepWalk(world, all, kept, (walk) => walk.filter((cell) => kept.includes(cell)));
    },
    { binds: { names: [name], in: [1] }, sure: true },
  ) as Node<S>;
}

export const attribute = (
  construct: string,
  of: Node<"cell">,
  word: string,
  cells: (board: Board, cell: number) => readonly number[],
): Node<"cells"> =>
  compose(
    "cells",
    construct,
    [of],
    (text) => `${text}.${word}`,
    (mean) => (world) => {
      const cell = mean(world);
      if (cell === undefined) return [];
      const all = cells(world.board, cell);
      // Rows and columns are those of the part that is spoken of, neighbours those of the board (B10).
      if (word !== "row" && word !== "column") return all;
      onlyInside(world, [cell]);
      return inside(world, all);
    },
    { sure: true },
  );
