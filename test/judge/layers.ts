/** Layers (L1 to L6): what is declared, what is given of it, and which values each element may have. */
import { type Board, cellOfSide, type Pair, sideOf, wayOfSide, waysOf } from "./meaning/board.js";
import { divisionsOf } from "./meaning/divisions.js";
import { loopsOf } from "./meaning/loops.js";
import { type PieceSet, placementsOf, setsOfPlacements } from "./meaning/placements.js";
import { placementsOfSticks, type StickSet } from "./meaning/sticks.js";
import { type Body, distinct, type Value } from "./meaning/values.js";
import { systemsOfWays } from "./meaning/ways.js";
import type { World } from "./meaning/world.js";

export type Kind =
  | "flag"
  | "number"
  | "symbol"
  | "direction"
  | "region"
  | "paths"
  | "pieces"
  | "sticks"
  | "list"
  | "table";
export type StandsOn =
  | "cell"
  | "link"
  | "edge"
  | "corner"
  | "side"
  | "row"
  | "column"
  | "room"
  | "jump"
  | "nothing";

/** How many there may be of each piece. */
export interface Allowed {
  readonly allowed: (piece: string, times: number) => boolean;
}

export interface Standing {
  readonly sort: StandsOn;
  /** Behind `on`; empty for all cells. */
  readonly text: string;
  /** On every element of its sort. */
  readonly everywhere: boolean;
  /** Which elements of its sort. */
  readonly holds: (world: World, element: number) => boolean;
}

/** `undefined`: nothing is given. `"?"`: a clue that is not printed; of a list also what is printed of it. */
export type Datum = Value | "?";

export interface Layer {
  readonly name: string;
  readonly kind: Kind;
  readonly role: "given" | "find";
  readonly hidden: boolean;
  readonly on: Standing;
  readonly orNone: boolean;
  readonly unprinted: boolean;
  readonly symbols: readonly string[];
  /** The whole line, or lines. */
  readonly text: string;
  /** The values that an element may have, without `none`; of flags, numbers, symbols and directions. */
  readonly domain: (world: World, element: number) => readonly Value[];
  /** By element; of a region the letter of the region of each cell. */
  readonly data: readonly Datum[];
  /** A line below its declaration says that it is one loop, so that only those are tried. */
  readonly isLoop?: boolean;
  readonly starts?: (world: World) => readonly number[];
  /** Of paths that are given: their cells, step by step. */
  readonly ways?: readonly (readonly number[])[];
  /** Of a table: its lists. */
  readonly rows?: readonly (readonly number[])[];
  /** Of sticks; `cover`: each is covered once. */
  readonly sticks?: StickSet & Allowed & { readonly cover: boolean };
  readonly pieces?: PieceSet &
    Allowed & {
      /** The table of the instance that they are from. */
      readonly table?: { readonly name: string; readonly rows: readonly string[] };
    };
}

/** Something is there that is not printed, or not wholly. */
export const isUnprinted = ({ kind }: Pick<Layer, "kind">, datum: Datum): boolean =>
  datum === "?" || (kind === "list" && typeof datum === "string");

/** Something that has one of several values. */
export interface Unknown {
  readonly visible: boolean;
  readonly count: number;
  readonly choose: (world: World, which: number) => void;
}

/** Links of one's own (R2): the pairs of cells that are two steps apart. */
export const jumpsOf = (board: Board): readonly Pair[] =>
  board.cells.flatMap((a) =>
    board.cells.flatMap((b): Pair[] => {
      const [down, right] = [board.rowOf(a) - board.rowOf(b), board.columnOf(a) - board.columnOf(b)];
      return a < b && Math.abs(down) + Math.abs(right) === 2 ? [[a, b]] : [];
    }),
  );

export function elementsOf({ board, layers }: World, sort: StandsOn): readonly number[] {
  const existing = (lists: readonly (readonly number[] | undefined)[]): number[] =>
    lists.flatMap((list, at) => (list === undefined || list.length === 0 ? [] : [at]));
  switch (sort) {
    case "cell":
      return board.cells;
    case "link":
      return existing(board.links);
    case "edge":
      return existing(board.edges);
    case "corner":
      return existing(board.corners);
    case "side":
      return board.cells.flatMap((cell) => waysOf(board).map((way) => sideOf(board, cell, way)));
    case "row":
      return existing(board.rowSets);
    case "column":
      return existing(board.columnSets);
    case "jump":
      return jumpsOf(board).map((_, at) => at);
    case "room":
      return layers.room?.bodies.map((_, at) => at) ?? [];
    case "nothing":
      return [];
    default:
      return sort satisfies never;
  }
}

