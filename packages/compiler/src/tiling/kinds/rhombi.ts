/** The rhombille tiling, which looks like piled boxes: each hexagon that stands on a corner is three rhombi, one above and one at each side. */

import { meshOfPolygons, type Polygon } from "../polygons.js";
import { type Kind, liesFlat } from "./kind.js";

export const rhombi: Kind = {
  rectangle: (rows, columns) =>
    meshOfPolygons({
      tiling: "rhombi",
      lacks: ["column", "extent"],
      rows: Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, place) => rhombusAt(row, Math.floor(place / 3), place % 3)),
      ),
      directions: [],
      across: 0,
      down: 0,
      gluing: undefined,
      scale: [1.6, 1.6 / Math.sqrt(3)],
      lines: (numberOf) => [
        {
          kind: "row",
          lines: Array.from({ length: rows }, (_, row) =>
            Array.from({ length: columns }, (_, place) => numberOf(row, place)),
          ),
        },
      ],
    }),
  misfit: liesFlat("rhombi"),
};

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
  return { corners: parts[part] ?? [], directions: [] };
}
