/** Forms of sets of cells, as rows and columns from anywhere: moved to the upper left, turned, turned over. */
import { leastAndMost } from "../least-and-most.js";

export type Offset = readonly [row: number, column: number];
export type Form = readonly Offset[];

const turn = ([row, column]: Offset): Offset => [column, -row];
const mirror = ([row, column]: Offset): Offset => [row, -column];

/** Moved so that the least row and column are 0, in reading order. */
export function shiftedToOrigin(cells: Form): Form {
  const [top] = leastAndMost(cells.map(([row]) => row));
  const [left] = leastAndMost(cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Offset => [row - top, column - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Equal for equal forms that are moved alike. */
export const keyOfForm = (cells: Form): string => cells.join(" ");

/** The different orientations that turns and reflections give, as allowed; that as drawn comes first. */
export function orientations(cells: Form, rotations: boolean, reflections: boolean): readonly Form[] {
  const found = new Map<string, Form>();
  const add = (form: Form): void => {
    const moved = shiftedToOrigin(form);
    const key = keyOfForm(moved);
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
