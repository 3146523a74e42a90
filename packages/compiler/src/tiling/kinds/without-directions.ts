/** Rectangles of cells whose sides lie in no direction that rules could name: rows of a map, and no other lines. */
import type { TilingName } from "../../vocabulary/tilings.js";
import { meshOfPolygons, type Polygon } from "../polygons.js";
import type { Kind } from "./kind.js";

/** `cellAt`: the polygon of a row and a place in it; `scale`: as meshes of polygons have it. */
export const withoutDirections = (
  tiling: TilingName,
  cellAt: (row: number, place: number) => Polygon,
  scale: readonly [x: number, y: number],
): Kind => ({
  rectangle: (rows, columns) => {
    const places = <Found>(of: (row: number, place: number) => Found): Found[][] =>
      Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, place) => of(row, place)));
    return meshOfPolygons({
      tiling,
      lacks: ["column", "extent"],
      rows: places(cellAt),
      directions: [],
      across: 0,
      down: 0,
      gluing: undefined,
      scale,
      lines: (numberOf) => [{ kind: "row", lines: places(numberOf) }],
    });
  },
  misfit: () => `a board of ${tiling} lies flat`,
});
