/** The turns and reflections of a mesh. */
import type { BoardSymmetry } from "../board.js";
import type { Mesh } from "./mesh.js";
import type { Motions } from "./motions.js";

/** A board that goes round keeps to the identity, as nothing tells its turns from shifts, and so does a graph, which is turned in no picture. */
export function symmetriesOf(mesh: Mesh, motions: Motions): readonly BoardSymmetry[] {
  const found = new Map<string, BoardSymmetry>();
  for (const motion of mesh.wraps || mesh.discs === true ? motions.all().slice(0, 1) : motions.all()) {
    const cells = mesh.cells.map((_, cell) => motions.cell(motion, cell));
    const key = cells.join();
    if (!found.has(key)) found.set(key, { cells, kind: kindOf(mesh, cells) });
  }
  return [...found.values()];
}

/** The kind of a symmetry, as the map shows it. */
function kindOf({ rowLengths }: Mesh, cells: readonly number[]): BoardSymmetry["kind"] {
  const columns = Math.max(0, ...rowLengths);
  const goesTo = (to: (row: number, place: number) => number): boolean =>
    rowLengths.every((length, row) =>
      Array.from({ length }, (_, place) => place).every(
        (place) => cells[row * columns + place] === to(row, place),
      ),
    );
  const lastOf = (row: number): number => (rowLengths[row] ?? 0) - 1;
  const below = (row: number): number => rowLengths.length - 1 - row;
  if (goesTo((row, place) => row * columns + place)) return "none";
  if (goesTo((row, place) => row * columns + lastOf(row) - place)) return "mirror";
  return goesTo((row, place) => below(row) * columns + lastOf(below(row)) - place) ? "half-turn" : "other";
}
