/** S2 once more, of sticks: each joins two neighbouring corners of a lattice, which are the corners of the board (its edges) or its cells (its links). */
import type { Board, Direction } from "./board.js";
import type { Placement } from "./placements.js";

type Corner = readonly [row: number, column: number];
type Stick = readonly [Corner, Corner];

export interface StickSet {
  readonly on: "edge" | "link";
  readonly pieces: readonly { readonly name: string; readonly sticks: readonly Stick[] }[];
  readonly rotations: boolean;
  readonly reflections: boolean;
}

const turn = ([row, column]: Corner): Corner => [column, -row];
const over = ([row, column]: Corner): Corner => [row, -column];

function turned(sticks: readonly Stick[], { rotations, reflections }: StickSet): (readonly Stick[])[] {
  const mapped = (all: readonly Stick[], map: (corner: Corner) => Corner): Stick[] =>
    all.map(([from, to]) => [map(from), map(to)]);
  const twice = (all: readonly Stick[]): Stick[] => mapped(mapped(all, turn), turn);
  const sides = reflections ? [sticks, mapped(sticks, over)] : [sticks];
  const halves = rotations || reflections ? sides.flatMap((side) => [side, twice(side)]) : sides;
  // Without turns a piece is turned over from left to right, from top to bottom, or both.
  return rotations ? halves.flatMap((side) => [side, mapped(side, turn)]) : halves;
}

/** The edge or the link between two neighbouring corners, or cells. */
function elementBetween(board: Board, on: "edge" | "link", [a, b]: Stick): number | undefined {
  const [[row, column], [lower, right]] = a[0] + a[1] < b[0] + b[1] ? [a, b] : [b, a];
  const cellAt = (down: number, across: number): number | undefined => {
    const wrap = (value: number, size: number): number => ((value % size) + size) % size;
    return board.torus
      ? board.at(wrap(down, board.rows), wrap(across, board.columns))
      : board.at(down, across);
  };
  const lies = row === lower;
  const cell = cellAt(row, column);
  if (on === "link") {
    const other = cellAt(lower, right);
    if (cell === undefined || other === undefined) return undefined;
    return board.linkOf(cell, (lies ? 1 : 2) satisfies Direction);
  }
  // Corners are numbered like the cells that they are the upper left corners of.
  if (cell !== undefined) return board.edgeOf(cell, (lies ? 0 : 3) satisfies Direction);
  const before = lies ? cellAt(row - 1, column) : cellAt(row, column - 1);
  return before === undefined ? undefined : board.edgeOf(before, (lies ? 2 : 1) satisfies Direction);
}

export function placementsOfSticks(board: Board, set: StickSet): readonly Placement[] {
  const found = new Map<string, Placement>();
  for (const { name, sticks } of set.pieces)
    for (const form of turned(sticks, set))
      for (let row = -4; row < board.rows + 4; row++)
        for (let column = -4; column < board.columns + 4; column++) {
          const moved = ([down, right]: Corner): Corner => [row + down, column + right];
          const elements = form
            .map(([from, to]) => elementBetween(board, set.on, [moved(from), moved(to)]))
            .filter((element) => element !== undefined)
            .toSorted((a, b) => a - b);
          if (elements.length < form.length || new Set(elements).size < elements.length) continue;
          found.set(`${name} ${elements.join()}`, { piece: name, cells: elements });
        }
  return [...found.values()];
}
