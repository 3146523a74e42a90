/** The cells that are given or taken back together. */
import type { Board, BoardSymmetry } from "../../board.js";
import type { Contents } from "../contents.js";
import type { StructureLayer } from "./structure.js";

export const symmetries = ["none", "half-turn", "quarter-turn", "mirror", "full"] as const;
export type Symmetry = (typeof symmetries)[number];

/** By cell the first cell of its orbit. Where the board lacks the symmetry, each cell is alone. */
export function orbits(board: Board, symmetry: Symmetry): (cell: number) => number {
  if (symmetry === "none") return (cell) => cell;
  const turns = board.symmetries().filter((turn) => belongs(turn, symmetry));
  const orbit = new Map<number, number>();
  for (const cell of board.cells)
    orbit.set(cell, Math.min(cell, ...turns.map((turn) => turn.cells[cell] ?? cell)));
  return (cell) => orbit.get(cell) ?? cell;
}

/**
 * Makes layers on cells, except divisions, the same in each orbit: as it is in the first of its cells that is not as it was before, or else in the first.
 * Values that stand together on a cell stay together.
 */
export function symmetrical(
  layers: readonly StructureLayer[],
  orbitOf: (cell: number) => number,
  after: Contents,
  before?: Contents,
): Contents {
  const own = layers.filter(
    ({ layer }) =>
      layer.on.kind === "cell" && layer.domain.kind !== "region" && layer.domain.kind !== "paths",
  );
  const has = ({ values }: Contents, cell: number): string =>
    JSON.stringify(own.map(({ id }) => values.get(id)?.[cell] ?? null));
  const leading = new Map<number, number>();
  const count = Math.max(0, ...own.map(({ id }) => after.values.get(id)?.length ?? 0));
  for (let cell = 0; cell < count; cell++) {
    const isChanged = before !== undefined && has(before, cell) !== has(after, cell);
    if (isChanged || !leading.has(orbitOf(cell))) leading.set(orbitOf(cell), cell);
  }
  const turned = own.flatMap(({ id }) => {
    const values = after.values.get(id);
    if (values === undefined) return [];
    return [[id, values.map((_, cell) => values[leading.get(orbitOf(cell)) ?? cell])] as const];
  });
  return { ...after, values: new Map([...after.values, ...turned]) };
}

function belongs({ kind }: BoardSymmetry, symmetry: Symmetry): boolean {
  if (symmetry === "full") return true;
  return kind === symmetry || (symmetry === "quarter-turn" && kind === "half-turn");
}
