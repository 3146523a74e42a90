/**
 * The description of a drawing: what is shown where, before characters or pixels are chosen.
 *
 * Produced by: draw/make-scene.ts, from a `Picture`. Consumed by: draw/text/text.ts and draw/svg/svg.ts, and by whoever shows a board otherwise.
 * Established: what is drawn and by which rule (grammar/drawing.md); what was given is told apart from what was found.
 * Not here: sizes, colours as numbers, fonts.
 * Places on the board are counted in half cells, (0, 0) being the upper left corner: the centre of the cell in row r and column c (from 0)
 * is (2r + 1, 2c + 1), the border above it (2r, 2c + 1), its upper left corner (2r, 2c).
 * Example: a 9 x 9 grid of digits is 81 cells with at most one mark each, thick borders round its boxes, and nothing else.
 */

import type { DirectionName } from "../vocabulary/directions.js";

/** Given by the puzzle, or found by the search. */
export type By = "given" | "found";

/** Shadings and colours. `tint-3` is a colour that only tells areas apart. */
export type Tone =
  | "black"
  | "grey"
  | "light"
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "blue"
  | "purple"
  | `tint-${number}`;

export type ShapeName =
  | "circle"
  | "disc"
  /** White and black also on a dark page, where a circle is dark inside and a disc is light. */
  | "white-stone"
  | "black-stone"
  | "square"
  | "box"
  | "diamond"
  | "triangle"
  | "star"
  | "cross"
  | "dot"
  | "moon"
  | "sun"
  | "tree"
  | "tent"
  | "up"
  | "right"
  | "down"
  | "left"
  | "queen"
  | "king"
  | "rook"
  | "bishop"
  | "knight"
  | "pawn";

/** Chessmen of two layers: as an outline, or filled. */
export type Army = "white" | "black";

/**
 * A written symbol, or a shape with perhaps something written in it. `ascii` is what stands for it where nothing else can be printed;
 * `labelBy`: who wrote in the shape, where that is not who put the shape there.
 */
export type Glyph =
  | { readonly kind: "text"; readonly text: string; readonly ascii: string }
  | {
      readonly kind: "shape";
      readonly shape: ShapeName;
      readonly label?: string;
      readonly labelBy?: By;
      readonly army?: Army;
    };

export interface Mark {
  readonly glyph: Glyph;
  readonly by: By;
}

export interface SideMark extends Mark {
  /** From the centre of the cell to its side. */
  readonly towards: Point;
  readonly side: DirectionName;
}

export interface SceneCell {
  /** `r3c5`, or the name of a place. */
  readonly name: string;
  /** For people who hear the drawing: `digit 5 (given), room a`. */
  readonly says: string;
  readonly fill?: { readonly tone: Tone; readonly by: By };
  /** In the middle. */
  readonly marks: readonly Mark[];
  /** Small, in the upper left corner. */
  readonly corner: readonly Mark[];
  /** Small, at its four sides. */
  readonly sides: readonly SideMark[];
}

export type Weight = "none" | "thin" | "thick";

export interface Border {
  readonly weight: Weight;
  readonly by: By;
}

/** Row and column in half cells. */
export type Point = readonly [number, number];

/** A line through cell centres. */
export interface SceneLine {
  readonly points: readonly Point[];
  /** Two for a double line. */
  readonly count: 1 | 2;
  readonly by: By;
  /** Ways have a beginning and an end, which are told apart unless it is a mere line. Links have neither. */
  readonly way: "bulb" | "line" | "arrow" | undefined;
  /** A stroke in a cell for a link or an edge to another layer of the board, which texts name instead. */
  readonly leadsTo?: "link" | "edge";
}

/** A piece of sticks, drawn as a band along them. */
export interface SceneBand {
  readonly tone: Tone;
  readonly sticks: readonly SceneStick[];
}

export interface SceneStick {
  readonly from: Point;
  readonly to: Point;
  /** Of the marks on a band, pictures keep those of some sticks. */
  readonly isNamed: boolean;
}

/** A mark on a border, a link or a corner, or (from -1 on) in the row or column beyond the rim. */
export interface PlacedMark extends Mark {
  readonly at: Point;
}

/** Marks outside the board, beside its lines. Tracks of one side are ordered from the board outwards. */
export interface Track {
  readonly side: "top" | "bottom" | "left" | "right";
  readonly name: string;
  readonly by: By;
  /** For each row or column what stands there, in reading order; usually one text, for lists several. */
  readonly texts: readonly (readonly string[])[];
}

export interface LegendLine {
  readonly glyph?: Glyph;
  readonly tone?: Tone;
  readonly says: string;
}

/** For a board whose cells do not lie as they are numbered: where all lies, in the same units. */
export interface SceneSheet {
  readonly height: number;
  readonly width: number;
  /** By cell, holes too. */
  readonly outlines: readonly (readonly Point[] | undefined)[];
  /** By cell: holes in it, and parts that lie apart. */
  readonly otherRings: readonly (readonly (readonly Point[])[])[];
  readonly centres: readonly Point[];
  readonly borders: readonly SheetBorder[];
}

export interface SheetBorder extends Border {
  /** On a board of places, where texts name it. */
  readonly name?: string;
  readonly from: Point;
  readonly to: Point;
  /** The cells beside it that exist. */
  readonly cells: readonly number[];
}

/** A piece that a table of the instance has, as setters draw it below the board. */
export interface BankedPiece {
  /** With how many there are: `2 cruiser`. */
  readonly label: string;
  /** Row and column of each of its cells, from 0. */
  readonly cells: readonly (readonly number[])[];
  readonly tone: Tone;
}

/** The pieces of a table. */
export interface SceneBank {
  readonly name: string;
  readonly pieces: readonly BankedPiece[];
  /** All of it on a line, for drawings in characters. */
  readonly says: string;
}

export interface BoardScene {
  readonly kind: "board";
  readonly rows: number;
  readonly columns: number;
  /** Names of cells are written: the cells are places that have names of their own. */
  readonly named?: true;
  /** Row by row; undefined where the board has a hole. */
  readonly cells: readonly (SceneCell | undefined)[];
  /** Then there are no borders in `horizontal` and `vertical`. */
  readonly sheet?: SceneSheet;
  /** (rows + 1) rows of `columns`: above each cell, and below the last row. */
  readonly horizontal: readonly Border[];
  /** `rows` rows of (columns + 1): left of each cell, and right of the last column. */
  readonly vertical: readonly Border[];
  /** Thin borders: lines; dotted, where links are looked for; only dots at the corners, where edges are. */
  readonly grid: "lines" | "dotted" | "dots";
  /** Beside boxes with thick borders, by cell the number of its cage: cages are dashed outlines inside their cells. */
  readonly cages?: readonly (number | undefined)[];
  /** Cells with a ring round them: what a step finds. */
  readonly ringed?: readonly number[];
  readonly checkered: boolean;
  readonly lines: readonly SceneLine[];
  readonly bands: readonly SceneBand[];
  readonly placed: readonly PlacedMark[];
  readonly tracks: readonly Track[];
  readonly legend: readonly LegendLine[];
  readonly banks: readonly SceneBank[];
  /** Values without a place on the board, each on a line of its own. */
  readonly notes: readonly string[];
}

/** A puzzle without a board: the options chosen, or an empty list before there is an answer. */
export interface ListScene {
  readonly kind: "list";
  readonly entries: readonly string[];
  readonly notes: readonly string[];
}

export type Scene = BoardScene | ListScene;
