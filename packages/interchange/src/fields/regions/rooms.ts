/** Divisions of the board as texts have them: borders in an address, borders or a map of numbers in a file. */
import { bits } from "../../codes/packed.js";
import { either, sign, type Token } from "../../codes/token.js";
import { cutOff, nextLine, placeAt } from "../../cursor.js";
import { type Draft, draftLayer, type Layer, type Value } from "../../givens.js";
import { linkCells, linkEdges, onLinks } from "../../places.js";
import type { Problem } from "../../problem.js";
import { type Field, fieldsInOne } from "../field.js";
import { coded, lineOfWords, words } from "../values.js";
import { bordersInside, bordersOf, cellName, type Division, notDivided, regionsOf } from "./division.js";
import { INNER_BORDER, innerBordersOf } from "./inner-borders.js";
import { countOf } from "./room-numbers.js";

export const BORDERS = "borders";
const zeroOr = (one: string): Token => either(sign(one, 1), sign("0", 0));

const onBorders = {
  layers: [BORDERS],
  take: (value: Value) => ({ [BORDERS]: value }),
  give: (at: (layer: string) => Value | undefined) => at(BORDERS),
};

/** Reads borders as they stand; `roomsBetween` makes regions of them. */
export const borders = (field: Field, division: Division): Field => ({
  read: field.read,
  write(givens) {
    const problem = notDivided(givens, division);
    if (problem !== undefined) return { problem };
    return field.write({
      ...givens,
      layers: new Map(givens.layers).set(BORDERS, bordersOf(givens, division)),
    });
  },
});

/** Behind the borders, and behind the walls if there are any: the regions. */
export const roomsBetween = (division: Division): Field => ({
  read(cursor, draft) {
    const said = draft.layers.get(BORDERS) ?? [];
    draft.layers.delete(BORDERS);
    const regions = regionsOf(draft, division, said);
    draft.layers.set(division.room, [...regions]);
    return takeInside(draft, division, bordersInside(draft, regions, said), () =>
      placeAt(cursor, 0, cursor.at),
    );
  },
  write: () => ({ value: "" }),
});

/** Borders that end inside a region go into their layer, if their meaning is known. */
function takeInside(
  draft: Draft,
  { room }: Division,
  links: readonly number[],
  at: () => ReturnType<typeof placeAt>,
): Problem | undefined {
  const [first] = links;
  if (first === undefined) return undefined;
  const meaning = innerBordersOf(draft.puzzle);
  if (meaning === undefined || typeof meaning === "object") {
    const ends = (linkCells(draft)[first] ?? []).map((cell) => cellName(draft, cell));
    const why = meaning === undefined ? "" : ` (${meaning.refused})`;
    const what = `a border that ends inside a ${room}, between ${ends.join(" and ")}${why}`;
    return { kind: "not-in-class", puzzle: draft.puzzle, what, at: at() };
  }
  const edges = linkEdges(draft);
  const layer = draftLayer(draft, INNER_BORDER);
  for (const link of links) layer[edges[link] ?? -1] = true;
  return undefined;
}

export const ROOM: Division = { room: "room" };

/** In an address: a bit for each link. */
export const borderBits = (division: Division): Field => borders(coded(bits, onBorders, onLinks), division);

/** In a file: 0 or 1 for each link, or another sign than 1 where the player draws borders too. */
export const borderWords = (division: Division, one = "1"): Field =>
  borders(words(zeroOr(one), onBorders, onLinks, "0"), division);

export const roomBorders = (division = ROOM): Field =>
  fieldsInOne(borderBits(division), roomsBetween(division));
export const roomBorderWords = (division = ROOM, one = "1"): Field =>
  fieldsInOne(borderWords(division, one), roomsBetween(division));
export const roomMap = (division = ROOM, wallWord?: string): Field =>
  fieldsInOne(numbersOfRooms(division, wallWord), roomsBetween(division));

/** A border wherever two neighbours have different words. */
const bordersBetween = (draft: Draft, wordOf: (cell: number) => string | undefined): Layer =>
  linkCells(draft).map(([x, y]) => (wordOf(x) === wordOf(y) ? undefined : 1));

/** The form in old addresses: a letter for each cell, different from those of the rooms that touch its room. It is no longer written. */
export const roomLetters = (): Field =>
  fieldsInOne(
    {
      read(cursor, draft) {
        const count = draft.rows * draft.columns;
        const text = cursor.text.slice(cursor.at, cursor.at + count);
        cursor.at += text.length;
        if (text.length < count) return cutOff(cursor, `${count - text.length} of ${count} cells`);
        draft.layers.set(BORDERS, [...bordersBetween(draft, (cell) => text[cell])]);
        return undefined;
      },
      write: () => ({ value: "" }),
    },
    roomsBetween(ROOM),
  );

/**
 * In a file: how many regions there are, then for each cell the number of its region, `.` where it is in none. `wallWord`: what stands there
 * instead, where it tells of a wall. It has no place for borders that end inside a region.
 */
export const numbersOfRooms = (division: Division, wallWord?: string): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const count = nextLine(cursor);
    if (count === undefined) return cutOff(cursor, "the number of rooms");
    if (!/^\s*\d+\s*$/.test(count.text))
      return { kind: "unreadable", what: count.text, at: placeAt(cursor, start, start + count.text.length) };
    const found: string[] = [];
    for (let row = 0; row < draft.rows; row++) {
      const line = lineOfWords(cursor, draft.columns);
      if ("problem" in line) return line.problem;
      found.push(...line.value.words.map(({ text }) => text));
    }
    draft.layers.set(BORDERS, [...bordersBetween(draft, (cell) => found[cell])]);
    if (division.wall !== undefined && wallWord !== undefined) {
      const walls = draftLayer(draft, division.wall);
      for (const [cell, word] of found.entries()) if (word === wallWord) walls[cell] = true;
    }
    return undefined;
  },
  write(givens) {
    const problem = notDivided(givens, division);
    if (problem !== undefined) return { problem };
    const rooms = givens.layers.get(division.room) ?? [];
    const inside = bordersInside(givens, rooms, bordersOf(givens, division))[0];
    if (inside !== undefined) {
      const ends = (linkCells(givens)[inside] ?? []).map((cell) => cellName(givens, cell));
      const what = `a border that ends inside a ${division.room}, between ${ends.join(" and ")}`;
      return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what } };
    }
    let text = `${countOf(rooms)}\n`;
    for (let row = 0; row < givens.rows; row++) {
      const line = Array.from(
        { length: givens.columns },
        (_, column) => rooms[row * givens.columns + column],
      );
      text += `${line.map((room) => room ?? wallWord ?? ".").join(" ")} \n`;
    }
    return { value: text };
  },
});
