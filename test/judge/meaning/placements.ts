/** S1 to S6: pieces, the ways to put them, and all sets of placements of which no two share a cell. */
import type { Board } from "./board.js";
import { TooMany } from "./too-many.js";

export interface Piece {
  readonly name: string;
  /** Rows and columns, from 0. */
  readonly squares: readonly (readonly [number, number])[];
}

export interface PieceSet {
  readonly pieces: readonly Piece[];
  readonly rotations: boolean;
  readonly reflections: boolean;
}

export interface Placement {
  readonly piece: string;
  readonly cells: readonly number[];
}

type Square = readonly [number, number];
const turn = ([row, column]: Square): Square => [column, -row];
const mirror = ([row, column]: Square): Square => [row, -column];

function orientations({ squares }: Piece, rotations: boolean, reflections: boolean): (readonly Square[])[] {
  const forms: (readonly Square[])[] = [squares];
  // Turned over left to right, top to bottom, and one after the other.
  if (reflections) {
    const over = squares.map(mirror);
    forms.push(over, over.map(turn).map(turn), squares.map(turn).map(turn));
  }
  const all = rotations
    ? forms.flatMap((form) => {
        const turns = [form];
        for (let k = 0; k < 3; k++) turns.push((turns.at(-1) ?? form).map(turn));
        return turns;
      })
    : forms;
  return all.map((form) => {
    const top = Math.min(...form.map(([row]) => row));
    const left = Math.min(...form.map(([, column]) => column));
    return form.map(([row, column]): Square => [row - top, column - left]);
  });
}

/** S2: ways that cover the same cells are one. */
export function placementsOf(
  board: Board,
  { pieces, rotations, reflections }: PieceSet,
): readonly Placement[] {
  const found = new Map<string, Placement>();
  for (const piece of pieces)
    for (const form of orientations(piece, rotations, reflections))
      for (let row = 0; row < board.rows; row++)
        for (let column = 0; column < board.columns; column++) {
          const cells = form.map(([down, right]) =>
            board.torus
              ? board.at((row + down) % board.rows, (column + right) % board.columns)
              : board.at(row + down, column + right),
          );
          const there = cells.filter((cell) => cell !== undefined).toSorted((a, b) => a - b);
          if (there.length !== form.length || new Set(there).size !== there.length) continue;
          found.set(`${piece.name} ${there.join()}`, { piece: piece.name, cells: there });
        }
  return [...found.values()];
}

/** All sets of placements that do not overlap, with so many of each piece as `allowed` says. */
export function setsOfPlacements(
  placements: readonly Placement[],
  allowed: (piece: string, times: number) => boolean,
  pieces: readonly string[],
  most: number,
): readonly (readonly Placement[])[] {
  const found: Placement[][] = [];
  const chosen: Placement[] = [];
  const used = new Set<number>();
  let tried = 0;
  const choose = (at: number): void => {
    if (++tried > 500_000) throw new TooMany();
    const placement = placements[at];
    if (placement === undefined) {
      const times = (piece: string): number => chosen.filter((one) => one.piece === piece).length;
      if (!pieces.every((piece) => allowed(piece, times(piece)))) return;
      found.push([...chosen]);
      if (found.length > most) throw new TooMany();
      return;
    }
    choose(at + 1);
    if (placement.cells.some((cell) => used.has(cell))) return;
    for (const cell of placement.cells) used.add(cell);
    chosen.push(placement);
    choose(at + 1);
    chosen.pop();
    for (const cell of placement.cells) used.delete(cell);
  };
  choose(0);
  return found;
}
