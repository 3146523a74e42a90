/** Structure at random: divisions into regions, yes/no here and there, paths that wander. Whether it makes a puzzle is for others to find out. */

import type { Board } from "../../board.js";
import type { Datum } from "../../ground.js";
import type { LayerId, TypedLayer } from "../../typed.js";
import { directionNames } from "../../vocabulary/directions.js";
import type { Contents } from "../contents.js";
import type { Random } from "../random.js";
import { WIDE } from "../thresholds.js";
import { type Division, divide, intoRectangles, renumbered, shiftBorder } from "./divide.js";

/** A structure layer, and how many elements it stands on. */
export interface StructureLayer {
  readonly id: LayerId;
  readonly layer: TypedLayer;
  readonly count: number;
  /** Rules ask where it is: it need not be everywhere. */
  readonly partial: boolean;
  /** Other layers stand only where it is, or where it is not. */
  readonly holed: boolean;
  /** None of these is where it is. */
  readonly excludes: ReadonlySet<LayerId>;
}

/** Symbols that are told apart by what they mean are no more than this; more are an alphabet, of which an instance takes some. */
const MOST_ONCE = 12;
/** The number of elements of a board for each symbol of an alphabet. */
const ROOM_FOR_ONE = 8;

export function randomStructure(
  layers: readonly StructureLayer[],
  /** Layers that must be there where one is. */
  partners: ReadonlyMap<LayerId, readonly LayerId[]>,
  board: Board,
  random: Random,
  /** Of what takes room from other layers, so much: 1 as usual. */
  share: number,
): Contents {
  const values = new Map<LayerId, readonly (Datum | undefined)[]>();
  const paths = new Map<LayerId, readonly (readonly number[])[]>();
  const carries = (id: LayerId): boolean => [...partners.values()].some((others) => others.includes(id));
  // Walls and arrows take the cells that regions leave out, so they come first.
  for (const each of [...layers.filter((one) => !isHoled(one)), ...layers.filter(isHoled)]) {
    const { id, layer, count, partial } = each;
    const { domain } = layer;
    const own = each.holed ? share : 1;
    if (isHoled(each)) values.set(id, divisionRound(board, values, layers, random));
    else if (domain.kind === "region")
      values.set(
        id,
        partial ? randomPatches(board, random) : renumbered(randomDivision(board, random, share)),
      );
    else if (domain.kind === "paths") paths.set(id, wanderers(board, 1 + random.below(board.rows), random));
    else if (domain.kind === "symbols") values.set(id, scattered(domain.values, count, random));
    else if (domain.kind === "yes-no" && carries(id) && random.happens(0.3))
      values.set(id, walledIn(board, count, own * 0.1 * (1 + random.below(4)), random));
    else {
      const beside = (partners.get(id) ?? []).filter((other) => values.has(other));
      const always = beside.some((other) => partners.get(other)?.includes(id) === true);
      const chance = always ? 1 : beside.length > 0 ? 0.5 : own * 0.08 * (1 + random.below(5));
      values.set(
        id,
        Array.from({ length: count }, (_, element) => {
          const stands =
            beside.every((other) => values.get(other)?.[element] !== undefined) &&
            ![...each.excludes].some((other) => values.get(other)?.[element] !== undefined);
          return stands && random.happens(chance) ? someValue(board, layer, random) : undefined;
        }),
      );
    }
  }
  return { values, paths, names: new Map() };
}

/**
 * Sometimes regions of exactly one size, sometimes as many regions as the board has rows, else regions of 3 to 6 cells. On a large board, the first two
 * are rarer. Where nothing came of any of these (`share` below 1), half of the divisions are into rectangles: they are like themselves in ways
 * that rules may ask for.
 */
