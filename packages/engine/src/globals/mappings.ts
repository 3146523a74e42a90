/** Turnings, mirrorings and moves that may map one half of a region to the other. */
import { at } from "../kernel/indexing.js";
import type { HalvesData, HalvesState } from "./halves-state.js";

/** The vertex at the place that a vertex is mapped to, from either side to the other; -1 where there is none. */
export type Mapping = (vertex: number) => number;

/** By rows: the eight symmetries of the square. Their inverses are their transposes. */
const SYMMETRIES: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 0, 1],
  [0, -1, 1, 0],
  [-1, 0, 0, -1],
  [0, 1, -1, 0],
  [1, 0, 0, -1],
  [-1, 0, 0, 1],
  [0, 1, 1, 0],
  [0, -1, -1, 0],
];

/** Those for which what is certain is mapped to what is possible. Pre: `findPossible` of this region. */
export function* mappings(
  data: HalvesData,
  state: HalvesState,
  members: readonly number[],
): Generator<Mapping> {
  const { side, row, column, vertexAt } = data;
  const [anchor] = members;
  if (anchor === undefined) return;
  const own = at(side, anchor);
  const targets = state.possible[own === 0 ? 1 : 0];
  for (const [a, b, c, d] of SYMMETRIES)
    for (const target of targets) {
      const [fromRow, fromColumn] = [at(row, anchor), at(column, anchor)];
      const [toRow, toColumn] = [at(row, target), at(column, target)];
      const mapping: Mapping = (vertex) => {
        if (at(side, vertex) === own) {
          const [y, x] = [at(row, vertex) - fromRow, at(column, vertex) - fromColumn];
          return vertexAt(toRow + a * y + b * x, toColumn + c * y + d * x);
        }
        const [y, x] = [at(row, vertex) - toRow, at(column, vertex) - toColumn];
        return vertexAt(fromRow + a * y + c * x, fromColumn + b * y + d * x);
      };
      if (
        members.every((vertex) => {
          const image = mapping(vertex);
          return image >= 0 && state.isPossible(image, at(side, vertex) === 0 ? 1 : 0);
        })
      )
        yield mapping;
    }
}

type Place = readonly [row: number, column: number];

export function areCongruent(one: readonly Place[], other: readonly Place[]): boolean {
  const key = (places: readonly Place[]): string => {
    const [top, left] = [0, 1].map((k) => Math.min(...places.map((place) => place[k] ?? 0)));
    return places
      .map(([y, x]) => `${y - (top ?? 0)},${x - (left ?? 0)}`)
      .sort()
      .join(" ");
  };
  const wanted = key(other);
  return SYMMETRIES.some(
    ([a, b, c, d]) => key(one.map(([y, x]) => [a * y + b * x, c * y + d * x])) === wanted,
  );
}
