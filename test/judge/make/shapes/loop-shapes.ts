/** Shapes of loops round clues. */

import { waysOf } from "../../meaning/board.js";
import { type GraphProperty, graphProperties } from "../../meaning/graphs.js";
import type { World } from "../../meaning/world.js";
import { hasValue, valueAt } from "../elements/reading.js";
import { graphStatement } from "./graph-statements.js";
import { find, knownNumber, type Shape, said } from "./said.js";

/** How many edges or links round each clue, and one loop of them. */
export const loops: Shape = (m) => {
  const layer = find(
    m,
    ({ kind, on, role }) => kind === "flag" && (on.sort === "link" || on.sort === "edge") && role === "find",
  );
  if (layer === undefined || m.board.torus) return undefined;
  const clue = knownNumber(m);
  const c = m.name();
  const word = layer.on.sort === "link" ? "links" : "edges";
  const of = ({ board }: World, cell: number): readonly number[] =>
    layer.on.sort === "link"
      ? board.links.flatMap((ends, k) => (ends?.includes(cell) === true ? [k] : []))
      : waysOf(board).map((way) => board.edgeOf(cell, way));
  const property: GraphProperty = m.random.oneIn(3) ? m.random.one(graphProperties) : "loop";
  const whole = graphStatement(m, layer, property);
  if (clue === undefined || clue.orNone || m.random.oneIn(3)) return [whole];
  return [
    whole,
    said(
      `so many ${word} round a clue`,
      [],
      () => `for each cell ${c} with ${clue.name}: exactly ${c}.${clue.name} ${layer.name} in ${c}.${word}`,
      (world) =>
        world.board.cells
          .filter((cell) => hasValue(world, clue, cell))
          .every(
            (cell) =>
              of(world, cell).filter((at) => valueAt(world, layer, at) === true).length ===
              (valueAt(world, clue, cell) as number),
          ),
    ),
  ];
};
