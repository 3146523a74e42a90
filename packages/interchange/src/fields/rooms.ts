/** Divisions of the board: borders in an address, a map of numbers or borders in a file; and the numbers that stand in their regions. */
import type { Code } from "../codes/code.js";
import { bits } from "../codes/packed.js";
import { digits, either, sign, type Token } from "../codes/token.js";
import { cutOff, nextLine, placeAt } from "../cursor.js";
import { type Draft, draftLayer, type Givens, type Layer, type Value } from "../givens.js";
import { linkCells, onLinks } from "../places.js";
import type { Problem } from "../problem.js";
import type { Field } from "./field.js";
import { coded, lineOfWords, words } from "./values.js";

const BORDERS = "borders";
const zeroOrOne = either(sign("1", 1), sign("0", 0));

/** A border on a link is what the two regions at its sides differ in; where there is none on a side, it is a border too. */
function bordersOf(givens: Givens, layer: string): Layer {
  const rooms = givens.layers.get(layer) ?? [];
  return linkCells(givens).map(([x, y]) => (rooms[x] === undefined || rooms[x] !== rooms[y] ? 1 : undefined));
}

/** Regions are what hangs together without crossing a border; numbered in reading order of their first cells. */
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

const onBorders = {
  layers: [BORDERS],
  take: (value: Value) => ({ [BORDERS]: value }),
  give: (at: (layer: string) => Value | undefined) => at(BORDERS),
};

/** A region in parts would come back as several, so there is no way to write it. */
function inParts(givens: Givens, layer: string): { readonly problem: Problem } | undefined {
  const rooms = givens.layers.get(layer) ?? [];
  const borders = bordersOf(givens, layer);
  const parts = regionsBetween(givens, (link) => borders[link] === 1);
  const partOf = new Map<Value, number | undefined>();
  const bad = rooms.some((room, cell) => {
    if (room === undefined) return false;
    const part = partOf.get(room) ?? parts[cell];
    partOf.set(room, part);
    return part !== parts[cell];
  });
  if (!bad) return undefined;
  return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `a ${layer} in parts` } };
}

function throughBorders(field: Field, layer: string): Field {
  return {
    read(cursor, draft) {
      const problem = field.read(cursor, draft);
      const borders = draft.layers.get(BORDERS) ?? [];
      draft.layers.delete(BORDERS);
      draft.layers.set(
        layer,
        regionsBetween(draft, (link) => borders[link] === 1),
      );
      return problem;
    },
    write: (givens) =>
      inParts(givens, layer) ??
      field.write({ ...givens, layers: new Map([[BORDERS, bordersOf(givens, layer)]]) }),
  };
}

/** In an address: a bit for each link. */
export const roomBorders = (layer = "room"): Field => throughBorders(coded(bits, onBorders, onLinks), layer);

/** In a file: 0 or 1 for each link. */
export const roomBorderWords = (layer = "room"): Field =>
  throughBorders(words(zeroOrOne, onBorders, onLinks, "0"), layer);

/** In an old address: a letter for each cell, another than those of the rooms that touch. It is not written any more. */
export const roomLetters = (layer = "room"): Field => ({
  read(cursor, draft) {
    const count = draft.rows * draft.columns;
    const text = cursor.text.slice(cursor.at, cursor.at + count);
    cursor.at += text.length;
    if (text.length < count) return cutOff(cursor, `${count - text.length} of ${count} cells`);
    const cells = linkCells(draft);
    const isBorder = (link: number): boolean => {
      const [x = 0, y = 0] = cells[link] ?? [];
      return text[x] !== text[y];
    };
    draft.layers.set(layer, regionsBetween(draft, isBorder));
    return undefined;
  },
  write: () => ({ value: "" }),
});

const decimal: Token = digits({ base: 10 });

