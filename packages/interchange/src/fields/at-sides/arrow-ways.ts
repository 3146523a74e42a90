/** Ways from cell to cell, which the formats draw as arrows between two cells that follow each other. */
import { placeAt } from "../../cursor.js";
import type { Givens, Layer, Value } from "../../givens.js";
import { linkCells } from "../../places.js";
import type { Field } from "../field.js";
import { cellName } from "../regions/division.js";

const STEPS = "steps of ways";

type Size = Pick<Givens, "rows" | "columns">;

const isBack = (direction: Value | undefined): boolean => direction === "left" || direction === "up";

/** The fields by `inner`, which makes of a layer of directions on links a part of a text. */
export const arrowWays = (inner: (layer: string) => Field, layer: string): Field => {
  const field = inner(STEPS);
  return {
    read(cursor, draft) {
      const start = cursor.at;
      const problem = field.read(cursor, draft);
      const steps = draft.layers.get(STEPS) ?? [];
      draft.layers.delete(STEPS);
      if (problem !== undefined) return problem;
      const ways = waysAlong(draft, steps);
      if (typeof ways === "string")
        return {
          kind: "not-in-class",
          puzzle: draft.puzzle,
          what: ways,
          at: placeAt(cursor, start, cursor.at),
        };
      draft.layers.set(layer, [...ways]);
      return undefined;
    },
    write(givens) {
      const steps = stepsOf(givens, givens.layers.get(layer) ?? []);
      if (typeof steps === "string")
        return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `${layer} ${steps}` } };
      return field.write({ ...givens, layers: new Map(givens.layers).set(STEPS, steps) });
    },
  };
};

/** The ways in reading order of their first cells; in words, what is no way. */
function waysAlong(size: Size, steps: Layer): readonly (readonly number[])[] | string {
  const after = new Map<number, number>();
  const before = new Map<number, number>();
  for (const [link, [first, last]] of linkCells(size).entries()) {
    const direction = steps[link];
    if (direction === undefined) continue;
    const [from, to] = isBack(direction) ? [last, first] : [first, last];
    if (after.has(from) || before.has(to))
      return `arrows that branch or meet at ${cellName(size, after.has(from) ? from : to)}`;
    after.set(from, to);
    before.set(to, from);
  }
  const ways: number[][] = [];
  const seen = new Set<number>();
  for (const start of [...after.keys()].filter((cell) => !before.has(cell)).sort((a, b) => a - b)) {
    const way: number[] = [];
    for (let cell: number | undefined = start; cell !== undefined; cell = after.get(cell)) {
      way.push(cell);
      seen.add(cell);
    }
    ways.push(way);
  }
  const closed = [...after.keys()].find((cell) => !seen.has(cell));
  return closed === undefined ? ways : `an arrow that closes at ${cellName(size, closed)}`;
}

/** The directions on links; in words, what is no step. */
function stepsOf(size: Size, ways: Layer): (Value | undefined)[] | string {
  const links = new Map(linkCells(size).map(([first, last], link) => [`${first} ${last}`, link]));
  const steps: (Value | undefined)[] = [];
  const met = new Set<number>();
  for (const way of ways) {
    if (!Array.isArray(way)) continue;
    const cells: readonly number[] = way;
    for (const [at, cell] of cells.entries()) {
      if (met.has(cell)) return `with a second way at ${cellName(size, cell)}`;
      met.add(cell);
      const next = cells[at + 1];
      if (next === undefined) continue;
      const link = links.get(cell < next ? `${cell} ${next}` : `${next} ${cell}`);
      if (link === undefined)
        return `with a step from ${cellName(size, cell)} to ${cellName(size, next)}, which are no neighbours`;
      const isUpright = Math.abs(next - cell) === size.columns && link >= size.rows * (size.columns - 1);
      steps[link] = isUpright ? (next < cell ? "up" : "down") : next < cell ? "left" : "right";
    }
  }
  return steps;
}
