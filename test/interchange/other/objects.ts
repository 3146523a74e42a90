/** Genres of things in cells. */
import { board } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  borderBits,
  borderLines,
  cellGenre,
  empty,
  emptyBoard,
  grid,
  noLinks,
  number,
  orHidden,
  roomMap,
  roomsAndCells,
  upToOrHidden,
  zeros,
} from "./parts.js";
import { fives, gapped, numbers4, numbers16, rowsOf, type Value } from "./spell.js";

const starbattle: OtherGenre = {
  name: "starbattle",
  file: "starbattle",
  draw(dice, rows, columns) {
    const stars = dice.from(0, 22);
    const b = emptyBoard(dice, rows, columns, false);
    return {
      rows,
      columns,
      body: `${stars}/${borderBits(b)}`,
      lines: [String(stars), ...roomMap(b), ...empty(b)],
      ...(stars < 1 || stars > 20 ? { refused: /stars_per_line = \d+, where numbers are 1 to 20/ } : {}),
    };
  },
};

const yosenabe: OtherGenre = {
  name: "yosenabe",
  file: "yosenabe",
  version: 1,
  draw(dice, rows, columns) {
    const pots = board(dice, rows, columns, [], false, () => dice.chance(0));
    // Every other room is a pot, as long as it touches no other.
    const marked = new Set<number>();
    const touches = (room: number): boolean =>
      pots.rooms.some((other, cell) => {
        if (other !== room) return false;
        const sides = [
          cell % columns === 0 ? -1 : cell - 1,
          (cell + 1) % columns === 0 ? -1 : cell + 1,
          cell - columns,
          cell + columns,
        ];
        return sides.some((side) => marked.has(pots.rooms[side] ?? -1));
      });
    for (let room = 0; room < pots.roomCount; room++)
      if (dice.chance(0.4) && !touches(room)) marked.add(room);
    const cells: Value[] = new Array(rows * columns).fill(undefined);
    const totals = new Set<number>();
    pots.rooms.forEach((room = -1, cell) => {
      if (marked.has(room) && !totals.has(room)) {
        totals.add(room);
        if (dice.chance(0.5)) cells[cell] = `i${number(dice, 0, 255)}`;
      } else if (dice.chance(0.2)) cells[cell] = number(dice, 1, 255);
    });
    const hexadecimal = (value: number): string => value.toString(16);
    const code = (value: Value): string | undefined => {
      if (value === undefined) return undefined;
      if (typeof value === "number") return value < 16 ? hexadecimal(value) : `-${hexadecimal(value)}`;
      const total = Number(value.slice(1));
      return total < 16 ? `i${hexadecimal(total)}` : `g${hexadecimal(total)}`;
    };
    const isPot = (cell: number): boolean => marked.has(pots.rooms[cell] ?? -1);
    const say = (value: Value, cell: number): string => {
      const text = `${isPot(cell) ? "i" : ""}${typeof value === "number" ? `o${value}` : (value?.slice(1) ?? "")}`;
      return text === "" ? "." : text;
    };
    return {
      rows,
      columns,
      body: fives(cells.map((_, cell) => isPot(cell))) + gapped(cells.map(code), "j"),
      lines: [...rowsOf(cells.map(say), columns), ...noLinks(pots), ...zeros(pots)],
    };
  },
};

export const objectsGenres: readonly OtherGenre[] = [
  cellGenre("akari", "lightup", upToOrHidden(4), numbers4, () => []),
  starbattle,
  roomsAndCells(
    "satogaeri",
    "satogaeri",
    (dice) => orHidden(dice, () => number(dice, 0, 300)),
    numbers16,
    (b) => [...grid(b, b.cells), ...zeros(b), ...borderLines(b), ...noLinks(b)],
    false,
  ),
  yosenabe,
];