/** In a file: how many regions there are, then for each cell the number of its region, `.` where it is in none. */
export const roomMap = (layer = "room"): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const count = nextLine(cursor);
    if (count === undefined) return cutOff(cursor, "the number of rooms");
    if (!/^\s*\d+\s*$/.test(count.text))
      return { kind: "unreadable", what: count.text, at: placeAt(cursor, start, start + count.text.length) };
    const numbers = new Map<string, number>();
    const rooms: (number | undefined)[] = [];
    for (let row = 0; row < draft.rows; row++) {
      const line = lineOfWords(cursor, draft.columns);
      if ("problem" in line) return line.problem;
      for (const { text } of line.value.words) {
        const number = text === "." ? undefined : (numbers.get(text) ?? numbers.size);
        if (number !== undefined) numbers.set(text, number);
        rooms.push(number);
      }
    }
    draft.layers.set(layer, rooms);
    return undefined;
  },
  write(givens) {
    const refused = inParts(givens, layer);
    if (refused !== undefined) return refused;
    const rooms = givens.layers.get(layer) ?? [];
    let text = `${countOf(rooms)}\n`;
    for (let row = 0; row < givens.rows; row++) {
      const line = Array.from(
        { length: givens.columns },
        (_, column) => rooms[row * givens.columns + column],
      );
      text += `${line.map((room) => room ?? ".").join(" ")} \n`;
    }
    return { value: text };
  },
});

export const countOf = (rooms: Layer): number => new Set(rooms.filter((room) => room !== undefined)).size;

/** In an address, behind the borders: a number for each region, in their order. What is not printed says nothing. */
export const roomNumbers = (code: Code, layer: string, room = "room"): Field => ({
  read(cursor, draft) {
    const read = code.read(cursor, countOf(draft.layers.get(room) ?? []));
    if ("problem" in read) return read.problem;
    draft.layers.set(
      layer,
      read.value.map((value) => (value === "?" ? undefined : value)),
    );
    return undefined;
  },
  write(givens) {
    const numbers = givens.layers.get(layer) ?? [];
    const count = countOf(givens.layers.get(room) ?? []);
    const written = code.write(Array.from({ length: count }, (_, index) => numbers[index]));
    if ("refused" in written)
      return {
        problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `${layer} ${written.refused}` },
      };
    return written;
  },
});

/** In a file: the number of a region stands in the topmost of its leftmost cells. */
export const roomNumberWords = (layer: string, room = "room"): Field => {
  const inCells = words(either(decimal, sign("-", "?")), {
    layers: [layer],
    take: (value) => (value === "?" ? {} : { [layer]: value }),
    give: (at) => at(layer),
  });
  return {
    read(cursor, draft): Problem | undefined {
      const problem = inCells.read(cursor, draft);
      const rooms = draft.layers.get(room) ?? [];
      const numbers: (Value | undefined)[] = new Array(countOf(rooms)).fill(undefined);
      draftLayer(draft, layer).forEach((value, cell) => {
        const at = rooms[cell];
        if (typeof at === "number") numbers[at] = value;
      });
      draft.layers.set(layer, numbers);
      return problem;
    },
    write(givens) {
      const rooms = givens.layers.get(room) ?? [];
      const numbers = givens.layers.get(layer) ?? [];
      const cells: (Value | undefined)[] = [];
      const written = new Set<number>();
      for (let column = 0; column < givens.columns; column++)
        for (let cell = column; cell < rooms.length; cell += givens.columns) {
          const at = rooms[cell];
          if (typeof at !== "number" || written.has(at)) continue;
          written.add(at);
          cells[cell] = numbers[at];
        }
      return inCells.write({ ...givens, layers: new Map([[layer, cells]]) });
    },
  };
};

/** Takes the cells of walls out of their regions, behind the field that reads the walls. An address gives each a region of its own. */
export const roomsWithoutWalls = (wall: string, room = "room"): Field => ({
  read(_, draft) {
    const walls = draft.layers.get(wall) ?? [];
    const numbers = new Map<Value, number>();
    const rooms = (draft.layers.get(room) ?? []).map((at, cell) => {
      if (at === undefined || walls[cell] === true) return undefined;
      const number = numbers.get(at) ?? numbers.size;
      numbers.set(at, number);
      return number;
    });
    draft.layers.set(room, rooms);
    return undefined;
  },
  write(givens) {
    const rooms = givens.layers.get(room) ?? [];
    const both = givens.layers.get(wall)?.some((value, cell) => value === true && rooms[cell] !== undefined);
    if (both !== true) return { value: "" };
    return {
      problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `a ${wall} that lies in a ${room}` },
    };
  },
});
