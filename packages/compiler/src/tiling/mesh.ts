/**
 * A mesh: a tiling as data, from which all that a board has follows (mesh-board.ts). Sides and corners have keys, and two cells that share a key share the side or
 * the corner; so a board that goes round is one whose keys go round.
 */
import type { CellIndex, Direction, Lacking } from "../board.js";
import type { LatticeName, TilingName } from "../vocabulary/tilings.js";
import type { LatticePoint } from "./lattice.js";
import type { SheetPoint } from "./sheet.js";

export interface MeshSide {
  /** Absent where sides lie in no direction that rules could name. */
  readonly direction?: Direction;
  readonly key: string;
  /** Where it is drawn, if it is no side of the outline: a hole, or a part that lies apart. */
  readonly line?: readonly [SheetPoint, SheetPoint];
}

export interface MeshCell {
  /** In a plane clockwise from the top: side i lies between corner i and corner i + 1. */
  readonly sides: readonly MeshSide[];
  readonly corners: readonly string[];
  /** Where its corners are drawn; the first of them is that of the first corner. */
  readonly outline: readonly SheetPoint[];
  /** Holes in it, and parts that lie apart, of a place that is drawn as several polygons. */
  readonly otherRings?: readonly (readonly SheetPoint[])[];
  /** Where its values stand; absent: in the middle of its corners. */
  readonly centre?: SheetPoint;
}

/** A family of lines, each in order. */
export interface MeshLines {
  /** `row`, `column`, or a word of messages. */
  readonly kind: string;
  readonly lines: readonly (readonly CellIndex[])[];
}

export interface LatticePlaces {
  readonly name: LatticeName;
  readonly pointOf: (cell: CellIndex) => LatticePoint;
  /** Undefined off the board. */
  readonly cellAt: (point: LatticePoint) => CellIndex | undefined;
}

export interface Mesh {
  readonly tiling: TilingName;
  /** For places: by cell. Others are named by row and place. */
  readonly names?: readonly string[];
  /** Cells are drawn as discs, and sides as lines that join them. */
  readonly discs?: true;
  readonly lacks: readonly Lacking[];
  /** How many places each row of a map has. */
  readonly rowLengths: readonly number[];
  /** `board.height` and `board.width`. */
  readonly height: number;
  readonly width: number;
  readonly wraps: boolean;
  readonly directions: readonly Direction[];
  /** The places of its cells in an infinite tiling, which is wrapped round the board where its rims are joined; absent if it is not part of one. */
  readonly lattice?: LatticePlaces;
  /** By number, row * (longest row) + place; undefined where a row is shorter. */
  readonly cells: readonly (MeshCell | undefined)[];
  /** Rows, if there are any, then columns, if there are any, then the others. */
  readonly lines: readonly MeshLines[];
  /** For cells in a plane: side i of a cell lies between its corners i and i + 1. */
  readonly planar: boolean;
}
