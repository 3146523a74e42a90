/** All divisions into connected regions, all sets of disjoint paths, all layouts of pieces, of small boards. */
import type { Board } from "../../packages/compiler/src/board.js";
import { Unsupported } from "./unsupported.js";

export interface Division {
  readonly kind: "division";
  /** Cells of each region, in reading order; regions in the order of their first cells. */
  readonly regions: readonly (readonly number[])[];
}

export interface PathSet {
  readonly kind: "paths";
  readonly paths: readonly (readonly number[])[];
}

export interface PieceLayout {
  readonly kind: "pieces";
  readonly placements: readonly { readonly shape: string; readonly cells: readonly number[] }[];
}

const MOST = 400_000;

function push<T>(found: T[], one: T): void {
  if (found.length >= MOST) throw new Unsupported("too many structures to enumerate");
  found.push(one);
}

/** Connected sets of free cells that contain `start`, each once. */
export function connectedSets(
  board: Pick<Board, "neighbours">,
  start: number,
  free: ReadonlySet<number>,
): number[][] {
  const found: number[][] = [];
  const grow = (inside: readonly number[], border: readonly number[], out: ReadonlySet<number>): void => {
    const [next, ...rest] = border;
    if (next === undefined) {
      push(
        found,
        [...inside].sort((a, b) => a - b),
      );
      return;
    }
    const more = board
      .neighbours(next)
      .filter((cell) => free.has(cell) && !inside.includes(cell) && !border.includes(cell) && !out.has(cell));
    grow([...inside, next], [...rest, ...more], out);
    grow(inside, rest, new Set([...out, next]));
  };
  grow(
    [start],
    board.neighbours(start).filter((cell) => free.has(cell)),
    new Set(),
  );
  return found;
}

/** All divisions of the cells into connected regions; `orNone`: cells may be left out. */
export function divisions(
  board: Pick<Board, "neighbours">,
  cells: readonly number[],
  orNone: boolean,
): Division[] {
  const found: Division[] = [];
  const divide = (left: readonly number[], regions: readonly (readonly number[])[]): void => {
    const [first, ...rest] = left;
    if (first === undefined) {
      push(found, { kind: "division", regions });
      return;
    }
    if (orNone) divide(rest, regions);
    for (const region of connectedSets(board, first, new Set(left)))
      divide(
        left.filter((cell) => !region.includes(cell)),
        [...regions, region],
      );
  };
  divide(cells, []);
  return found;
}

/** One way from each start, sharing no cells; a way may be its start alone. */
export function pathSets(
  board: Pick<Board, "neighbours">,
  cells: ReadonlySet<number>,
  starts: readonly number[],
): PathSet[] {
  const found: PathSet[] = [];
  const used = new Set(starts);
  const extend = (paths: readonly (readonly number[])[], way: readonly number[]): void => {
    begin([...paths, way]);
    const last = way.at(-1);
    if (last === undefined) return;
    for (const next of board.neighbours(last)) {
      if (used.has(next) || !cells.has(next)) continue;
      used.add(next);
      extend(paths, [...way, next]);
      used.delete(next);
    }
  };
  const begin = (paths: readonly (readonly number[])[]): void => {
    const start = starts[paths.length];
    if (start === undefined) push(found, { kind: "paths", paths });
    else extend(paths, [start]);
  };
  begin([]);
  return found;
}

type Offset = readonly [number, number];

/** The element at a row and a column; undefined where there is none. */
type At = (row: number, column: number) => number | undefined;

const wrapped = (board: Board, at: number, size: number): number =>
  board.torus ? ((at % size) + size) % size : at;

const cellAt =
  (board: Board): At =>
  (row, column) =>
    board.cellAt(wrapped(board, row, board.rows), wrapped(board, column, board.columns));

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;