/** Where the layer stands in this world; layers that its `on` and its domain read are there already. */
export const standsOn = (layer: Layer, world: World): readonly number[] =>
  elementsOf(world, layer.on.sort).filter((element) => layer.on.holds(world, element));

/** Puts the layer into the world, with what is given, and says what is open about it. */
export function openLayer(layer: Layer, world: World, most: number): readonly Unknown[] {
  const state = { values: [] as Value[], bodies: [] as readonly Body[], shapes: [] as readonly string[] };
  world.layers[layer.name] = state;
  const { board } = world;
  const bodies = (all: readonly (readonly Body[])[], shapes?: readonly (readonly string[])[]): Unknown[] => {
    const values = all.map((list) => {
      const of: Value[] = [];
      for (const cell of elementsOf(world, layer.on.sort))
        of[cell] = list.find((body) => body.includes(cell)) ?? null;
      return of;
    });
    return [
      {
        visible: !layer.hidden,
        count: all.length,
        choose: (to, which) => {
          const own = to.layers[layer.name];
          if (own === undefined) return;
          own.bodies = all[which] ?? [];
          own.shapes = shapes?.[which] ?? [];
          for (const [cell, body] of (values[which] ?? []).entries()) own.values[cell] = body;
        },
      },
    ];
  };
  if (layer.role === "given" && layer.kind === "region") {
    const letters = [...new Set(board.cells.map((cell) => layer.data[cell]))].filter(
      (letter) => letter !== undefined,
    );
    state.bodies = letters.map((letter) => board.cells.filter((cell) => layer.data[cell] === letter));
    for (const cell of board.cells) state.values[cell] = state.bodies.find((body) => body.includes(cell));
    return [];
  }
  if (layer.ways !== undefined) {
    state.bodies = layer.ways.map((way) => {
      const body = distinct(way);
      world.walks.set(body, way);
      return body;
    });
    for (const cell of board.cells) state.values[cell] = state.bodies.find((body) => body.includes(cell));
    return [];
  }
  switch (layer.kind) {
    case "region": {
      const fits = (regions: readonly Body[]): boolean =>
        board.cells.every((a) =>
          board.cells.every((b) => {
            const [x, y] = [layer.data[a], layer.data[b]];
            if (x === undefined || y === undefined) return true;
            const of = (cell: number): Body | undefined => regions.find((body) => body.includes(cell));
            return of(a) !== undefined && of(b) !== undefined && (of(a) === of(b)) === (x === y);
          }),
        );
      return bodies(divisionsOf(board, layer.orNone, most).filter(fits));
    }
    case "paths":
      return bodies(systemsOfWays(board, standing(layer.starts?.(world) ?? [], world), most));
    case "sticks": {
      const set = layer.sticks;
      if (set === undefined) return [];
      const names = set.pieces.map(({ name }) => name);
      const all = elementsOf(world, set.on).length;
      const found = setsOfPlacements(placementsOfSticks(board, set), set.allowed, names, most)
        .filter((placements) => !set.cover || placements.flatMap(({ cells }) => cells).length === all)
        .map((placements) => placements.toSorted((a, b) => (a.cells[0] ?? 0) - (b.cells[0] ?? 0)));
      return bodies(
        found.map((placements) => placements.map(({ cells }) => cells)),
        found.map((placements) => placements.map(({ piece }) => piece)),
      );
    }
    case "pieces": {
      const set = layer.pieces;
      if (set === undefined) return [];
      const names = set.pieces.map(({ name }) => name);
      const found = setsOfPlacements(placementsOf(board, set), set.allowed, names, most).map((placements) =>
        placements.toSorted((a, b) => (a.cells[0] ?? 0) - (b.cells[0] ?? 0)),
      );
      return bodies(
        found.map((placements) => placements.map(({ cells }) => cells)),
        found.map((placements) => placements.map(({ piece }) => piece)),
      );
    }
    default:
  }
  if (layer.isLoop === true) {
    const elements = elementsOf(world, layer.on.sort);
    const loops = loopsOf(layer.on.sort === "link" ? board.links : board.edgeEnds);
    return [
      {
        visible: !layer.hidden,
        count: loops.length,
        choose: (to, which) => {
          const values = to.layers[layer.name]?.values;
          const loop = new Set(loops[which]);
          if (values !== undefined) for (const element of elements) values[element] = loop.has(element);
        },
      },
    ];
  }
  const unknowns: Unknown[] = [];
  for (const element of standsOn(layer, world)) {
    const datum = layer.data[element];
    const all = [...layer.domain(world, element), ...(layer.orNone ? [null] : [])];
    const isOpen = isUnprinted(layer, datum);
    if (datum !== undefined && !isOpen) state.values[element] = datum;
    else if (layer.role === "find" || isOpen)
      unknowns.push({
        visible: layer.role === "find" && !layer.hidden,
        count: all.length,
        choose: (to, which) => {
          const values = to.layers[layer.name]?.values;
          if (values !== undefined) values[element] = all[which];
        },
      });
    else if (layer.kind === "flag") state.values[element] = false;
  }
  return unknowns;
}