function randomDivision(board: Board, random: Random, share: number): Division {
  const cut =
    share < 1 && random.happens(0.5) ? intoRectangles(board, 2 + random.below(8), random) : undefined;
  if (cut !== undefined) return cut;
  const often = board.cells.length > WIDE ? 0.1 : 0.3;
  if (random.happens(often)) return exactDivision(board, random);
  if (random.happens(often)) return divide(board, board.rows, random.happens(0.3), random);
  const size = 3 + random.below(4);
  return divide(board, Math.max(1, Math.round(board.cells.length / size)), random.happens(0.6), random);
}

const isHoled = ({ layer, partial, holed }: StructureLayer): boolean =>
  holed && !partial && layer.domain.kind === "region";

/** Small regions of all cells on which nothing else stands. */
function divisionRound(
  board: Board,
  values: ReadonlyMap<LayerId, readonly (Datum | undefined)[]>,
  layers: readonly StructureLayer[],
  random: Random,
): Division {
  const onCells = layers.filter(({ layer }) => layer.on.kind === "cell");
  const free = board.cells.filter((cell) =>
    onCells.every(({ id }) => (values.get(id)?.[cell] ?? false) === false),
  );
  const size = 3 + random.below(3);
  return renumbered(divide(board, Math.round(free.length / size), random.happens(0.5), random, free));
}

/** Regions of a few cells here and there, which do not touch. */
function randomPatches(board: Board, random: Random): Division {
  const size = 5 + random.below(6);
  const whole = divide(
    board,
    Math.max(1, Math.round(board.cells.length / size)),
    random.happens(0.3),
    random,
  );
  const order = new Map<number, number>();
  const room = new Map<number, number>();
  const patches = whole.map((number, cell): number | undefined => {
    if (number === undefined || !board.exists(cell)) return undefined;
    const left = room.get(number) ?? 1 + random.below(4);
    // In reading order a region is cut off where the next cell is not connected with what it has.
    const own = board.neighbours(cell).some((other) => other < cell && order.get(other) === number);
    const touches = board.neighbours(cell).some((other) => {
      const before = other < cell ? order.get(other) : undefined;
      return before !== undefined && before !== number;
    });
    if (left === 0 || touches || (room.has(number) && !own)) return undefined;
    room.set(number, left - 1);
    order.set(cell, number);
    return number;
  });
  return renumbered(patches);
}

/** Each symbol of a few stands somewhere; of an alphabet, for which there would be no room, the first ones do, two or three times each. */
function scattered(
  symbols: readonly string[],
  count: number,
  random: Random,
): readonly (string | undefined)[] {
  if (symbols.length <= MOST_ONCE) return onceEach(symbols, count, random);
  const most = Math.max(1, Math.floor(count / ROOM_FOR_ONE));
  const some = symbols.slice(0, 1 + random.below(Math.min(most, symbols.length)));
  return onceEach(
    some.flatMap((symbol) => new Array<string>(2 + random.below(2)).fill(symbol)),
    count,
    random,
  );
}

function onceEach(
  symbols: readonly string[],
  count: number,
  random: Random,
): readonly (string | undefined)[] {
  const places = random.shuffled(Array.from({ length: count }, (_, element) => element));
  const at = new Map(symbols.map((symbol, index) => [places[index], symbol] as const));
  return Array.from({ length: count }, (_, element) => at.get(element));
}

/** The rows, well stirred. */
function exactDivision(board: Board, random: Random): Division {
  let division: Division = Array.from({ length: board.rows * board.columns }, (_, cell) =>
    board.exists(cell) ? board.rowOf(cell) : undefined,
  );
  for (let step = 0; step < 2 * board.cells.length; step++)
    division = shiftBorder(board, division, true, random) ?? division;
  return division;
}

export const randomDirection = ({ directions }: Board, random: Random): Datum =>
  directionNames[directions[random.below(directions.length)] ?? 0] ?? "up";

function someValue(board: Board, { domain }: TypedLayer, random: Random): Datum | undefined {
  switch (domain.kind) {
    case "yes-no":
      return true;
    case "numbers":
      return domain.values[random.below(domain.values.length)];
    case "direction":
      return randomDirection(board, random);
    case "number":
    case "range":
      return 1 + random.below(4);
    default:
      return undefined;
  }
}

