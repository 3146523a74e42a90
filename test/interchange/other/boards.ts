/** Random boards for the other encoder: cells, and divisions by borders, some of which end inside a room. */
import type { Value } from "./spell.js";

export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed * 2654435761;
  }

  below(limit: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }

  from(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(share: number): boolean {
    return this.below(1000) < share * 1000;
  }

  pick<T>(...values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }
}

export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Value[];
  /** Borders right of cells, row by row, and below them. */
  readonly right: readonly boolean[];
  readonly below: readonly boolean[];
  /** By cell the room, numbered in reading order; undefined for walls. */
  readonly rooms: readonly (number | undefined)[];
  readonly roomCount: number;
  /** There is a border with one room at both sides. */
  readonly loose: boolean;
}

/** The pairs of neighbours, with the place of the border between them. */
function* links(
  rows: number,
  columns: number,
): Generator<readonly [number, number, "right" | "below", number]> {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column + 1 < columns; column++)
      yield [row * columns + column, row * columns + column + 1, "right", row * (columns - 1) + column];
  for (let cell = 0; cell + columns < rows * columns; cell++) yield [cell, cell + columns, "below", cell];
}

/** `isWall`: cells that are in no room. */
export function board(
  dice: Dice,
  rows: number,
  columns: number,
  cells: readonly Value[],
  loose = false,
  isWall: (cell: number) => boolean = () => false,
): Board {
  const root = Array.from({ length: rows * columns }, (_, cell) => cell);
  const find = (cell: number): number => {
    let at = cell;
    while (root[at] !== at) at = root[at] as number;
    return at;
  };
  const share = dice.pick(0, 0.3, 0.5, 0.7, 1);
  for (const [a, b] of links(rows, columns))
    if (!isWall(a) && !isWall(b) && dice.chance(share))
      root[Math.max(find(a), find(b))] = Math.min(find(a), find(b));
  const numbers = new Map<number, number>();
  const rooms = root.map((_, cell) => {
    if (isWall(cell)) return undefined;
    const number = numbers.get(find(cell)) ?? numbers.size;
    numbers.set(find(cell), number);
    return number;
  });
  const borders = { right: [] as boolean[], below: [] as boolean[] };
  const inside: (readonly ["right" | "below", number])[] = [];
  for (const [a, b, side, place] of links(rows, columns)) {
    borders[side][place] = rooms[a] === undefined || rooms[a] !== rooms[b];
    if (!borders[side][place]) inside.push([side, place]);
  }
  // One border at a time, as long as its ends still hang together.
  let isLoose = false;
  if (loose)
    for (let tries = 0; tries < 3 && inside.length > 0; tries++) {
      const [side, place] = dice.pick(...inside);
      borders[side][place] = true;
      if (roomCountOf(rows, columns, borders, isWall) === numbers.size) isLoose = true;
      else borders[side][place] = false;
    }
  return { rows, columns, cells, ...borders, rooms, roomCount: numbers.size, loose: isLoose };
}

function roomCountOf(
  rows: number,
  columns: number,
  borders: { readonly right: readonly boolean[]; readonly below: readonly boolean[] },
  isWall: (cell: number) => boolean,
): number {
  const seen = new Set<number>();
  let count = 0;
  for (let first = 0; first < rows * columns; first++) {
    if (seen.has(first) || isWall(first)) continue;
    count++;
    const waiting = [first];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      if (seen.has(cell)) continue;
      seen.add(cell);
      const row = Math.floor(cell / columns);
      const column = cell % columns;
      if (column + 1 < columns && borders.right[row * (columns - 1) + column] !== true)
        waiting.push(cell + 1);
      if (column > 0 && borders.right[row * (columns - 1) + column - 1] !== true) waiting.push(cell - 1);
      if (row + 1 < rows && borders.below[cell] !== true) waiting.push(cell + columns);
      if (row > 0 && borders.below[cell - columns] !== true) waiting.push(cell - columns);
    }
  }
  return count;
}

export const cellsOf = (
  dice: Dice,
  count: number,
  value: () => Value,
  share = dice.pick(0, 0.1, 0.5, 1),
): readonly Value[] => Array.from({ length: count }, () => (dice.chance(share) ? value() : undefined));
