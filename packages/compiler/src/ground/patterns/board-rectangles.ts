/** The rectangles of a board of squares, and how it is said with few literals which of them no group of a set is. */

import type { Board, CellIndex } from "../../board.js";
import { type AnySet, isElement, type Truth } from "../value.js";
import { asMembers } from "../values/members.js";

export interface PlacedRectangle {
  readonly row: number;
  readonly column: number;
  readonly height: number;
  readonly width: number;
}

export interface PlacedCell {
  readonly cell: CellIndex;
  readonly row: number;
  readonly column: number;
  /** When it is in the set. */
  readonly there: Truth;
}

export const isInRectangle = (
  { row, column, height, width }: PlacedRectangle,
  cell: Pick<PlacedCell, "row" | "column">,
): boolean =>
  cell.row >= row && cell.row < row + height && cell.column >= column && cell.column < column + width;

/** Whether rows and columns say which cells are a rectangle: not round a torus, where one may meet itself. */
export const isFlat = (board: Board): boolean => !board.torus && !board.lacks.has("extent");

/** By cell: when it is in the set. */
export class SetOnBoard {
  readonly #cells = new Map<number, Truth>();

  constructor(
    readonly board: Board,
    set: AnySet,
  ) {
    for (const { item, when } of asMembers(set).items) if (isElement(item)) this.#cells.set(item.index, when);
  }

  cell(row: number, column: number): CellIndex | undefined {
    const { rows, columns } = this.board;
    return row < 0 || column < 0 || row >= rows || column >= columns
      ? undefined
      : this.board.cellAt(row, column);
  }

  at(row: number, column: number): Truth {
    const cell = this.cell(row, column);
    return cell === undefined ? false : (this.#cells.get(cell) ?? false);
  }

  /** Those that may be in the set, row by row. */
  cells(): readonly PlacedCell[] {
    const cells: PlacedCell[] = [];
    for (let row = 0; row < this.board.rows; row++)
      for (let column = 0; column < this.board.columns; column++) {
        const cell = this.cell(row, column);
        const there = this.at(row, column);
        if (cell !== undefined && there !== false) cells.push({ cell, row, column, there });
      }
    return cells;
  }

  /** The rectangles of which every cell may be in the set. */
  readonly rectangles = (): readonly PlacedRectangle[] => {
    const all: PlacedRectangle[] = [];
    for (let row = 0; row < this.board.rows; row++)
      for (let column = 0; column < this.board.columns; column++) {
        let most = Number.POSITIVE_INFINITY;
        for (let height = 1; this.at(row + height - 1, column) !== false && most > 0; height++) {
          let width = 0;
          while (width < most && this.at(row + height - 1, column + width) !== false) width++;
          most = width;
          for (let own = 1; own <= most; own++) all.push({ row, column, height, width: own });
        }
      }
    return all;
  };
}

export const cellsIn = ({ row, column, height, width }: PlacedRectangle): (readonly [number, number])[] =>
  Array.from({ length: height * width }, (_, i) => [row + Math.floor(i / width), column + (i % width)]);

/** The cells beside the sides of a rectangle, on the board or off it. */
export function cellsRound({ row, column, height, width }: PlacedRectangle): (readonly [number, number])[] {
  const round: (readonly [number, number])[] = [];
  for (let i = 0; i < width; i++) round.push([row - 1, column + i], [row + height, column + i]);
  for (let i = 0; i < height; i++) round.push([row + i, column - 1], [row + i, column + width]);
  return round;
}

/** Which rectangles are refused, asked by place and size; one that cannot be there is refused too. */
export class Refused {
  readonly #allowed = new Set<number>();
  readonly #possible = new Set<number>();
  readonly #beyond = new Map<number, boolean>();
  readonly #side: number;

  constructor(
    { rows, columns }: Pick<Board, "rows" | "columns">,
    possible: readonly PlacedRectangle[],
    isRefused: (rectangle: PlacedRectangle) => boolean,
  ) {
    // One that is asked for may reach over a rim by a cell.
    this.#side = Math.max(rows, columns) + 2;
    for (const rectangle of possible) {
      const key = this.#keyOf(rectangle);
      this.#possible.add(key);
      if (!isRefused(rectangle)) this.#allowed.add(key);
    }
  }

  #keyOf({ row, column, height, width }: PlacedRectangle): number {
    const side = this.#side;
    return (((row + 1) * side + column + 1) * side + height) * side + width;
  }

  isPossible(rectangle: PlacedRectangle): boolean {
    return this.#possible.has(this.#keyOf(rectangle));
  }

  has(rectangle: PlacedRectangle): boolean {
    return !this.#allowed.has(this.#keyOf(rectangle));
  }

