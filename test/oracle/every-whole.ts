/** All that can be found as a whole on a small board: divisions into connected regions, sets of disjoint paths, layouts of pieces, choices of options. */
import type { Board } from "../../packages/compiler/src/board.js";
import type { LayerId, TypedLayer } from "../../packages/compiler/src/typed.js";
import {
  fixedOptions,
  itemsToCover,
  type Option,
  optionsOf,
} from "../../packages/evaluator/src/statements/covers.js";
import { liesOn, waysToPlace, wronglyCounted } from "../../packages/evaluator/src/unknowns/pieces.js";
import type {
  Division,
  PathSet,
  PieceLayout,
  Structure,
} from "../../packages/evaluator/src/unknowns/structures.js";
import { standing, type Wholes } from "../../packages/evaluator/src/unknowns/unknowns.js";
import { cellsOf, indicesOf, numberOf } from "../../packages/evaluator/src/values/narrow.js";
import { cellsHere } from "../../packages/evaluator/src/values/places.js";
import { Unsupported } from "../../packages/evaluator/src/values/unsupported.js";
import { boardOf, type World } from "../../packages/evaluator/src/values/world.js";

export const everyWhole: Wholes = { structures, options: chosenSets };

function structures(world: World, layer: TypedLayer, id: LayerId): readonly Structure[] {
  const { domain } = layer;
  switch (domain.kind) {
    case "region":
      return divisions(boardOf(world), standing(world, layer), layer.orNone);
    case "paths": {
      if (domain.from === undefined) throw new Unsupported("paths from anywhere");
      return pathSets(boardOf(world), new Set(standing(world, layer)), cellsOf(world, domain.from));
    }
    case "pieces":
      return pieceLayouts(world, layer, id);
    default:
      return [];
  }
}

const MOST = 400_000;

function push<T>(found: T[], one: T): void {
  if (found.length >= MOST) throw new Unsupported("too many structures to enumerate");
  found.push(one);
}

/** Connected sets of free cells that contain `start`, each once. */
function connectedSets(
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
function pathSets(
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

function pieceLayouts(world: World, layer: TypedLayer, id: LayerId): Structure[] {
  if (layer.domain.kind !== "pieces") return [];
  const { shapes } = layer.domain.pieces;
  const copies = new Map(shapes.map((shape) => [shape.name, shape.copies ?? 1]));
  const places = world.puzzle.places.filter((place) => place.layer === id);
  const board = boardOf(world);
  const there = { cell: cellsHere(world).length, edge: board.edgeCount, link: board.linkCount }[
    liesOn(layer)
  ];
  const most = new Map<string, number>();
  for (const { shapes: named, times } of places)
    for (const shape of named) {
      const bound =
        times.bound === "any" || times.bound === "at least"
          ? there
          : Math.max(...times.amounts.map(({ to }) => numberOf(world, to)));
      most.set(shape, Math.min(most.get(shape) ?? there, bound * (copies.get(shape) ?? 1)));
    }
  const placements = shapes.flatMap(({ name }) =>
    waysToPlace(world, layer, id, name).map((cells) => ({ shape: name, cells })),
  );
  const given = world.data.get(id);
  const possible = placements.filter(({ shape, cells }) =>
    cells.every((at) => given?.[at] === undefined || given[at] === shape),
  );
  const wholeCover = world.puzzle.covers.flatMap(({ set, times }) =>
    times.bound === "exactly" &&
    times.amounts.every(({ from, to }) => numberOf(world, from) === 1 && numberOf(world, to) === 1)
      ? [new Set(indicesOf(world, set))]
      : [],
  );
  const alone = world.puzzle.layers.filter(({ domain }) => domain.kind === "pieces").length === 1;
  return layouts(possible, most, alone ? wholeCover : []).filter(
    (layout) => wronglyCounted(world, layer, id, layout) === undefined,
  );
}

/**
 * All sets of placements without overlap; `most` bounds how many there are of each shape. Every cell of the `whole` sets is covered: with the
 * placements in the order of their first cells, one that begins behind a bare cell comes too late.
 */
function layouts(
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

/** Choices of options that are tried. */
const MOST_STEPS = 1_000_000;

/** Every choice of options with each item covered as often as it may be; indices into `optionsOf`. */
function chosenSets(world: World): number[][] {
  const items = itemsToCover(world);
  const options = optionsOf(world);
  const fixed = fixedOptions(world);
  const found: number[][] = [];
  const used = new Map<string, number>();
  const colours = new Map<string, string>();
  /** For each item the last option that can cover it, so that a choice that comes too short ends early. */
  const lastChance = new Map<string, number>();
  options.forEach((option, at) => {
    for (const { item } of option.items) lastChance.set(item, at);
  });
  const endingAt = options.map((_, at) =>
    [...lastChance].flatMap(([item, last]) => (last === at ? [item] : [])),
  );
  const isEnough = (name: string): boolean => (used.get(name) ?? 0) >= (items.get(name)?.least ?? 0);
  const fits = ({ items: entries }: Option): boolean =>
    entries.every(({ item, colour }) => {
      const before = used.get(item) ?? 0;
      if (before === 0) return true;
      if (colour !== undefined) return colours.get(item) === colour;
      return !colours.has(item) && before < (items.get(item)?.most ?? 1);
    });
  let steps = 0;
  const choose = (at: number, chosen: readonly number[]): void => {
    if (++steps > MOST_STEPS) throw new Unsupported("too many choices of options");
    const option = options[at];
    if (option === undefined) {
      found.push([...chosen]);
      return;
    }
    const rest = (more: readonly number[]): void => {
      if ((endingAt[at] ?? []).every(isEnough)) choose(at + 1, more);
    };
    if (fits(option)) {
      const before = option.items.map(({ item }) => [item, used.get(item), colours.get(item)] as const);
      for (const { item, colour } of option.items) {
        used.set(item, (used.get(item) ?? 0) + 1);
        if (colour !== undefined) colours.set(item, colour);
      }
      rest([...chosen, at]);
      for (const [item, count, colour] of before) {
        if (count === undefined) used.delete(item);
        else used.set(item, count);
        if (colour === undefined) colours.delete(item);
        else colours.set(item, colour);
      }
    }
    if (!fixed.has(option.key)) rest(chosen);
  };
  if ([...items].some(([name, { least }]) => least > 0 && !lastChance.has(name))) return [];
  choose(0, []);
  return found;
}
