/** Cells that are connected by a relation (U1 to U3): groups round a cell, groups of a set, cells that are reached along it. */
import { type Graph, partsOf } from "../../meaning/graphs.js";
import { inReadingOrder } from "../../meaning/values.js";
import { compose, type Node, type World } from "../../meaning/world.js";
import { related } from "../derived.js";
import type { Definition, Form, Maker, Scope } from "../maker.js";
import { inside, onlyInside } from "../parts.js";

export const relationsHere = (m: Maker, scope: Scope): readonly Definition[] =>
  m.definitions.filter(
    (definition) => definition.kind === "relation" && (definition.inside || !scope.inside),
  );

/** These cells, and the pairs of them for which the relation holds. */
export function graphBy(world: World, definition: Definition, cells: readonly number[]): Graph {
  const vertices = inReadingOrder(onlyInside(world, cells));
  const edges = vertices.flatMap((a, at) =>
    vertices.slice(at + 1).flatMap((b) => (related(world, definition, a, b) ? [[a, b] as const] : [])),
  );
  return { vertices, edges };
}

const partOf = (graph: Graph, cell: number): readonly number[] =>
  partsOf(graph).find((part) => part.includes(cell)) ?? [];

export const cellsByRelation = (
  m: Maker,
  scope: Scope,
  depth: number,
  cell: () => Node<"cell">,
): readonly Form<"cells">[] =>
  relationsHere(m, scope).flatMap((definition): Form<"cells">[] => [
    {
      weight: 4,
      make: () =>
        compose(
          "cells",
          "group by a relation",
          [cell()],
          (at) => `group(${at} by ${definition.name})`,
          (at) => (world) => {
            const of = at(world);
            if (of === undefined) return [];
            onlyInside(world, [of]);
            return partOf(graphBy(world, definition, inside(world, world.board.cells)), of);
          },
          { found: definition.node.found || undefined, sure: true },
        ),
    },
    {
      weight: 3,
      make: () =>
        compose(
          "cells",
          "reach by a relation",
          [cell(), m.make("cells", scope, depth - 1)],
          (at, set) => `reach(${at} through ${set} by ${definition.name})`,
          (at, set) => (world) => {
            const [from, all] = [at(world), set(world)];
            if (from === undefined) return [];
            const part = partOf(graphBy(world, definition, [from, ...all]), from);
            return inReadingOrder(part.filter((each) => all.includes(each)));
          },
          { found: definition.node.found || undefined, sure: true },
        ),
    },
  ]);

export const groupsByRelation = (m: Maker, scope: Scope, depth: number): readonly Form<"family">[] =>
  relationsHere(m, scope).map(
    (definition): Form<"family"> => ({
      weight: 3,
      make: () =>
        compose(
          "family",
          "groups of a set by a relation",
          [m.make("cells", scope, depth - 1)],
          (set) => `(groups of ${set} by ${definition.name})`,
          (set) => (world) => partsOf(graphBy(world, definition, set(world))),
          { found: definition.node.found || undefined, sure: true },
        ),
    }),
  );
