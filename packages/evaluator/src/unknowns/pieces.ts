/** Placements of pieces, and how many there may be. */
import type { LayerId, TypedLayer } from "@ecp/compiler/reading";
import { timesHold } from "../values/times.js";
import { boardOf, type World } from "../values/world.js";
import { type PieceLayout, waysToLay } from "./structures.js";

/** The sort of the elements that the pieces of a layer lie on. */
export const liesOn = ({ on }: TypedLayer): "cell" | "edge" | "link" =>
  on.kind === "edge" || on.kind === "link" ? on.kind : "cell";

/** All ways to lay a piece, by its name; none where the layer has no such piece, or no line of the puzzle places it. */
export function waysToPlace(
  world: World,
  layer: TypedLayer,
  id: LayerId,
  name: string,
): readonly (readonly number[])[] {
  if (layer.domain.kind !== "pieces") return [];
  const { shapes, rotations, reflections } = layer.domain.pieces;
  const shape = shapes.find((each) => each.name === name);
  const isPlaced = world.puzzle.places.some((place) => place.layer === id && place.shapes.includes(name));
  if (shape === undefined || !isPlaced) return [];
  return waysToLay(boardOf(world), liesOn(layer), shape.cells, rotations, reflections);
}

/** The first piece that is placed too often, or too rarely. */
export function wronglyCounted(
  world: World,
  { domain }: TypedLayer,
  id: LayerId,
  { placements }: PieceLayout,
): string | undefined {
  const shapes = domain.kind === "pieces" ? domain.pieces.shapes : [];
  const copies = new Map(shapes.map((shape) => [shape.name, shape.copies ?? 1]));
  for (const { layer, shapes: named, times } of world.puzzle.places)
    for (const name of layer === id ? named : []) {
      const count = placements.filter(({ shape }) => shape === name).length;
      if (!timesHold(world, times, count, copies.get(name))) return name;
    }
  return undefined;
}
