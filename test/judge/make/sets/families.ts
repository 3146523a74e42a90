/** Families of sets: lines, regions, groups, stretches (B7, U1). */

import type { Layer } from "../../layers.js";
import { partsOf } from "../../meaning/graphs.js";
import { inReadingOrder } from "../../meaning/values.js";
import { compose, type Node, type World } from "../../meaning/world.js";
import type { Form, Forms } from "../maker.js";
import { inside, onlyInside, sidesOf } from "../parts.js";
import { groupsByLayer } from "./by-layer.js";
import { groupsByRelation } from "./by-relation.js";
import { stretches } from "./stretches.js";

/** Families in the plural, as a set of sets. */
export const families: Forms<"family"> = (m, scope, depth) => {
  const lines = (word: "row" | "column"): Node<"family"> =>
    compose(
      "family",
      "rows or columns",
      [],
      () => `${word}s`,
      () => (world) => {
        const all = word === "row" ? world.board.rowSets : world.board.columnSets;
        return all.map((set) => inside(world, set)).filter((set) => set.length > 0);
      },
      { sure: true },
    );
  const simple: Form<"family">[] = [
    { weight: 1, make: () => lines("row") },
    { weight: 1, make: () => lines("column") },
    ...m.layers
      .filter(({ kind }) => kind === "region" || kind === "paths" || kind === "pieces")
      .map(
        (layer): Form<"family"> => ({
          weight: 3,
          make: () =>
            compose(
              "family",
              "regions, paths or pieces",
              [],
              () => `${layer.name}s`,
              () => (world) => bodiesIn(world, layer),
              { found: layer.role === "find", sure: true },
            ),
        }),
      ),
  ];
  if (depth <= 0) return simple;
  return [
    ...simple,
    {
      weight: 3,
      make: () =>
        compose(
          "family",
          "groups of a set",
          [m.make("cells", scope, depth - 1)],
          (set) => `(groups of ${set})`,
          (set) => (world) => partsOf(sidesOf(world, inReadingOrder(set(world)))),
          { sure: true },
        ),
    },
    ...groupsByRelation(m, scope, depth),
    ...groupsByLayer(m, scope, depth),
    ...(m.board.torus || m.board.holes.length > 0
      ? []
      : [
          {
            weight: 1,
            make: () =>
              compose(
                "family",
                "stretches of a set",
                [m.make("cells", scope, depth - 1)],
                (set) => `(stretches of ${set} where yes)`,
                (set) => (world) => stretches(world.board, onlyInside(world, set(world))),
                { sure: true },
              ),
          },
        ]),
  ];
};

/** Regions, paths and pieces: in a part those with a cell in it, whole. */
export const bodiesIn = (world: World, layer: Layer): readonly (readonly number[])[] =>
  (world.layers[layer.name]?.bodies ?? []).filter(
    (body) => world.inside === undefined || inside(world, body).length > 0,
  );
