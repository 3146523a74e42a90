/** Cells that a layer joins (U1, U2): what is reached by it through a set, and the parts of a set. */
import type { Layer } from "../../layers.js";
import { type Graph, partsOf } from "../../meaning/graphs.js";
import { inReadingOrder } from "../../meaning/values.js";
import { compose, type Node, type World } from "../../meaning/world.js";
import { isFound } from "../elements/reading.js";
import type { Form, Maker, Scope } from "../maker.js";
import { onlyInside } from "../parts.js";
import { groupable, joinedBy } from "./joined.js";

/** These cells, and the pairs of them that the layer joins. */
export function graphByLayer(world: World, layer: Layer, cells: readonly number[]): Graph {
  const vertices = inReadingOrder(onlyInside(world, cells));
  return {
    vertices,
    edges: joinedBy(world, layer).filter((ends) => ends.every((end) => vertices.includes(end))),
  };
}

const standing = ({ on: { sort } }: Layer): string => (sort === "cell" ? "a layer" : `${sort}s`);

export const reachedByLayer = (
  m: Maker,
  scope: Scope,
  depth: number,
  cell: () => Node<"cell">,
): readonly Form<"cells">[] =>
  groupable(m).map(
    (layer): Form<"cells"> => ({
      weight: isFound(layer) ? 2 : 0.5,
      make: () =>
        compose(
          "cells",
          `reach by ${standing(layer)}`,
          [cell(), m.make("cells", scope, depth - 1)],
          (at, set) => `reach(${at} through ${set} by ${layer.name})`,
          (at, set) => (world) => {
            const [from, all] = [at(world), set(world)];
            if (from === undefined) return [];
            const parts = partsOf(graphByLayer(world, layer, [from, ...all]));
            const part = parts.find((one) => one.includes(from)) ?? [];
            return inReadingOrder(part.filter((each) => all.includes(each)));
          },
          { found: isFound(layer) || undefined, sure: true },
        ),
    }),
  );

export const groupsByLayer = (m: Maker, scope: Scope, depth: number): readonly Form<"family">[] =>
  groupable(m).map(
    (layer): Form<"family"> => ({
      weight: isFound(layer) ? 2 : 0.5,
      make: () =>
        compose(
          "family",
          `groups of a set by ${standing(layer)}`,
          [m.make("cells", scope, depth - 1)],
          (set) => `(groups of ${set} by ${layer.name})`,
          (set) => (world) => partsOf(graphByLayer(world, layer, set(world))),
          { found: isFound(layer) || undefined, sure: true },
        ),
    }),
  );
