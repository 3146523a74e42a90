/** A table as a spreadsheet copies it, or saves it as CSV → rows of a map, or a whole text. */

type Grid = readonly (readonly string[])[];

/** Cells of a row apart by commas, semicolons or tabs, as many in each row; undefined where it is none. */
export function readGrid(text: string): Grid | undefined {
  const lines = text
    .replace(/\r/g, "")
    .replace(/^\n+|\n+$/g, "")
    .split("\n");
  if (lines.length < 2) return undefined;
  for (const separator of ["\t", ",", ";"]) {
    const rows = lines.map((line) =>
      line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")),
    );
    const [first] = rows;
    if (first === undefined || first.length < 2) continue;
    if (rows.every((row) => row.length === first.length && row.every(isCell))) return rows;
  }
  return undefined;
}

/** A symbol, or nothing. */
const isCell = (text: string): boolean => /^[^\s,;"]{0,8}$/.test(text);

const symbolOf = (cell: string): string => (cell === "" ? "." : cell);

/** In columns; each row but the first begins with `indent`, since the first stands where the cursor is. */
export function mapRows(grid: Grid, indent: string): string {
  const width = Math.max(...grid.flat().map((cell) => symbolOf(cell).length));
  return grid.map((row) => row.map((cell) => symbolOf(cell).padStart(width)).join(" ")).join(`\n${indent}`);
}

/** Rows and columns of a box, by the size of a Sudoku. */
const boxes: ReadonlyMap<number, readonly [number, number]> = new Map([
  [4, [2, 2]],
  [6, [2, 3]],
  [8, [2, 4]],
  [9, [3, 3]],
  [12, [3, 4]],
  [16, [4, 4]],
]);

/** A square of numbers that could be a Sudoku is one; any other table is a board of clues, for which the rules are still to be written. */
export function textOfGrid(grid: Grid): string {
  const cells = grid.map((row) => row.map((cell) => (cell === "0" ? "" : cell)));
  const size = cells.length;
  const box = cells[0]?.length === size ? boxes.get(size) : undefined;
  const isDigit = (cell: string): boolean =>
    cell === "" || cell === "." || (/^\d+$/.test(cell) && Number(cell) <= size);
  if (box !== undefined && cells.flat().every(isDigit))
    return `use std\n\ninstance "from a table" of Sudoku(n = ${size}, h = ${box[0]}, w = ${box[1]}):\n  digit:\n    ${mapRows(cells, "    ")}\n`;
  const isNumber = grid.flat().every((cell) => cell === "" || cell === "." || /^\d+$/.test(cell));
  const kind = isNumber
    ? "number"
    : `{${[...new Set(grid.flat().filter((cell) => /^\p{L}\w*$/u.test(cell)))].join(", ")}}`;
  return `puzzle Table "From a table"\n\ngiven clue: ${kind}\nfind shaded: yes/no\n\ninstance "from a table" of Table:\n  clue:\n    ${mapRows(grid, "    ")}\n`;
}
