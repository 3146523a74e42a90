/**
 * A drawing of penpa-edit on squares: where its parts stand. Cells, corners and the middles of edges are points, numbered one sort behind the
 * other, each row by row; round the board is a margin of two cells. Small numbers have four places at each cell.
 */
import { linkCells } from "../places.js";

const MARGIN = 2;

export interface Frame {
  readonly rows: number;
  readonly columns: number;
  /** Cells between the margin and the board. */
  readonly above: number;
  readonly left: number;
  /** Of the drawing, with what stands round the board. */
  readonly height: number;
  readonly width: number;
}

export const frameOf = (rows: number, columns: number): Frame => ({
  rows,
  columns,
  above: 0,
  left: 0,
  height: rows,
  width: columns,
});

const breadth = ({ width }: Frame): number => width + 2 * MARGIN;
const pointsOfASort = (frame: Frame): number => breadth(frame) * (frame.height + 2 * MARGIN);

export function pointOfCell(frame: Frame, cell: number): number {
  const row = Math.floor(cell / frame.columns) + frame.above + MARGIN;
  return row * breadth(frame) + (cell % frame.columns) + frame.left + MARGIN;
}

/** Undefined beside the board. */
export function cellAt(frame: Frame, point: number): number | undefined {
  const row = Math.floor(point / breadth(frame)) - MARGIN - frame.above;
  const column = (point % breadth(frame)) - MARGIN - frame.left;
  const isInside = row >= 0 && column >= 0 && row < frame.rows && column < frame.columns;
  return isInside ? row * frame.columns + column : undefined;
}

/** Of the cell at which a small number stands. */
export const pointOfSmall = (frame: Frame, place: number): number =>
  Math.floor(place / 4) - pointsOfASort(frame);
export const smallAt = (frame: Frame, cell: number): number =>
  4 * (pointsOfASort(frame) + pointOfCell(frame, cell));

/** The corners at both ends of the border between the cells of each link, as the drawing names a line. */
export function borderNames(frame: Frame): readonly string[] {
  const corners = pointsOfASort(frame);
  return linkCells(frame).map(([one, other]) => {
    // The corner at the lower right of a cell has the number of the cell.
    const last = corners + pointOfCell(frame, one);
    const first = other === one + 1 ? last - breadth(frame) : last - 1;
    return `${first},${last}`;
  });
}

/** Names of the lines along the rim of the board. */
export function rimNames(frame: Frame): ReadonlySet<string> {
  const { rows, columns } = frame;
  const corner = (row: number, column: number): number =>
    pointsOfASort(frame) +
    (row + frame.above + MARGIN - 1) * breadth(frame) +
    column +
    frame.left +
    MARGIN -
    1;
  const names = new Set<string>();
  for (let column = 0; column < columns; column++)
    for (const row of [0, rows]) names.add(`${corner(row, column)},${corner(row, column + 1)}`);
  for (let row = 0; row < rows; row++)
    for (const column of [0, columns]) names.add(`${corner(row, column)},${corner(row + 1, column)}`);
  return names;
}

/** The point in the middle of the drawing: of a cell, a corner, or an edge. */
export function middle(frame: Frame): number {
  const row = Math.floor((frame.height - 1) / 2) + MARGIN;
  const column = Math.floor((frame.width - 1) / 2) + MARGIN;
  const sort = frame.height % 2 === 1 ? (frame.width % 2 === 1 ? 0 : 3) : frame.width % 2 === 1 ? 2 : 1;
  return sort * pointsOfASort(frame) + row * breadth(frame) + column;
}
