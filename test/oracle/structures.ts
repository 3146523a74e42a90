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

/** Every set of cells that the shape covers in some allowed orientation, once. */
export function waysToLay(
  board: Board,
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
  const wrap = (at: number, size: number): number => (board.torus ? ((at % size) + size) % size : at);
  for (const form of forms)
    for (let row = -8; row < board.rows + 8; row++)
      for (let column = -8; column < board.columns + 8; column++) {
        const cells = form.map(([r, c]) =>
          board.cellAt(wrap(row + r, board.rows), wrap(column + c, board.columns)),
        );
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
