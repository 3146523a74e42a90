/** Rooms that are laid out with tiles: borders of rooms and of tiles, each link told once. */
import type { Code } from "../../codes/code.js";
import type { Token } from "../../codes/token.js";
import { placeAt } from "../../cursor.js";
import type { Draft, Givens, Layer, Value } from "../../givens.js";
import type { Meaning } from "../../meaning.js";
import { linkCells, onCells, onLinks } from "../../places.js";
import type { Problem } from "../../problem.js";
import type { Field } from "../field.js";
import { coded, words } from "../values.js";
import { bordersInside, bordersOf, cellName, type Division, notDivided, regionsOf } from "./division.js";

/** The kind of a border: 1 is a border of rooms, which is one of tiles too, and 2 is one of tiles only. */
const ROOM_BORDER = 1;
const TILE_BORDER = 2;
const STATES = 3;

const BORDERS = "borders";
const AROUND = "borders around";

const told = (layer: string): Meaning => ({
  layers: [layer],
  take: (value) => (value === 0 ? {} : { [layer]: value }),
  give: (at) => at(layer) ?? 0,
});

/** By `inner`, which is about borders on links, the two divisions. */
const divided = (inner: Field, room: string, tile: string): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const problem = inner.read(cursor, draft);
    if (problem !== undefined) return problem;
    const borders = draft.layers.get(BORDERS) ?? [];
    draft.layers.delete(BORDERS);
    for (const [division, isOf] of [
      [{ room }, (value: Value | undefined) => value === ROOM_BORDER],
      [{ room: tile }, (value: Value | undefined) => value !== undefined],
    ] as const) {
      const said = borders.map((value) => (isOf(value) ? 1 : undefined));
      const regions = regionsOf(draft, division, said);
      const loose = bordersInside(draft, regions, said)[0];
      if (loose !== undefined) {
        const ends = (linkCells(draft)[loose] ?? []).map((cell) => cellName(draft, cell));
        const what = `a border that ends inside a ${division.room}, between ${ends.join(" and ")}`;
        const at = placeAt(cursor, start, cursor.at);
        return { kind: "not-in-class", puzzle: draft.puzzle, what, at };
      }
      draft.layers.set(division.room, [...regions]);
    }
    return undefined;
  },
  write(givens) {
    const problem =
      notDivided(givens, { room }) ?? notDivided(givens, { room: tile }) ?? cut(givens, room, tile);
    if (problem !== undefined) return { problem };
    const of = (division: Division): Layer => bordersOf(givens, division);
    const rooms = of({ room });
    const borders = of({ room: tile }).map((is, link) =>
      rooms[link] === 1 ? ROOM_BORDER : is === 1 ? TILE_BORDER : undefined,
    );
    return inner.write({ ...givens, layers: new Map([[BORDERS, borders]]) });
  },
});

/** A tile that lies in two rooms. */
function cut(givens: Givens, room: string, tile: string): Problem | undefined {
  const rooms = givens.layers.get(room) ?? [];
  const tiles = givens.layers.get(tile) ?? [];
  const link = linkCells(givens).find(([x, y]) => tiles[x] === tiles[y] && rooms[x] !== rooms[y]);
  if (link === undefined) return undefined;
  const what = `a ${tile} in two ${room}s (${cellName(givens, link[1])})`;
  return { kind: "not-in-format", puzzle: givens.puzzle, what };
}

/** The links to the right of a cell and below it, if they are there. */
const linksAt = (
  { rows, columns }: Pick<Draft, "rows" | "columns">,
  cell: number,
): readonly [number, number] => {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const right = column + 1 < columns ? row * (columns - 1) + column : -1;
  return [right, row + 1 < rows ? rows * (columns - 1) + cell : -1];
};

/** In an address: for each cell one number that tells the borders to its right and below it. */
export const roomsOfTilesBody = (code: Code, room: string, tile: string): Field => {
  const field = coded(code, told(AROUND), onCells);
  return divided(
    {
      read(cursor, draft) {
        const problem = field.read(cursor, draft);
        const around = draft.layers.get(AROUND) ?? [];
        draft.layers.delete(AROUND);
        const borders: (Value | undefined)[] = linkCells(draft).map(() => undefined);
        for (const [cell, value] of around.entries()) {
          const [right, below] = linksAt(draft, cell);
          const number = Number(value ?? 0);
          if (right >= 0) borders[right] = Math.floor(number / STATES) || undefined;
          if (below >= 0) borders[below] = number % STATES || undefined;
        }
        draft.layers.set(BORDERS, borders);
        return problem;
      },
      write(givens) {
        const borders = givens.layers.get(BORDERS) ?? [];
        const around = Array.from({ length: givens.rows * givens.columns }, (_, cell) => {
          const [right, below] = linksAt(givens, cell);
          return Number(borders[right] ?? 0) * STATES + Number(borders[below] ?? 0);
        });
        return field.write({ ...givens, layers: new Map([[AROUND, around]]) });
      },
    },
    room,
    tile,
  );
};

/** In a file: a word for each link. */
export const roomsOfTilesWords = (word: Token, room: string, tile: string): Field =>
  divided(words(word, told(BORDERS), onLinks), room, tile);
