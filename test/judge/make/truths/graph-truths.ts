/** Graph properties as truths (U3). */

import { type GraphProperty, graphOfEdges, graphProperties, hasProperty } from "../../meaning/graphs.js";
import { compose } from "../../meaning/world.js";
import { hasValue } from "../elements/reading.js";
import type { Form, Maker, Scope } from "../maker.js";
import { linksOf, onlyInside, sidesOf } from "../parts.js";
import { graphBy, relationsHere } from "../sets/by-relation.js";
import { joinedBy } from "../sets/joined.js";
import { endsOf } from "../shapes/graph-statements.js";

/** A graph property of a set of cells, of links or edges, of a layer on these (U3). */
export function graphTruths(m: Maker, scope: Scope, depth: number): readonly Form<"truth">[] {
  if (m.board.torus) return [];
  const property = (): GraphProperty => m.random.one(graphProperties);
  const layers = m.layers.filter(
    ({ kind, on }) => kind === "flag" && (on.sort === "link" || on.sort === "edge" || on.sort === "jump"),
  );
  return [
    {
      weight: 4,
      make: () => {
        const word = property();
        return compose(
          "truth",
          `${word}, of cells`,
          [m.make("cells", scope, depth - 1)],
          (set) => `${word}(${set})`,
          (set) => (world) => hasProperty(sidesOf(world, set(world)), word),
          { sure: true, loose: true },
        );
      },
    },
    ...layers.map(
      (layer): Form<"truth"> => ({
        weight: 4,
        make: () => {
          const word = property();
          return compose(
            "truth",
            `${word}, of a layer on ${layer.on.sort}s`,
            [],
            () => `${word} ${layer.name}`,
            () => (world) => hasProperty(graphOfEdges(endsOf(world, layer)), word),
            { found: layer.role === "find", sure: true },
          );
        },
      }),
    ),
    ...m.layers
      .filter(({ kind, on }) => (kind === "flag" || kind === "number") && on.sort === "link")
      .map(
        (layer): Form<"truth"> => ({
          weight: 2,
          make: () =>
            compose(
              "truth",
              "connected by links",
              [m.make("cells", scope, depth - 1)],
              (set) => `connected(${set} by links with ${layer.name})`,
              (set) => (world) => {
                const cells = onlyInside(world, set(world));
                const edges = linksOf(world).flatMap((at) =>
                  hasValue(world, layer, at) ? [world.board.links[at] ?? []] : [],
                ) as readonly (readonly [number, number])[];
                const [first] = cells;
                if (first === undefined) return true;
                const joined = new Set([first]);
                for (let before = -1; before !== joined.size; ) {
                  before = joined.size;
                  for (const [a, b] of edges)
                    if (joined.has(a) || joined.has(b)) {
                      joined.add(a);
                      joined.add(b);
                    }
                }
                return cells.every((cell) => joined.has(cell));
              },
              { found: layer.role === "find" || undefined, sure: true, loose: true },
            ),
        }),
      ),
    ...m.layers
      .filter(({ kind, on }) => (kind === "flag" || kind === "number") && on.sort === "edge")
      .map(
        (layer): Form<"truth"> => ({
          weight: 4,
          make: () => {
            const word = property();
            return compose(
              "truth",
              `${word}, by edges that divide`,
              [m.make("cells", scope, depth - 1)],
              (set) => `${word}(${set} by ${layer.name})`,
              (set) => (world) => {
                const vertices = onlyInside(world, set(world));
                const edges = joinedBy(world, layer).filter((ends) =>
                  ends.every((end) => vertices.includes(end)),
                );
                return hasProperty({ vertices, edges }, word);
              },
              { found: layer.role === "find" || undefined, sure: true, loose: true },
            );
          },
        }),
      ),
    ...relationsHere(m, scope).map(
      (definition): Form<"truth"> => ({
        weight: 3,
        make: () =>
          compose(
            "truth",
            "connected by a relation",
            [m.make("cells", scope, depth - 1)],
            (set) => `connected(${set} by ${definition.name})`,
            // A relation joins what is in the set, and nothing beside it.
            (set) => (world) => hasProperty(graphBy(world, definition, set(world)), "connected"),
            { found: definition.node.found || undefined, sure: true, loose: true },
          ),
      }),
    ),
    {
      weight: 1,
      make: () => {
        const word = property();
        return compose(
          "truth",
          `${word}, of links`,
          [m.make("links", scope, depth - 1)],
          (set) => `${word}(${set})`,
          (set) => (world) =>
            hasProperty(
              graphOfEdges(set(world).flatMap((k) => [world.board.links[k] ?? []] as [number, number][])),
              word,
            ),
          { sure: true, loose: true },
        );
      },
    },
  ];
}
