/** The rhombille tiling, which looks like piled boxes: each hexagon that stands on a corner is three rhombi, one above and one at each side. */

import type { Polygon } from "../polygons.js";
import type { Kind } from "./kind.js";
import { withoutDirections } from "./without-directions.js";

export const rhombi: Kind = withoutDirections(
  "rhombi",
  (row, place) => rhombusAt(row, Math.floor(place / 3), place % 3),
  [1.6, 1.6 / Math.sqrt(3)],
);

/** One unit to the right is half a hexagon; three units down are a row. First the rhombus at the left, then that above, then that at the right. */
function rhombusAt(row: number, hexagon: number, part: number): Polygon {
  const [x, y] = [2 * hexagon + (row % 2), 3 * row];
  const at = (right: number, down: number): readonly [number, number] => [x + right, y + down];
  const middle = at(0, 0);
  const parts = [
    [at(-1, -1), middle, at(0, 2), at(-1, 1)],
    [at(0, -2), at(1, -1), middle, at(-1, -1)],
    [middle, at(1, -1), at(1, 1), at(0, 2)],
  ];
  return { corners: parts[part] ?? [] };
}
