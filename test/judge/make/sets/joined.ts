/** Which cells a layer joins, and the groups that it makes (U1). */
import { jumpsOf, type Layer } from "../../layers.js";
import { partsOf } from "../../meaning/graphs.js";
import type { World } from "../../meaning/world.js";
import { hasValue } from "../elements/reading.js";
import type { Maker } from "../maker.js";
import { inside, linksOf, onlyInside } from "../parts.js";

/** The cells that are joined to one, by the layer that two cells share, the links that are yes, or edges that are not (U1). */
export function groupOf(world: World, layer: Layer, cell: number): readonly number[] {
  const [only] = onlyInside(world, [cell]);
  if (only === undefined) return [];
  return (
    partsOf({ vertices: inside(world, world.board.cells), edges: joinedBy(world, layer) }).find((part) =>
      part.includes(cell),
    ) ?? [cell]
  );
}

/** Which neighbours are in one group. */
export function joinedBy(world: World, layer: Layer): readonly (readonly [number, number])[] {
  const { board } = world;
  const values = world.layers[layer.name]?.values ?? [];
  if (layer.on.sort === "jump")
    return jumpsOf(board).filter((ends, at) => values[at] === true && inside(world, ends).length === 2);
  return linksOf(world).flatMap((link) => {
    const ends = board.links[link];
    if (ends === undefined) return [];
    if (layer.on.sort === "link") return hasValue(world, layer, link) ? [ends] : [];
    if (layer.on.sort === "edge") {
      const between = board.edges.flatMap((sides, edge) =>
        ends.every((end) => sides.includes(end)) ? [edge] : [],
      );
      return between.some((edge) => !hasValue(world, layer, edge)) ? [ends] : [];
    }
    const [a, b] = ends.map((end) => values[end]);
    return a !== undefined && a !== null && a === b ? [ends] : [];
  });
}

/** Layers by which cells are grouped; a yes/no that stands nowhere has no value there. */
export const groupable = (m: Maker): readonly Layer[] =>
  m.layers.filter(
    ({ kind, on }) =>
      (on.sort === "cell" && (kind === "flag" || kind === "number" || kind === "symbol")) ||
      ((on.sort === "link" || on.sort === "edge") && (kind === "flag" || kind === "number")) ||
      on.sort === "jump",
  );
