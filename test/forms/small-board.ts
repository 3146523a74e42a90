/** A few cells, and what the semantics says of them, written from `grammar/semantics.md` (B1 to B3, B10, U1, U3): nothing of the compiler is used. */

export interface SmallBoard {
  readonly rows: number;
  readonly columns: number;
  readonly torus: boolean;
  /** A cell that is taken away. */
  readonly hole?: number;
}

/** The cells that are there, by number in reading order. */
export const cellsOf = ({ rows, columns, hole }: SmallBoard): readonly number[] =>
  Array.from({ length: rows * columns }, (_, cell) => cell).filter((cell) => cell !== hole);

export const rowOf = ({ columns }: SmallBoard, cell: number): number => Math.floor(cell / columns);

export type Link = readonly [number, number];

/** Each two neighbours once. */
export function linksOf(board: SmallBoard): readonly Link[] {
  const { rows, columns, torus } = board;
  const cells = new Set(cellsOf(board));
  const links = new Map<string, Link>();
  for (const cell of cells)
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      let [row, column] = [rowOf(board, cell) + down, (cell % columns) + right];
      if (torus) [row, column] = [row % rows, column % columns];
      const other = row * columns + column;
      if (row >= rows || column >= columns || other === cell || !cells.has(other)) continue;
      const link: Link = cell < other ? [cell, other] : [other, cell];
      links.set(link.join(), link);
    }
  return [...links.values()];
}

/** The connected parts of some cells, joined by some links. */
export function partsOf(cells: readonly number[], links: readonly Link[]): readonly (readonly number[])[] {
  const left = new Set(cells);
  const parts: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (const cell of part)
      for (const [a, b] of links) {
        const other = a === cell ? b : b === cell ? a : undefined;
        if (other !== undefined && left.delete(other)) part.push(other);
      }
    parts.push(part);
  }
  return parts;
}

/** The cells that some link touches. */
export const touchedBy = (links: readonly Link[]): readonly number[] => [...new Set(links.flat())];

export const isAcyclic = (links: readonly Link[]): boolean => {
  const cells = touchedBy(links);
  return cells.length - partsOf(cells, links).length === links.length;
};

export const isConnected = (links: readonly Link[]): boolean => partsOf(touchedBy(links), links).length <= 1;

export const isTree = (links: readonly Link[]): boolean =>
  links.length > 0 && isAcyclic(links) && isConnected(links);

export const isPath = (links: readonly Link[]): boolean =>
  isTree(links) && touchedBy(links).every((cell) => links.filter((link) => link.includes(cell)).length <= 2);

export const boardLine = (board: SmallBoard): string => {
  const { rows, columns, torus, hole } = board;
  const without = hole === undefined ? "" : ` without ${nameOf(board, hole)}`;
  return `board ${rows} x ${columns}${torus ? " torus" : ""}${without}`;
};

export const nameOf = (board: SmallBoard, cell: number): string =>
  `r${rowOf(board, cell) + 1}c${(cell % board.columns) + 1}`;

/** A map of an instance, a symbol a cell. */
export function mapOf(board: SmallBoard, symbolOf: (cell: number) => string): string {
  const { rows, columns } = board;
  return Array.from(
    { length: rows },
    (_, row) =>
      `    ${Array.from({ length: columns }, (_, column) => symbolOf(row * columns + column)).join(" ")}\n`,
  ).join("");
}

/** Every choice of yes or no for so many places. */
export function* choices(count: number): Generator<readonly boolean[]> {
  for (let code = 0; code < 2 ** count; code++)
    yield Array.from({ length: count }, (_, place) => ((code >> place) & 1) === 1);
}
