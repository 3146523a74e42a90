/** Shapes of pieces: what they cover. */

import { sharedSides } from "../../meaning/divisions.js";
import { type GraphProperty, graphProperties, hasProperty } from "../../meaning/graphs.js";
import type { World } from "../../meaning/world.js";
import { find, type Shape, type Statement, said } from "./said.js";

/** The cells that pieces cover, and whether these are connected. */
export const coveredByPieces: Shape = (m) => {
  const layer = find(m, ({ kind }) => kind === "pieces");
  if (layer === undefined) return undefined;
  const [text, allows] = m.random.one<readonly [string, (count: number) => boolean]>([
    ["exactly once", (count) => count === 1],
    ["exactly once", (count) => count === 1],
    ["at most once", (count) => count <= 1],
    ["at least 0 times", () => true],
  ]);
  const [set, holds] = m.random.one<readonly [string, (world: World, cell: number) => boolean]>([
    ["cell", () => true],
    ["(cells where row = 1)", ({ board }, cell) => board.rowOf(cell) === 0],
  ]);
  const covered = (world: World): readonly number[] =>
    world.board.cells.filter((cell) => (world.layers[layer.name]?.values[cell] ?? null) !== null);
  const property: GraphProperty = m.random.oneIn(3) ? m.random.one(graphProperties) : "connected";
  const statements: Statement[] = [];
  if (m.random.oneIn(2))
    statements.push(
      said(
        "cover",
        [],
        () => `cover each ${set} ${text}`,
        // Pieces of every set count (S6).
        (world) =>
          world.board.cells.every((cell) => {
            const on = m.layers.filter(
              ({ name, kind }) => kind === "pieces" && (world.layers[name]?.values[cell] ?? null) !== null,
            );
            return !holds(world, cell) || allows(on.length);
          }),
      ),
    );
  if (!m.board.torus && m.random.oneIn(2))
    statements.push(
      said(
        "connected pieces",
        [],
        () => `${property}(cells with ${layer.name})`,
        (world) => hasProperty(sharedSides(world.board, covered(world)), property),
      ),
    );
  return statements.length === 0 ? undefined : statements;
};
