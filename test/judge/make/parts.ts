/** Blocks `inside S` (B10): what is spoken of there, and what nobody says. */
import { sideOf, waysOf } from "../meaning/board.js";
import { sharedSides } from "../meaning/divisions.js";
import type { Graph } from "../meaning/graphs.js";
import { Fault } from "../meaning/values.js";
import type { World } from "../meaning/world.js";

export const inside = (world: World, cells: readonly number[]): readonly number[] =>
  world.inside === undefined ? cells : cells.filter((cell) => world.inside?.has(cell));

/** Cells outside the part have no row there, no side and no group: the semantics does not say what these would be. */
export function onlyInside(world: World, cells: readonly number[]): readonly number[] {
  if (inside(world, cells).length < cells.length) throw new Fault("beside the part");
  return cells;
}

/** Cells of the part, and the sides that they share. */
export const sidesOf = (world: World, cells: readonly number[]): Graph =>
  sharedSides(world.board, onlyInside(world, cells));

/** Edges round cells of the part. */
export const edgesOf = (world: World): readonly number[] =>
  world.board.edges.flatMap((sides, at) => (inside(world, sides).length > 0 ? [at] : []));

/** Corners of cells of the part. */
export const cornersOf = (world: World): readonly number[] =>
  world.board.corners.flatMap((touching, at) => (inside(world, touching).length > 0 ? [at] : []));

/** Links between cells of the part. */
export const linksOf = (world: World): readonly number[] =>
  world.board.links.flatMap((ends, at) =>
    ends !== undefined && inside(world, ends).length === 2 ? [at] : [],
  );

/** Wedges of cells of the part, by four times the number of the cell and their direction (B14). */
export const wedgesOf = (world: World): readonly number[] =>
  inside(world, world.board.cells).flatMap((cell) =>
    waysOf(world.board).map((way) => sideOf(world.board, cell, way)),
  );
