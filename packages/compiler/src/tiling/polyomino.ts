/**
 * Polyominoes of n cells, enumerated by growing those of n - 1, so that no list of shapes has to be trusted. A shape is its cells as
 * [row, column] from 0, in reading order; of its orientations the first in text order stands for all. Cost: about 4n times the number of fixed
 * shapes, 216 for n = 6.
 */
import { type Form, keyOfForm, orientations, shiftedToOrigin } from "./forms.js";

/** Which shapes are one: turned and turned over, only turned, or none. */
export type Sameness = "free" | "one-sided" | "fixed";

export function polyominoes(size: number, sameness: Sameness): readonly Form[] {
  let fixed = new Map<string, Form>([["0,0", [[0, 0]]]]);
  for (let n = 1; n < size; n++) {
    const larger = new Map<string, Form>();
    for (const cells of fixed.values()) {
      for (const grown of growths(cells)) larger.set(keyOfForm(grown), grown);
    }
    fixed = larger;
  }
  const classes = new Map<string, Form>();
  for (const cells of fixed.values()) {
    const first = firstOrientation(cells, sameness);
    classes.set(keyOfForm(first), first);
  }
  return [...classes.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cells]) => cells);
}

function* growths(cells: Form): Generator<Form> {
  const taken = new Set(cells.map(String));
  for (const [row, column] of cells) {
    for (const next of [
      [row - 1, column],
      [row, column + 1],
      [row + 1, column],
      [row, column - 1],
    ] as const) {
      if (!taken.has(String(next))) yield shiftedToOrigin([...cells, next]);
    }
  }
}

/** The orientations that are one with it. */
export const ofSameness = (cells: Form, sameness: Sameness): readonly Form[] =>
  orientations(cells, sameness !== "fixed", sameness === "free");

/** Longest rows on top, so that shapes look as one draws them: an I lies, an L stands on its side. */
function firstOrientation(cells: Form, sameness: Sameness): Form {
  const [first, ...others] = ofSameness(cells, sameness).map((each) => [keyOfForm(each), each] as const);
  if (first === undefined) return cells;
  return others.reduce((least, each) => (each[0] < least[0] ? each : least), first)[1];
}

export function isConnected(cells: Form): boolean {
  const left = new Set(cells.map(String));
  const [start] = cells;
  const queue = start === undefined ? [] : [start];
  for (const [row, column] of queue) {
    if (!left.delete(String([row, column]))) continue;
    queue.push([row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]);
  }
  return left.size === 0;
}
