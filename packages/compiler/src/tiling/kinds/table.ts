/** All kinds of cells, by the word of a board line. */
import type { Tile } from "../../vocabulary/tilings.js";
import { cubeSurface } from "./cube-surface.js";
import { joinedSquares } from "./cubes.js";
import { hexagons } from "./hexagons.js";
import type { Kind } from "./kind.js";
import { pentagons } from "./pentagons.js";
import { rhombi } from "./rhombi.js";
import { snub } from "./snub.js";
import { triangles } from "./triangles.js";

export const kinds: Readonly<Record<Tile, Kind>> = {
  squares: {
    rectangle: (rows, columns, gluing) => joinedSquares(rows, columns, gluing ?? "torus"),
    forms: { cube: { make: cubeSurface, cells: 6 } },
  },
  hexagons,
  triangles,
  pentagons,
  rhombi,
  snub,
};
