/** The positions of the cells of a drawing relative to each other, derived from their outlines alone, so that it works for cells of every form. */
import { type CellShape, type Corner, holdsPoint, type Side, sidesOf } from "./cell-shape.js";
import { parseCell } from "./keys.js";

/** In half cells, as the server tells places. */
export type Spot = readonly [row: number, column: number];

export interface CellPlan {
  readonly cellAt: (spot: Spot) => CellShape | undefined;
  /** The cells that a pointer went through from one cell to a spot: neighbours one after the other, where the board has them. */
  readonly way: (from: CellShape, to: Spot) => readonly CellShape[];
  /** The cell that an arrow key leads to: beyond a side in that direction, else the next one in line; holes are stepped over. */
  readonly towards: (from: string, rows: number, columns: number) => string | undefined;
  /** The cell at the end of its row. */
  readonly rowEnd: (from: string, columns: -1 | 1) => string | undefined;
  /** The sides of a cell beyond which there is none of these. */
  readonly rim: (cell: CellShape, all: ReadonlySet<string>) => readonly Side[];
}

/** Pixels of half a cell. */
export const HALF = 20;

export const pointOf = ([row, column]: Spot): Corner => [column * HALF, row * HALF];
export const spotOfPoint = ([x, y]: Corner): Spot => [y / HALF, x / HALF];
export const middleOf = ({ middle }: CellShape): Spot => spotOfPoint(middle);

/** Of a side, beyond it and in pixels: there is the neighbour. */
const BEYOND = 2;
/** A side is in the direction of a key if it is so near to it (the cosine of the angle). */
const AHEAD = 0.7;
/** Pixels that cells in one line may differ aside. */
const IN_LINE = 4;

export function makeCellPlan(cells: ReadonlyMap<string, CellShape>): CellPlan {
  const known = new Map<string, ReadonlyMap<Side, CellShape | undefined>>();
  const at = (point: Corner): CellShape | undefined => {
    for (const cell of cells.values()) if (mayHold(cell, point) && holdsPoint(cell, point)) return cell;
    return undefined;
  };
  const beyond = (cell: CellShape): ReadonlyMap<Side, CellShape | undefined> => {
    const before = known.get(cell.name);
    if (before !== undefined) return before;
    const found = new Map(sidesOf(cell.corners).map((side) => [side, at(outside(side))] as const));
    known.set(cell.name, found);
    return found;
  };
  const neighbours = (cell: CellShape): readonly CellShape[] =>
    [...beyond(cell).values()].flatMap((each) => each ?? []);

  return {
    cellAt: (spot) => at(pointOf(spot)),
    way: (from, to) => {
      const goal = pointOf(to);
      const cells: CellShape[] = [];
      let here = from;
      for (;;) {
        const next = nearest(here, neighbours(here), goal);
        if (next === here) break;
        cells.push(next);
        here = next;
      }
      // Another part of the board, or one behind a hole.
      const there = at(goal);
      return there === undefined || there.name === here.name ? cells : [...cells, there];
    },
    towards: (from, rows, columns) => {
      const cell = cells.get(from);
      if (cell === undefined) return undefined;
      const across = [...beyond(cell)].flatMap(([{ out }, next]) => {
        const ahead = out[1] * rows + out[0] * columns;
        return next === undefined || ahead < AHEAD ? [] : [{ next, ahead }];
      });
      const best = Math.max(...across.map(({ ahead }) => ahead));
      const even = across.filter(({ ahead }) => best - ahead < 0.01).map(({ next }) => next);
      return (even.length > 1 ? staysInColumn(from, even) : (even[0] ?? inLine(cell, rows, columns)))?.name;
    },
    rowEnd: (from, columns) => {
      const row = parseCell(from)?.[0];
      const inRow = [...cells.values()].filter(({ name }) => parseCell(name)?.[0] === row);
      return inRow.toSorted((a, b) => columns * (b.middle[0] - a.middle[0]))[0]?.name;
    },
    rim: (cell, all) =>
      [...beyond(cell)].flatMap(([side, next]) => (next !== undefined && all.has(next.name) ? [] : [side])),
  };

  function inLine({ middle }: CellShape, rows: number, columns: number): CellShape | undefined {
    let best: CellShape | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const cell of cells.values()) {
      const [right, down] = [cell.middle[0] - middle[0], cell.middle[1] - middle[1]];
      const ahead = down * rows + right * columns;
      const aside = Math.abs(down * columns) + Math.abs(right * rows);
      if (ahead > IN_LINE && aside <= IN_LINE && ahead < least) [best, least] = [cell, ahead];
    }
    return best;
  }
}

/** If two cells lie ahead equally, keys alternate between left and right, so that going up leads back along the way that led down. */
const staysInColumn = (from: string, even: readonly CellShape[]): CellShape | undefined => {
  const toRight = ((parseCell(from)?.[0] ?? 0) % 2 === 1 ? 1 : -1) as 1 | -1;
  return even.toSorted((a, b) => toRight * (b.middle[0] - a.middle[0]))[0];
};

/** A cell reaches no further than so many of its squares. */
const REACH = 2;

const mayHold = ({ middle, size }: CellShape, point: Corner): boolean =>
  Math.abs(point[0] - middle[0]) <= REACH * size && Math.abs(point[1] - middle[1]) <= REACH * size;

const outside = ({ from, to, out }: Side): Corner => [
  (from[0] + to[0]) / 2 + BEYOND * out[0],
  (from[1] + to[1]) / 2 + BEYOND * out[1],
];

function nearest(here: CellShape, others: readonly CellShape[], goal: Corner): CellShape {
  const away = ({ middle }: CellShape): number => Math.hypot(middle[0] - goal[0], middle[1] - goal[1]);
  let best = here;
  for (const other of others) if (away(other) < away(best) - 1e-6) best = other;
  return best;
}
