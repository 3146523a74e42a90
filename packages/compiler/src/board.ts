/**
 * A board: how many cells there are, which of them exist, and how the elements of every sort are numbered. Everything that depends on
 * the form of the cells is in tiling/; this is what the rest of the compiler may rely on.
 *
 * A map of a board is R rows of text with C places, or fewer, in each. The numbering of cells (also that of JSON and of drawings):
 * - cell: row * C + place in the row, from 0, holes included, and places that a row of the map lacks.
 *
 * On a rectangle of squares, whose map is the board as it is, R rows, C columns (other tilings number what they have in the order in which
 * it is met, cell by cell):
 * - row, column: from 0. line: the rows, then the columns.
 * - link: first the horizontal ones (joining a cell to the one at its right), row by row, C - 1 a row (C on a torus: the last one wraps); then
 *   the vertical ones (joining a cell to the one below), row by row, C in each of R - 1 rows (R on a torus).
 * - pair of cells a < b that no link joins: after the links, a * R * C + b.
 * - edge: first the horizontal ones, (R + 1) rows of C (the border above each cell, and below the last row; on a torus R rows), then the
 *   vertical ones, R rows of C + 1 (left of each cell, and right of the last column; on a torus C).
 * - corner: (R + 1) rows of C + 1 (on a torus R rows of C).
 *
 * Of all boards:
 * - direction: as in vocabulary/directions.ts; up, right, down, left come first.
 * - side (a cell with a direction): cell * `directionSlots` + direction.
 */
import type { LatticePlaces } from "./tiling/mesh.js";
import type { Motions } from "./tiling/motions.js";
import type { BoardSheet } from "./tiling/sheet.js";
import type { CellSetSort } from "./vocabulary/sorts.js";
import type { TilingName } from "./vocabulary/tilings.js";

export type CellIndex = number;
/** A number of vocabulary/directions.ts. */
export type Direction = number;

/** Sorts and attributes that a tiling may lack. */
export type Lacking =
  | "row"
  | "column"
  | CellSetSort
  | "corner"
  | "ring"
  | "extent"
  | "line"
  | "edge"
  | "direction";

/**
 * The surroundings of a cell or a corner, clockwise from the top (of a corner: from the upper left). The border and holes cut it into
 * pieces that do not touch; uncut it is `closed`: its last cell touches its first.
 * (A torus of less than three rows or columns meets itself in the ring; each cell is there once, where it is met first.)
 */
export interface Ring {
  readonly pieces: readonly (readonly CellIndex[])[];
  readonly closed: boolean;
}