  /** Whether all that contain it are refused as well. */
  withAllRound(rectangle: PlacedRectangle): boolean {
    const key = this.#keyOf(rectangle);
    if (!this.#possible.has(key)) return true;
    const known = this.#beyond.get(key);
    if (known !== undefined) return known;
    const isBeyond = !this.#allowed.has(key) && larger(rectangle).every((one) => this.withAllRound(one));
    this.#beyond.set(key, isBeyond);
    return isBeyond;
  }
}

const larger = ({ row, column, height, width }: PlacedRectangle): readonly PlacedRectangle[] => [
  { row, column, height, width: width + 1 },
  { row, column, height: height + 1, width },
  { row, column: column - 1, height, width: width + 1 },
  { row: row - 1, column, height: height + 1, width },
];

const smaller = ({ row, column, height, width }: PlacedRectangle): readonly PlacedRectangle[] =>
  [
    { row, column, height, width: width - 1 },
    { row, column, height: height - 1, width },
    { row, column: column + 1, height, width: width - 1 },
    { row: row + 1, column, height: height - 1, width },
  ].filter((one) => one.height > 0 && one.width > 0);

/**
 * Clauses by which no group is a refused rectangle, where every group is a rectangle anyway. Where all larger ones are refused too, the smallest
 * are forbidden by the two sides at one corner, which no group can hold without the rest. The others are told from a corner: how far the group
 * reaches from there along its row and its column is where the set ends first.
 */
export function refusals(set: SetOnBoard, possible: readonly PlacedRectangle[], refused: Refused): OutOrIn[] {
  const clauses: OutOrIn[] = [];
  for (const rectangle of possible) {
    if (!refused.withAllRound(rectangle)) continue;
    if (smaller(rectangle).every((one) => !refused.withAllRound(one)))
      clauses.push(...alongTwoSides(set, rectangle));
  }
  for (const { row, column } of possible.filter(({ height, width }) => height === 1 && width === 1))
    for (const down of [1, -1])
      for (const right of [1, -1]) clauses.push(...fromCorner(set, refused, { row, column, down, right }));
  return clauses;
}

/** One of these is not in the set, or one of those is. */
export interface OutOrIn {
  readonly out: readonly Truth[];
  readonly in: readonly Truth[];
}

function alongTwoSides(set: SetOnBoard, { row, column, height, width }: PlacedRectangle): OutOrIn[] {
  const line = (r: number): Truth[] => Array.from({ length: width }, (_, i) => set.at(r, column + i));
  if (height === 1) return [{ out: line(row), in: [] }];
  const clauses: OutOrIn[] = [];
  for (const r of [row, row + height - 1]) {
    const others = Array.from({ length: height }, (_, i) => row + i).filter((other) => other !== r);
    for (const c of width === 1 ? [column] : [column, column + width - 1])
      clauses.push({ out: [...line(r), ...others.map((other) => set.at(other, c))], in: [] });
    if (width === 1) break;
  }
  return clauses;
}

interface Corner {
  readonly row: number;
  readonly column: number;
  readonly down: number;
  readonly right: number;
}

function fromCorner(set: SetOnBoard, refused: Refused, corner: Corner): OutOrIn[] {
  const { row, column, down, right } = corner;
  const along = (i: number): Truth => set.at(row, column + right * i);
  const across = (i: number): Truth => set.at(row + down * i, column);
  const lengthOf = (at: (i: number) => Truth): number => {
    let length = 0;
    while (at(length) !== false) length++;
    return length;
  };
  const [most, highest] = [lengthOf(along), lengthOf(across)];
  const of = (width: number, height: number): PlacedRectangle => ({
    row: down > 0 ? row : row - height + 1,
    column: right > 0 ? column : column - width + 1,
    height,
    width,
  });
  const isOut = (width: number, height: number): boolean => refused.has(of(width, height));
  const every = (from: number, to: number, holds: (i: number) => boolean): boolean => {
    for (let i = from; i <= to; i++) if (!holds(i)) return false;
    return true;
  };
  const clauses: OutOrIn[] = [];
  const covered = new Set<number>();
  const formOf = (width: number, height: number): number => width * (highest + 1) + height;
  for (let width = 1; width <= most; width++)
    for (let height = 1; height <= highest; height++) {
      const one = of(width, height);
      if (!refused.isPossible(one) || !refused.has(one) || refused.withAllRound(one)) continue;
      if (covered.has(formOf(width, height))) continue;
      const toRight = every(width, most, (w) => isOut(w, height));
      const toBottom = every(height, highest, (h) => isOut(width, h));
      const both =
        toRight && toBottom && every(width, most, (w) => every(height, highest, (h) => isOut(w, h)));
      const widths = both || (toRight && !toBottom) ? most : width;
      const heights = both || toBottom ? highest : height;
      for (let w = width; w <= widths; w++) for (let h = height; h <= heights; h++) covered.add(formOf(w, h));
      clauses.push({
        out: [
          ...Array.from({ length: width }, (_, i) => along(i)),
          ...Array.from({ length: height - 1 }, (_, i) => across(i + 1)),
        ],
        in: [
          set.at(row, column - right),
          set.at(row - down, column),
          ...(widths === width ? [along(width)] : []),
          ...(heights === height ? [across(height)] : []),
        ],
      });
    }
  return clauses;
}
