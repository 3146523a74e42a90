/** Divisions of the board: from borders on links to regions, and back. */
import type { Draft, Givens, Layer, Value } from "../../givens.js";
import { linkCells, linkEdges } from "../../places.js";
import type { Problem } from "../../problem.js";
import { INNER_BORDER } from "./inner-borders.js";

export interface Division {
  /** The layer of the regions. */
  readonly room: string;
  /** The layer of the cells that are in no region, and that regions end at. */
  readonly wall?: string;
}

/** Regions are what is connected without crossing a border; numbered in reading order of their first cells. */
export function regionsBetween(
  size: Pick<Draft, "rows" | "columns">,
  isBorder: (link: number) => boolean,
): number[] {
  const { rows, columns } = size;
  const down = rows * (columns - 1);
  const open = (cell: number): readonly number[] => {
    const column = cell % columns;
    const right = Math.floor(cell / columns) * (columns - 1) + column;
    const found: number[] = [];
    if (column + 1 < columns && !isBorder(right)) found.push(cell + 1);
    if (column > 0 && !isBorder(right - 1)) found.push(cell - 1);
    if (cell + columns < rows * columns && !isBorder(down + cell)) found.push(cell + columns);
    if (cell >= columns && !isBorder(down + cell - columns)) found.push(cell - columns);
    return found;
  };
  const regions: number[] = [];
  let count = 0;
  for (let first = 0; first < rows * columns; first++) {
    if (regions[first] !== undefined) continue;
    const waiting = [first];
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      if (regions[cell] !== undefined) continue;
      regions[cell] = count;
      waiting.push(...open(cell));
    }
    count++;
  }
  return regions;
}

type Size = Pick<Givens, "rows" | "columns" | "layers"> | Pick<Draft, "rows" | "columns" | "layers">;

const wallsOf = ({ layers }: Size, { wall }: Division): Layer =>
  (wall === undefined ? undefined : layers.get(wall)) ?? [];

/** The region of each cell, by the borders and the walls; undefined for walls. Numbered in reading order of their first cells. */
export function regionsOf(board: Size, division: Division, borders: Layer): readonly (number | undefined)[] {
  const walls = wallsOf(board, division);
  const ends = linkCells(board);
  const isBorder = (link: number): boolean =>
    borders[link] === 1 || ends[link]?.some((cell) => walls[cell] === true) === true;
  const numbers = new Map<number, number>();
  return regionsBetween(board, isBorder).map((region, cell) => {
    if (walls[cell] === true) return undefined;
    const number = numbers.get(region) ?? numbers.size;
    numbers.set(region, number);
    return number;
  });
}

/** The links with a border on them and one region at both ends. */
export const bordersInside = (board: Size, regions: Layer, borders: Layer): readonly number[] =>
  [...linkCells(board).entries()]
    .filter(([link, [x, y]]) => borders[link] === 1 && regions[x] !== undefined && regions[x] === regions[y])
    .map(([link]) => link);

/** A border stands on each link whose ends are in different regions, and on those inside a region that are said. */
export function bordersOf(givens: Givens, { room }: Division): Layer {
  const rooms = givens.layers.get(room) ?? [];
  const inside = givens.layers.get(INNER_BORDER) ?? [];
  const edges = linkEdges(givens);
  return linkCells(givens).map(([x, y], link) =>
    rooms[x] === undefined || rooms[x] !== rooms[y] || inside[edges[link] ?? -1] === true ? 1 : undefined,
  );
}

/** Why the borders of a division would not be read as this division. */
export function notDivided(givens: Givens, division: Division): Problem | undefined {
  const { room, wall } = division;
  const rooms = givens.layers.get(room) ?? [];
  const walls = wallsOf(givens, division);
  const cells = [...Array(givens.rows * givens.columns).keys()];
  const refuse = (what: string): Problem => ({ kind: "not-in-format", puzzle: givens.puzzle, what });
  if (cells.some((cell) => walls[cell] === true && rooms[cell] !== undefined))
    return refuse(`a ${wall} that lies in a ${room}`);
  const alone = cells.find((cell) => walls[cell] !== true && rooms[cell] === undefined);
  if (alone !== undefined) return refuse(`a cell in no ${room} (${cellName(givens, alone)})`);
  const read = regionsOf(givens, division, bordersOf(givens, division));
  const numberOf = new Map<Value, number | undefined>();
  for (const cell of cells) {
    const said = rooms[cell];
    if (said === undefined) continue;
    if (!numberOf.has(said)) numberOf.set(said, read[cell]);
    if (numberOf.get(said) !== read[cell]) return refuse(`a ${room} in parts (${cellName(givens, cell)})`);
  }
  return undefined;
}

export const cellName = ({ columns }: Pick<Givens, "columns">, cell: number): string =>
  `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