/**
 * Yes here and there, and all along the first row and the first column, where what is said of rows and columns finds its place. For what
 * carries clues.
 */
function walledIn(
  board: Board,
  count: number,
  chance: number,
  random: Random,
): readonly (boolean | undefined)[] {
  return Array.from({ length: count }, (_, cell) =>
    random.happens(chance) || board.rowOf(cell) === 0 || board.columnOf(cell) === 0 ? true : undefined,
  );
}

/** Paths of 3 to 5 cells that share none. */
function wanderers(board: Board, count: number, random: Random): readonly (readonly number[])[] {
  const free = new Set(board.cells);
  const paths: number[][] = [];
  for (const start of random.shuffled(board.cells)) {
    if (paths.length === count) break;
    const path: number[] = [];
    const length = 3 + random.below(3);
    for (let cell: number | undefined = start; cell !== undefined && path.length < length; ) {
      path.push(cell);
      const from: number = cell;
      cell = random.shuffled(board.neighbours(from)).find((to) => free.has(to) && !path.includes(to));
    }
    if (path.length < 3 || path.some((cell) => !free.has(cell))) continue;
    for (const cell of path) free.delete(cell);
    paths.push(path);
  }
  return paths;
}

/** A small change somewhere: a border of regions moves, or two values of a layer change places. */
export function changed(
  contents: Contents,
  layers: readonly StructureLayer[],
  board: Board,
  random: Random,
  near: ReadonlySet<number> = new Set(),
): Contents | undefined {
  // Borders of regions that do not touch have nowhere to move.
  const round = layers.some(isHoled);
  const able = layers.filter(
    ({ id, layer, partial }) =>
      contents.values.has(id) &&
      !(partial && layer.domain.kind === "region") &&
      // Values in the holes of regions stay there.
      !(round && layer.domain.kind !== "region" && layer.on.kind === "cell"),
  );
  const [one] = random.shuffled(able);
  const values = one === undefined ? undefined : contents.values.get(one.id);
  if (one === undefined || values === undefined) return undefined;
  if (one.layer.domain.kind === "region") {
    const after = shiftBorder(board, values.map(regionNumber), oneSize(values), random, near);
    if (after === undefined) return undefined;
    const numbered = renumbered(after.map(regionNumber));
    return { ...contents, values: new Map([...contents.values, [one.id, numbered]]) };
  }
  const onCells = one.layer.on.kind === "cell";
  // Values that stand together on a cell stay together.
  const beside = onCells
    ? able.filter(({ layer }) => layer.on.kind === "cell" && layer.domain.kind !== "region")
    : [one];
  const pair = elementLikeAnother(values, onCells ? near : new Set(), random);
  if (pair === undefined) return undefined;
  const [at, like] = pair;
  const taken = beside.map(({ id }) => {
    const own = contents.values.get(id) ?? [];
    return [id, own.with(at, own[like])] as const;
  });
  return { ...contents, values: new Map([...contents.values, ...taken]) };
}

const regionNumber = (value: Datum | undefined): number | undefined =>
  typeof value === "number" ? value : undefined;

function oneSize(values: readonly (Datum | undefined)[]): boolean {
  const sizes = new Map<Datum, number>();
  for (const value of values) if (value !== undefined) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  return new Set(sizes.values()).size <= 1;
}

/** An element, and another that has another value. */
function elementLikeAnother(
  values: readonly (Datum | undefined)[],
  near: ReadonlySet<number>,
  random: Random,
): readonly [number, number] | undefined {
  const [first = random.below(values.length)] = random.shuffled([...near]);
  const at = random.happens(0.8) ? first : random.below(values.length);
  const others = [...values.keys()].filter((element) => values[element] !== values[at]);
  const like = others[random.below(others.length)];
  return like === undefined ? undefined : [at, like];
}
