/** The data of the vertices of `halves.ts`, and the symmetries that may map one half of a region to the other. */
import { at } from "../../kernel/indexing.js";
import { SYMMETRY_COUNT } from "./halves-layout.js";

export interface HalvesData {
  /** By vertex. */
  readonly side: Int32Array;
  readonly row: Int32Array;
  readonly column: Int32Array;
  /** 0: any. */
  readonly size: Int32Array;
  /** Where the places begin, and how many there are; by place, row by row: the vertex, or -1. */
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
  readonly vertexAt: Int32Array;
}

export function halvesData(data: ArrayLike<number>): HalvesData {
  const count = data.length / 4;
  const part = (k: number): Int32Array => Int32Array.from({ length: count }, (_, v) => data[4 * v + k] ?? 0);
  const [side, row, column, size] = [part(0), part(1), part(2), part(3)];
  const [top, bottom] = extent(row);
  const [left, right] = extent(column);
  const [height, width] = [bottom - top + 1, right - left + 1];
  const vertexAt = new Int32Array(height * width).fill(-1);
  for (let v = 0; v < count; v++) vertexAt[(at(row, v) - top) * width + at(column, v) - left] = v;
  return { side, row, column, size, top, left, height, width, vertexAt };
}

function extent(numbers: Int32Array): readonly [number, number] {
  let least = numbers[0] ?? 0;
  let most = least;
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  return [least, most];
}

/** The eight of the square, each four numbers: down and right of the image of one down, and of one right. Inverses are transposes. */
export const SYMMETRIES = Int32Array.of(
  ...[1, 0, 0, 1, 0, -1, 1, 0, -1, 0, 0, -1, 0, 1, -1, 0],
  ...[1, 0, 0, -1, -1, 0, 0, 1, 0, 1, 1, 0, 0, -1, -1, 0],
);

/**
 * The place of each vertex on a board around all vertices, numbered row by row, with a margin as wide as the greatest distance between two of
 * them: however a vertex is turned and moved, its image is on that board, and no two images get the same number.
 */
export function boardWithMargin({ row, column, top, left, height, width }: HalvesData): {
  readonly place: Int32Array;
  readonly width: number;
  readonly places: number;
} {
  const margin = Math.max(height, width);
  const across = width + 2 * margin;
  const place = row.map((own, v) => (own - top + margin) * across + at(column, v) - left + margin);
  return { place, width: across, places: across * (height + 2 * margin) };
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
  for (let k = 0; k < 4 * SYMMETRY_COUNT; k += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((part) => at(SYMMETRIES, k + part));
    const image = one.map(([y, x]): Place => [(a ?? 0) * y + (b ?? 0) * x, (c ?? 0) * y + (d ?? 0) * x]);
    if (key(image) === wanted) return true;
  }
  return false;
}