const standing = (cells: readonly number[], { board }: World): readonly number[] =>
  cells.filter((cell) => board.cells.includes(cell));

/** The lines of the instance for the layer; none where nothing is given. */
export function dataText(layer: Layer, world: World): readonly string[] {
  const { board } = world;
  const path = (way: readonly number[]): string => way.map(board.nameOf).join("-");
  if (layer.ways !== undefined) return [`  ${layer.name}: ${layer.ways.map(path).join(", ")}`];
  if (layer.rows !== undefined)
    return [`  ${layer.name}:`, ...layer.rows.map((row) => `    ${row.join(",")}`)];
  const table = layer.pieces?.table;
  if (table !== undefined) return [`  ${table.name}:`, ...table.rows.map((row) => `    ${row}`)];
  if (layer.data.every((datum) => datum === undefined) && (layer.role === "find" || layer.on.sort !== "cell"))
    return [];
  const text = (datum: Datum): string => {
    if (datum === undefined || datum === false) return ".";
    if (datum === null) return "none";
    if (datum === true) return "#";
    if (layer.kind === "direction" && typeof datum === "number") return board.directions[datum] ?? "";
    return `${datum}`;
  };
  const word = (datum: Datum): string => (datum === true ? "yes" : text(datum));
  const entries = (names: (element: number) => string): string[] => {
    const listed = elementsOf(world, layer.on.sort).flatMap((element) =>
      layer.data[element] === undefined || layer.data[element] === false
        ? []
        : [`${names(element)} = ${word(layer.data[element])}`],
    );
    return listed.length === 0 ? [] : [`  ${layer.name}: ${listed.join(", ")}`];
  };
  switch (layer.on.sort) {
    case "cell": {
      const row = (at: number): string =>
        Array.from({ length: board.columns }, (_, column) =>
          text(layer.data[at * board.columns + column]),
        ).join(" ");
      return [`  ${layer.name}:`, ...Array.from({ length: board.rows }, (_, at) => `    ${row(at)}`)];
    }
    case "link":
      return entries((link) => (board.links[link] ?? []).map(board.nameOf).join("-"));
    case "edge":
      return entries((edge) => {
        const [cell = 0] = board.edges[edge] ?? [];
        const way = waysOf(board).find((direction) => board.edgeOf(cell, direction) === edge);
        return `${board.nameOf(cell)}.${board.directions[way ?? 0]}`;
      });
    case "corner": {
      const wide = board.torus ? board.columns : board.columns + 1;
      const high = board.torus ? board.rows : board.rows + 1;
      const row = (at: number): string =>
        Array.from({ length: wide }, (_, column) => text(layer.data[at * wide + column])).join(" ");
      return [`  ${layer.name}:`, ...Array.from({ length: high }, (_, at) => `    ${row(at)}`)];
    }
    case "row":
    case "column":
      if (layer.kind === "list")
        return [
          `  ${layer.name}:`,
          ...elementsOf(world, layer.on.sort).map((at) => `    ${text(layer.data[at]).replaceAll(",", " ")}`),
        ];
      return [
        `  ${layer.name}: ${elementsOf(world, layer.on.sort)
          .map((at) => text(layer.data[at]))
          .join(" ")}`,
      ];
    case "side":
      return entries(
        (side) => `${board.nameOf(cellOfSide(board, side))}.${board.directions[wayOfSide(board, side)]}`,
      );
    case "room":
      return entries((room) => "ab"[room] ?? "?");
    default:
      return [];
  }
}
