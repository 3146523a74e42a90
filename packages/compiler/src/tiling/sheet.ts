/** The places of the cells of a board in a drawing. Lengths: two units are about as much as a cell is wide, as on a rectangle of squares. */

/** Row and column, as in scenes. */
export type SheetPoint = readonly [down: number, right: number];

export interface BoardSheet {
  readonly height: number;
  /** Cells are discs, and edges the lines that join them. */
  readonly discs?: true;
  readonly width: number;
  /** The corners of a cell in order; undefined of a place that is no cell of the full board. */
  readonly outline: (cell: number) => readonly SheetPoint[] | undefined;
  /** Holes in it, and parts that lie apart. */
  readonly otherRings: (cell: number) => readonly (readonly SheetPoint[])[];
  readonly centre: (cell: number) => SheetPoint;
  /** Each edge as one line, or as two where it stands on both rims of a board that goes round; none where it has no place (a side between layers). */
  readonly edge: (edge: number) => readonly (readonly [SheetPoint, SheetPoint])[];
  readonly corner: (corner: number) => readonly SheetPoint[];
  /** For a link that does not leave the sheet: its two ends are drawn as one line. */
  readonly joins: (link: number) => boolean;
}
