/** The board that a board line says: one table from its words to the tiling that is meant. */
import type { Board, CellIndex } from "../board.js";
import type { BoardForm, Gluing, Tile } from "../vocabulary/tilings.js";
import { cubes, joinedSquares } from "./cubes.js";
import { hexagonOfHexagons, rectangleOfHexagons, triangleOfHexagons } from "./hexagons.js";
import type { Mesh } from "./mesh.js";
import { makeMeshBoard } from "./mesh-board.js";
import { makeBoard } from "./squares.js";
import { hexagonOfTriangles, rectangleOfTriangles, triangleOfTriangles } from "./triangles.js";

export interface BoardKind {
  /** Absent: a rectangle, or a box. */
  readonly form?: BoardForm;
  readonly tile: Tile;
  readonly gluing?: Gluing;
  /** Rows, columns, layers, rows of layers; of a form the length of its side. */
  readonly lengths: readonly number[];
}

/** At least as many as it has. */
export function cellCountOf({ form, tile, lengths }: BoardKind): number {
  const [side = 0] = lengths;
  if (form === undefined) return lengths.reduce((product, length) => product * length, 1);
  return (form === "hexagon" ? (tile === "triangles" ? 6 : 3) : 1) * side * side;
}

/** `makes`: one board for each set of holes. */
export function boardOf(kind: BoardKind): (without?: Iterable<CellIndex>) => Board {
  const { gluing, lengths } = kind;
  const [rows = 1, columns = 1] = lengths;
  if (isRectangleOfSquares(kind))
    return (without = []) => makeBoard(rows, columns, { torus: gluing === "torus", without });
  const mesh = meshOf(kind);
  return (without = []) => makeMeshBoard(mesh, { without });
}

const isRectangleOfSquares = ({ form, tile, gluing, lengths }: BoardKind): boolean =>
  form === undefined &&
  tile === "squares" &&
  lengths.length === 2 &&
  (gluing === undefined || gluing === "torus");

function meshOf({ form, tile, gluing, lengths }: BoardKind): Mesh {
  const [rows = 1, columns = 1] = lengths;
  if (form === "hexagon") return tile === "triangles" ? hexagonOfTriangles(rows) : hexagonOfHexagons(rows);
  if (form === "triangle") return tile === "hexagons" ? triangleOfHexagons(rows) : triangleOfTriangles(rows);
  if (tile === "hexagons") return rectangleOfHexagons(rows, columns, gluing);
  if (tile === "triangles") return rectangleOfTriangles(rows, columns, gluing);
  return lengths.length > 2
    ? cubes(lengths, gluing === "torus")
    : joinedSquares(rows, columns, gluing ?? "torus");
}

/** Why the rims of such a board do not fit each other; undefined where they do. */
export function misfit({ form, tile, gluing, lengths }: BoardKind): string | undefined {
  const [rows = 1, columns = 1] = lengths;
  if (form !== undefined || gluing === undefined || tile === "squares") return undefined;
  const odd = (length: number): boolean => length % 2 === 1;
  if (tile === "hexagons") {
    if (gluing === "torus" && odd(rows)) return "a torus of hexagons has an even number of rows";
    return gluing === "mobius" && !odd(rows)
      ? "a Möbius strip of hexagons has an odd number of rows"
      : undefined;
  }
  if (gluing === "mobius")
    return odd(rows) === odd(columns)
      ? undefined
      : "the rows and the columns of a Möbius strip of triangles are both even or both odd";
  if (odd(columns)) return `a ${gluing} of triangles has an even number of columns`;
  return gluing === "torus" && odd(rows) ? "a torus of triangles has an even number of rows" : undefined;
}