/** Rows and columns of sticks are half as long: corners at even places, so that a stick has one odd one. */
const edgeAt = (board: Board): At => {
  const at = cellAt(board);
  return (row, column) => {
    const [down, right] = [Math.floor(row / 2), Math.floor(column / 2)];
    const lies = column % 2 !== 0;
    const behind = at(down, right);
    if (behind !== undefined) return board.edgeOf(behind, lies ? UP : LEFT);
    const before = lies ? at(down - 1, right) : at(down, right - 1);
    return before === undefined ? undefined : board.edgeOf(before, lies ? DOWN : RIGHT);
  };
};

/** Cells at even places. */
const linkAt = (board: Board): At => {
  const at = cellAt(board);
  return (row, column) => {
    const cell = at(Math.floor(row / 2), Math.floor(column / 2));
    return cell === undefined ? undefined : board.linkFrom(cell, column % 2 === 0 ? DOWN : RIGHT);
  };
};

const places = { cell: cellAt, edge: edgeAt, link: linkAt } as const;

/** Every set of cells, edges or links that the shape covers in some allowed orientation, once. */
export function waysToLay(
  board: Board,
  on: "cell" | "edge" | "link",
  shape: readonly Offset[],
  rotations: boolean,
  reflections: boolean,
): number[][] {
  const forms: (readonly Offset[])[] = [shape];
  const add = (map: (offset: Offset) => Offset): void => {
    for (const form of [...forms]) forms.push(form.map(map));
  };
  if (rotations) {
    add(([r, c]) => [c, -r]);
    add(([r, c]) => [-r, -c]);
  }
  if (reflections) {
    add(([r, c]) => [r, -c]);
    if (!rotations) add(([r, c]) => [-r, c]);
  }
  const ways = new Map<string, number[]>();
  const at = places[on](board);
  const step = on === "cell" ? 1 : 2;
  for (const form of forms)
    for (let row = -8; row < step * (board.rows + 8); row += step)
      for (let column = -8; column < step * (board.columns + 8); column += step) {
        const cells = form.map(([r, c]) => at(row + r, column + c));
        const there = cells.filter((cell) => cell !== undefined);
        if (there.length < cells.length || new Set(there).size < there.length) continue;
        there.sort((a, b) => a - b);
        ways.set(there.join(" "), there);
      }
  return [...ways.values()];
}

export type Structure = Division | PathSet | PieceLayout;

/**
 * All sets of placements without overlap; `most` bounds how many there are of each shape. Every cell of the `whole` sets is covered: with the
 * placements in the order of their first cells, one that begins behind a bare cell comes too late.
 */
export function layouts(
  unsorted: PieceLayout["placements"],
  most: ReadonlyMap<string, number>,
  whole: readonly ReadonlySet<number>[],
): PieceLayout[] {
  const first = ({ cells }: { readonly cells: readonly number[] }): number => cells[0] ?? 0;
  const placements = [...unsorted].sort((a, b) => first(a) - first(b));
  const needed = [...new Set(whole.flatMap((set) => [...set]))].sort((a, b) => a - b);
  const found: PieceLayout[] = [];
  const covered = new Set<number>();
  const count = new Map<string, number>();
  const place = (at: number, chosen: PieceLayout["placements"]): void => {
    const placement = placements[at];
    const begins = placement === undefined ? Number.POSITIVE_INFINITY : first(placement);
    for (const each of needed) {
      if (each >= begins) break;
      if (!covered.has(each)) return;
    }
    if (placement === undefined) {
      push(found, { kind: "pieces", placements: chosen });
      return;
    }
    place(at + 1, chosen);
    const placed = count.get(placement.shape) ?? 0;
    if (placed >= (most.get(placement.shape) ?? Number.POSITIVE_INFINITY)) return;
    if (placement.cells.some((cell) => covered.has(cell))) return;
    for (const cell of placement.cells) covered.add(cell);
    count.set(placement.shape, placed + 1);
    place(at + 1, [...chosen, placement]);
    count.set(placement.shape, placed);
    for (const cell of placement.cells) covered.delete(cell);
  };
  place(0, []);
  return found;
}
