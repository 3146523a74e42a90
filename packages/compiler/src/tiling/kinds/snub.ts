/**
 * The snub square tiling: two squares and three triangles round each corner. All sides have one length and one of twelve directions, which whole numbers stand for nearly; the
 * drawing has the true ones.
 */

import type { Polygon } from "../polygons.js";
import type { Kind } from "./kind.js";
import { withoutDirections } from "./without-directions.js";

type Corner = readonly [number, number, number, number];

/** Corners as sums of sides at 0, 30, 60 and 90 degrees: those at 120 and 150 are differences of these. */
const e: Readonly<Record<0 | 30 | 60 | 90 | 120 | 150, Corner>> = {
  0: [1, 0, 0, 0],
  30: [0, 1, 0, 0],
  60: [0, 0, 1, 0],
  90: [0, 0, 0, 1],
  120: [-1, 0, 1, 0],
  150: [0, -1, 0, 1],
};

const sum = (...all: readonly Corner[]): Corner =>
  all.reduce<Corner>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]], [0, 0, 0, 0]);
const times = (corner: Corner, factor: number): Corner => [
  corner[0] * factor,
  corner[1] * factor,
  corner[2] * factor,
  corner[3] * factor,
];

/** The six cells that are laid again and again. */
const origin: Corner = [0, 0, 0, 0];
const [top, far] = [sum(e[90], e[60]), sum(e[0], e[90])];
const parts: readonly (readonly Corner[])[] = [
  [origin, e[0], far, e[90]],
  [e[0], sum(e[0], e[30]), far],
  [e[90], far, top],
  [e[90], top, sum(e[90], e[120])],
  [far, sum(far, e[30]), sum(top, e[30]), top],
  [far, sum(e[0], e[30]), sum(far, e[30])],
];
/** From one of them to the next at the right, and to that below. */
const [right, down] = [sum(e[0], e[30]), sum(e[90], e[120])];

/** A turn by which rows lie level: without it, a step to the right leads down by 15 degrees. */
const TURN = -Math.PI / 12;
const LONG = 2.6;

function placeOf(corner: Corner): readonly [down: number, right: number] {
  let [x, y] = [0, 0];
  corner.forEach((count, i) => {
    x += LONG * count * Math.cos((i * Math.PI) / 6 + TURN);
    y += LONG * count * Math.sin((i * Math.PI) / 6 + TURN);
  });
  return [y, x];
}

export const snub: Kind = withoutDirections(
  "snub squares",
  (row, place): Polygon => {
    const from = sum(times(right, Math.floor(place / parts.length)), times(down, row));
    const corners = (parts[place % parts.length] ?? []).map((corner) => sum(from, corner));
    return {
      corners: corners.map((at) => [8 * at[0] + 7 * at[1] + 4 * at[2], 4 * at[1] + 7 * at[2] + 8 * at[3]]),
      drawn: corners.map(placeOf),
    };
  },
  [1, 1],
);
