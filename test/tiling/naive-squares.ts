/** Definitions of board terms by coordinates, slow and plain, to compare the tiling with. */

export interface NaiveBoard {
  readonly rows: number;
  readonly columns: number;
  readonly torus: boolean;
  readonly holes: ReadonlySet<number>;
}

export const place = (b: NaiveBoard, cell: number): [number, number] => [
  Math.floor(cell / b.columns),
  cell % b.columns,
];

export function at(b: NaiveBoard, row: number, column: number): number | undefined {
  let [r, c] = [row, column];
  if (b.torus) {
    while (r < 0) r += b.rows;
    while (c < 0) c += b.columns;
    while (r >= b.rows) r -= b.rows;
    while (c >= b.columns) c -= b.columns;
  }
  if (r < 0 || c < 0 || r >= b.rows || c >= b.columns) return undefined;
  const cell = r * b.columns + c;
  return b.holes.has(cell) ? undefined : cell;
}

export const cells = (b: NaiveBoard): number[] =>
  Array.from({ length: b.rows * b.columns }, (_, i) => i).filter((i) => !b.holes.has(i));

const unique = (values: readonly (number | undefined)[], not: number): number[] => [
  ...new Set(values.filter((v): v is number => v !== undefined && v !== not)),
];

export function sharingSide(b: NaiveBoard, cell: number): number[] {
  const [r, c] = place(b, cell);
  return unique([at(b, r - 1, c), at(b, r, c + 1), at(b, r + 1, c), at(b, r, c - 1)], cell);
}

export function touching(b: NaiveBoard, cell: number): number[] {
  const [r, c] = place(b, cell);
  const found: (number | undefined)[] = [];
  for (let i = -1; i <= 1; i++) for (let j = -1; j <= 1; j++) found.push(at(b, r + i, c + j));
  return unique(found, cell);
}

/** Two cells are on one diagonal of a way when steps of (way, 1) lead from one to the other, over holes too. */
export function onOneDiagonal(b: NaiveBoard, x: number, y: number, way: 1 | -1): boolean {
  const [xr, xc] = place(b, x);
  const [yr, yc] = place(b, y);
  if (!b.torus) return (yr - xr) * way === yc - xc;
  for (let i = 0; i < b.rows * b.columns; i++)
    if ((xr + way * i - yr) % b.rows === 0 && (xc + i - yc) % b.columns === 0) return true;
  return false;
}
