/** Structures that are found as a whole: a division into regions, a set of paths, a layout of pieces. */
import type { Board } from "@ecp/compiler/reading";

export interface Division {
  readonly kind: "division";
  /** Cells of each region, in reading order; regions in the order of their first cells. */
  readonly regions: readonly (readonly number[])[];
}

export interface PathSet {
  readonly kind: "paths";
  readonly paths: readonly (readonly number[])[];
}

export interface PieceLayout {
  readonly kind: "pieces";
  readonly placements: readonly { readonly shape: string; readonly cells: readonly number[] }[];
}

export type Structure = Division | PathSet | PieceLayout;

type Offset = readonly [number, number];

/** The element at a row and a column; undefined where there is none. */
type At = (row: number, column: number) => number | undefined;

const wrapped = (board: Board, at: number, size: number): number =>
  board.torus ? ((at % size) + size) % size : at;

const cellAt =
  (board: Board): At =>
  (row, column) =>
    board.cellAt(wrapped(board, row, board.rows), wrapped(board, column, board.columns));

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;

/** Rows and columns of sticks are half as long: corners at even places, so that a stick has one odd one. */
const edgeAt = (board: Board): At => {
  const at = cellAt(board);
  return (row, column) => {
    const [down, right] = [Math.floor(row / 2), Math.floor(column / 2)];
    const lies = column % 2 !== 0;
    const behind = at(down, right);
    if (behind !== undefined) return board.edgeOf(behind, lies ? UP : LEFT);
    const before = lies ? at(down - 1, right) : at(down, right - 1);
    return before === undefined ? undefined : board.edgeOf(before, lies ? DOWN : RIGHT);
  };
};

/** Cells at even places. */
const linkAt = (board: Board): At => {
  const at = cellAt(board);
  return (row, column) => {
    const cell = at(Math.floor(row / 2), Math.floor(column / 2));
    return cell === undefined ? undefined : board.linkFrom(cell, column % 2 === 0 ? DOWN : RIGHT);
  };
};

const places = { cell: cellAt, edge: edgeAt, link: linkAt } as const;

/** Every set of cells, edges or links that the shape covers in some allowed orientation, once. */
export function waysToLay(
  board: Board,
  on: "cell" | "edge" | "link",
  shape: readonly Offset[],
  rotations: boolean,
  reflections: boolean,
): number[][] {
  const forms: (readonly Offset[])[] = [shape];
  const add = (map: (offset: Offset) => Offset): void => {
    for (const form of [...forms]) forms.push(form.map(map));
  };
  if (rotations) {
    add(([r, c]) => [c, -r]);
    add(([r, c]) => [-r, -c]);
  }
  if (reflections) {
    add(([r, c]) => [r, -c]);
    if (!rotations) add(([r, c]) => [-r, c]);
  }
  const ways = new Map<string, number[]>();
  const at = places[on](board);
  const step = on === "cell" ? 1 : 2;
  for (const form of forms)
    for (let row = -8; row < step * (board.rows + 8); row += step)
      for (let column = -8; column < step * (board.columns + 8); column += step) {
        const cells = form.map(([r, c]) => at(row + r, column + c));
        const there = cells.filter((cell) => cell !== undefined);
        if (there.length < cells.length || new Set(there).size < there.length) continue;
        there.sort((a, b) => a - b);
        ways.set(there.join(" "), there);
      }
  return [...ways.values()];
}