/** A rectangle of the board, in places: rows and columns from 0. */
export interface Rectangle {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** A family of sets of cells that tile, cross or window the board; sets are in order (reading order, or along the line). */
export interface CellSets {
  readonly sets: readonly (readonly CellIndex[])[];
  /** For lines: the places that each runs through, in order; undefined at holes. */
  readonly places?: readonly (readonly (CellIndex | undefined)[])[];
  /** Tells a diagonal, box or block apart from all others of the board, by its place: it is the same in each family that has it. */
  readonly keys?: readonly string[];
  /** For messages: `row 3`, `box 2`, `the diagonal from r1c2 to r4c5`. */
  readonly name: (index: number) => string;
}

export interface BoardSymmetry {
  /** By cell. */
  readonly cells: readonly CellIndex[];
  /** `mirror`: left to right. */
  readonly kind: "none" | "half-turn" | "quarter-turn" | "mirror" | "other";
}

/** The sets of cells that rows and columns of a rectangle make, by the sorts of `vocabulary/sorts.ts`. A tiling without a rectangle has none. */
export interface SetsOfRectangles {
  /**
   * First the down ones (running to the lower right), then the up ones (to the upper right), each from its left end. On a torus they are
   * the orbits of the diagonal step, each once: gcd(R, C) a way, of lcm(R, C) cells; where both ways give the same orbits (a gcd of 1
   * or 2) `both` has them once. `long`: those that run through as many successive places of a rectangle (of the whole board, where none is
   * named) as its shorter side has, without wrapping: the two from corner to corner of a square.
   */
  readonly diagonals: (which: "up" | "down" | "both", long: boolean, within?: Rectangle) => CellSets;
  /** Undefined if boxes of that size do not tile the board, or the rectangle. A box that is all holes is left out. */
  readonly boxes: (height: number, width: number, within?: Rectangle) => CellSets | undefined;
  /** Every window of that size that lies on existing cells; on a torus they wrap, and each set is there once. */
  readonly blocks: (height: number, width: number) => CellSets;
}

export interface Board extends SetsOfRectangles {
  readonly tiling: TilingName;
  /** For places that have names: by name. */
  readonly named?: ReadonlyMap<string, CellIndex>;
  /** Parts that the tiling does not have: a rule that names one is refused with a message. */
  readonly lacks: ReadonlySet<Lacking>;
  /** Rows of the map. */
  readonly rows: number;
  /** Places of its longest row. */
  readonly columns: number;
  /** How many places a row of the map has. */
  readonly placesInRow: (row: number) => number;
  /** `board.height` and `board.width`. */
  readonly height: number;
  readonly width: number;
  /** It goes round, one way at least. */
  readonly torus: boolean;
  /** The directions that its sides have, in order. */
  readonly directions: readonly Direction[];
  /** More than the number of any of its directions. */
  readonly directionSlots: number;
  /** Where its cells lie in a tiling without end; absent of a board that is part of none. `cellAt` is undefined off the board, and at a hole. */
  readonly lattice?: LatticePlaces;
  /** Where its cells lie when it is drawn; absent of a rectangle of squares, whose cells lie as they are numbered. */
  readonly sheet?: BoardSheet;
  /** The cells that exist, in reading order. */
  readonly cells: readonly CellIndex[];
  readonly exists: (cell: CellIndex) => boolean;
  /** `r3c5`, or the name of a place. */
  readonly cellName: (cell: CellIndex) => string;
  /** Undefined outside the board, and at a hole. */
  readonly cellAt: (row: number, column: number) => CellIndex | undefined;
  /** Its number among `lines.row` and `lines.column`, from 0. */
  readonly rowOf: (cell: CellIndex) => number;
  readonly columnOf: (cell: CellIndex) => number;
  /** Undefined off the board, at a hole, or if a torus is so narrow that a cell would be its own neighbour. */
  readonly next: (cell: CellIndex, direction: Direction) => CellIndex | undefined;
  /** The different cells that share a side, in the order of the directions. */
  readonly neighbours: (cell: CellIndex) => readonly CellIndex[];
  /** The different cells that share a side or a corner, in reading order of their places round the cell. */
  readonly around: (cell: CellIndex) => readonly CellIndex[];
  readonly ring: (cell: CellIndex) => Ring;
  readonly cornerRing: (corner: number) => Ring;
  /** From the neighbour to the border or a hole; on a torus once round, the cell itself not included. */
  readonly look: (cell: CellIndex, direction: Direction) => readonly CellIndex[];
  /**
   * The places from one cell to the other, both included; undefined at holes. Undefined where the cells share no line. It
   * never wraps.
   */
  readonly span: (from: CellIndex, to: CellIndex) => readonly (CellIndex | undefined)[] | undefined;
  /** Steps from neighbour to neighbour (of squares by coordinates: a torus and holes make no difference). */
  readonly distance: (from: CellIndex, to: CellIndex) => number;
  /** It lacks a neighbour on one of its sides because the board ends there (never on a torus; a hole is no border). */
  readonly isBorder: (cell: CellIndex) => boolean;
  /** Rows and columns keep their numbers, so a row that is all holes is an empty set. Lines begin with the rows, then the columns. */
  readonly lines: { readonly row: CellSets; readonly column: CellSets; readonly line: CellSets };
  readonly linkCount: number;
  /** With all pairs of cells that no link joins, which come after the links: what links of one's own are made of. */
  readonly pairCount: number;
  /** The two cells of a link or pair, first the left or upper one; undefined where one of them does not exist. */
  readonly linkEnds: (link: number) => readonly [CellIndex, CellIndex] | undefined;
  readonly linkFrom: (cell: CellIndex, direction: Direction) => number | undefined;
  /** The first link that joins two cells, in either order. */
  readonly linkBetween: (a: CellIndex, b: CellIndex) => number | undefined;
  /** The same, or the pair of two cells that no link joins; undefined of a cell and itself. */
  readonly pairOf: (a: CellIndex, b: CellIndex) => number | undefined;
  /** `r1c1-r1c2` */
  readonly linkName: (link: number) => string;
  readonly edgeCount: number;
  /** Undefined if the cell has no side in that direction. */
  readonly edgeOf: (cell: CellIndex, direction: Direction) => number | undefined;
  /** The edges of a cell, different ones, in the order of its sides. */
  readonly edgesOf: (cell: CellIndex) => readonly number[];
  /** The existing cells beside an edge, the upper or left one first; none between two holes. */
  readonly edgeCells: (edge: number) => readonly CellIndex[];
  /** `r1c1.up`, or by the number of the side where sides have no direction: from the cell below or at the right of it, or, where that is missing, from the other. */
  readonly edgeName: (edge: number) => string;
  readonly cornerCount: number;
  /** The corner between two sides of a cell; undefined where these do not meet. */
  readonly cornerOf: (cell: CellIndex, one: Direction, other: Direction) => number | undefined;
  /** The corners of a cell, different ones: upper left, upper right, lower left, lower right, or clockwise from the top. */
  readonly cornersOf: (cell: CellIndex) => readonly number[];
  /** The places beside an edge, holes too, where the sheet has one: what a line along the edge parts. */
  readonly edgeFaces: (edge: number) => readonly [CellIndex | undefined, CellIndex | undefined];
  /** The corners between which an edge lies; the same twice on a board that closes on itself there. */
  readonly edgeEnds: (edge: number) => readonly [number, number] | undefined;
  /** The edges that end in a corner, of each cell round it the two that meet there. */
  readonly edgesAt: (corner: number) => readonly number[];
  /** The existing cells round a corner: upper left, upper right, lower left, lower right. */
  readonly cornerCells: (corner: number) => readonly CellIndex[];
  /** `r1c1-r2c2`: its first and last cell; `r1c1` at a corner of the board. */
  readonly cornerName: (corner: number) => string;
  /** Rotations and reflections that map the board to itself (the identity first), without shifts of a board that goes round. */
  readonly symmetries: () => readonly BoardSymmetry[];
  /** All that map the board to itself, and what lies on it with it: where rims are joined shifts too. */
  readonly motions: Motions;
}

/** Options that tell two boards of the same size apart. */
export interface BoardOptions {
  readonly torus?: boolean;
  /** Holes: cells of the full rectangle, numbered as above. */
  readonly without?: Iterable<CellIndex>;
}
