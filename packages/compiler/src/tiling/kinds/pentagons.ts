/**
 * The Cairo tiling: a chessboard of squares whose sides are bent, those at the left and right of a white square outwards, those above and below it inwards, so that each square
 * is two pentagons: white ones stand side by side, black ones above each other.
 */

import type { Polygon } from "../polygons.js";
import type { Kind } from "./kind.js";
import { withoutDirections } from "./without-directions.js";

/** A square is four units wide, and a side is bent by one. */
const [WIDE, BENT] = [4, 1];

export const pentagons: Kind = withoutDirections(
  "pentagons",
  (row, place) => pentagonAt(row, Math.floor(place / 2), place % 2),
  [0.75, 0.75],
);

function pentagonAt(row: number, square: number, half: number): Polygon {
  const [x, y] = [WIDE * square, WIDE * row];
  const [middle, far] = [WIDE / 2, WIDE];
  const isWhite = (row + square) % 2 === 0;
  const at = (right: number, down: number): readonly [number, number] => [x + right, y + down];
  const [in_, out] = [BENT, -BENT];
  const corners = isWhite
    ? half === 0
      ? [at(0, 0), at(middle, in_), at(middle, far - in_), at(0, far), at(out, middle)]
      : [at(middle, in_), at(far, 0), at(far - out, middle), at(far, far), at(middle, far - in_)]
    : half === 0
      ? [at(0, 0), at(middle, out), at(far, 0), at(far - in_, middle), at(in_, middle)]
      : [at(in_, middle), at(far - in_, middle), at(far, far), at(middle, far - out), at(0, far)];
  return { corners };
}
