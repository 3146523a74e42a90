/**
 * Polyominoes of n cells, enumerated by growing those of n - 1, so that no list of shapes has to be trusted. A shape is its cells as
 * [row, column] from 0, in reading order; of its orientations the first in text order stands for all. Cost: about 4n times the number of fixed
 * shapes, 216 for n = 6.
 */
export type Cells = readonly (readonly [number, number])[];

/** Which shapes are one: turned and turned over, only turned, or none. */
export type Sameness = "free" | "one-sided" | "fixed";

export function polyominoes(size: number, sameness: Sameness): readonly Cells[] {
  let fixed = new Map<string, Cells>([["0,0", [[0, 0]]]]);
  for (let n = 1; n < size; n++) {
    const larger = new Map<string, Cells>();
    for (const cells of fixed.values()) {
      for (const grown of growths(cells)) larger.set(keyOfCells(grown), grown);
    }
    fixed = larger;
  }
  const classes = new Map<string, Cells>();
  for (const cells of fixed.values()) {
    const first = firstOrientation(cells, sameness);
    classes.set(keyOfCells(first), first);
  }
  return [...classes.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cells]) => cells);
}

function* growths(cells: Cells): Generator<Cells> {
  const taken = new Set(cells.map(String));
  for (const [row, column] of cells) {
    for (const next of [
      [row - 1, column],
      [row, column + 1],
      [row + 1, column],
      [row, column - 1],
    ] as const) {
      if (!taken.has(String(next))) yield normalised([...cells, next]);
    }
  }
}

/** Moved so that the least row and column are 0, in reading order. */
export function normalised(cells: Cells): Cells {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => [row - top, column - left] as const)
    .sort(([r, c], [s, d]) => r - s || c - d);
}

export const keyOfCells = (cells: Cells): string => cells.map(String).join(" ");

const turned = (cells: Cells): Cells => normalised(cells.map(([row, column]) => [column, -row] as const));
const mirrored = (cells: Cells): Cells => normalised(cells.map(([row, column]) => [row, -column] as const));

/** Distinct orientations, itself first. */
export function orientations(cells: Cells, sameness: Sameness): readonly Cells[] {
  const all = new Map<string, Cells>();
  let turn = normalised(cells);
  for (let quarter = 0; quarter < 4; quarter++) {
    all.set(keyOfCells(turn), turn);
    if (sameness === "fixed") break;
    turn = turned(turn);
  }
  if (sameness === "free") {
    for (const cells of [...all.values()].flatMap((each) => orientations(mirrored(each), "one-sided"))) {
      all.set(keyOfCells(cells), cells);
    }
  }
  return [...all.values()];
}

/** Longest rows on top, so that shapes look as one draws them: an I lies, an L stands on its side. */
function firstOrientation(cells: Cells, sameness: Sameness): Cells {
  const [first, ...others] = orientations(cells, sameness).map((each) => [keyOfCells(each), each] as const);
  if (first === undefined) return cells;
  return others.reduce((least, each) => (each[0] < least[0] ? each : least), first)[1];
}

export function isConnected(cells: Cells): boolean {
  const left = new Set(cells.map(String));
  const [start] = cells;
  const queue = start === undefined ? [] : [start];
  for (const [row, column] of queue) {
    if (!left.delete(String([row, column]))) continue;
    queue.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
  return left.size === 0;
}
