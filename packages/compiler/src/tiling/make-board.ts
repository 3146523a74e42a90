/** The board that a board line says. */
import type { Board, CellIndex } from "../board.js";
import type { BoardForm, Gluing, Tile } from "../vocabulary/tilings.js";
import { cubes } from "./kinds/cubes.js";
import { kinds } from "./kinds/table.js";
import type { Mesh } from "./mesh.js";
import { makeMeshBoard } from "./mesh-board.js";
import { makeBoard } from "./squares.js";

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
  return form === undefined
    ? lengths.reduce((product, length) => product * length, 1)
    : (kinds[tile].forms?.[form]?.cells ?? 1) * side * side;
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
  if (lengths.length > 2) return cubes(lengths, gluing === "torus");
  const made = form === undefined ? undefined : kinds[tile].forms?.[form];
  return made === undefined ? kinds[tile].rectangle(rows, columns, gluing) : made.make(rows);
}

/** Why the rims of such a board do not fit each other; undefined where they do. */
export function misfit({ form, tile, gluing, lengths }: BoardKind): string | undefined {
  const [rows = 1, columns = 1] = lengths;
  if (form !== undefined || gluing === undefined) return undefined;
  return kinds[tile].misfit?.(rows, columns, gluing);
}
