/** Forms of sets of cells, up to turns and reflections, and the orientations of a piece. */
import type { Board, CellIndex } from "../board.js";

export type Offset = readonly [row: number, column: number];

const turn = ([row, column]: Offset): Offset => [column, -row];
const mirror = ([row, column]: Offset): Offset => [row, -column];

/** Moved to the upper left, in reading order. */
function normalized(cells: readonly Offset[]): Offset[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Offset => [row - top, column - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The different orientations that turns and reflections give, as allowed; that as drawn comes first. */
export function orientations(cells: readonly Offset[], rotations: boolean, reflections: boolean): Offset[][] {
  const found = new Map<string, Offset[]>();
  const add = (form: readonly Offset[]): void => {
    const moved = normalized(form);
    const key = moved.join(" ");
    if (!found.has(key)) found.set(key, moved);
  };
  for (const start of reflections ? [cells, cells.map(mirror)] : [cells]) {
    let form = start;
    for (let turns = 0; turns < (rotations ? 4 : 1); turns++) {
      add(form);
      form = form.map(turn);
    }
  }
  // Reflections without turns: up-down as well as left-right.
  if (reflections && !rotations) {
    const flipped = cells.map(([row, column]): Offset => [-row, column]);
    add(flipped);
    add(flipped.map(mirror));
  }
  return [...found.values()];
}

/** A key that two sets of cells share exactly if turns, reflections and shifts map one to the other. */
export function shapeOf(cells: readonly CellIndex[], board: Board): string {
  return shapeKey(cells.map((cell): Offset => [board.rowOf(cell), board.columnOf(cell)]));
}

export function shapeKey(offsets: readonly Offset[]): string {
  if (offsets.length === 0) return "";
  return (
    orientations(offsets, true, true)
      .map((form) => form.join(" "))
      .sort()[0] ?? ""
  );
}
