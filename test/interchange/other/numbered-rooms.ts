/** Genres of rooms whose cells are to be numbered or marked. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { refusedLoose } from "./loose.js";
import {
  borderBits,
  borderLines,
  empty,
  emptyBoard,
  grid,
  type Lines,
  number,
  orHidden,
  roomMap,
  roomsAndCells,
  roomsAndNumbers,
  withoutHidden,
  word,
} from "./parts.js";
import { blank, fives, numbers10, numbers16, rowsOf, type Value } from "./spell.js";

/** Rooms that have the numbers from 1 to their size, with some cells missing. */
const oneToSize = (name: string): OtherGenre => ({
  name,
  file: name,
  draw(dice, rows, columns) {
    const share = dice.pick(0, 0, 0.2, 1);
    const holes = Array.from({ length: rows * columns }, () => dice.chance(share));
    if (holes.every((hole) => hole)) holes[0] = false;
    const walled = board(dice, rows, columns, [], dice.chance(0.3), (cell) => holes[cell] === true);
    const sizes = new Map<number | undefined, number>();
    for (const room of walled.rooms) sizes.set(room, (sizes.get(room) ?? 0) + 1);
    const cells = walled.rooms.map((room, cell) =>
      holes[cell] !== true && dice.chance(0.3)
        ? orHidden(dice, () => dice.from(1, sizes.get(room) ?? 1))
        : undefined,
    );
    const b = { ...walled, cells };
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all) + (holes.includes(true) ? fives(holes) : ""),
      lines: [
        ...borderLines(b),
        ...rowsOf(
          all.map((value, cell) => (holes[cell] === true ? "#" : word(value))),
          columns,
        ),
        ...empty(b),
      ],
    });
    return { rows, columns, ...write(cells), again: write(withoutHidden(cells)), ...refusedLoose(b, name) };
  },
});

/** Borders and clues, of which each board can have some. */
const clued = (
  name: string,
  value: (dice: Dice, cells: number) => Value,
  code: (cells: readonly Value[]) => string,
  version?: number,
): OtherGenre => ({
  name,
  file: name,
  ...(version === undefined ? {} : { version }),
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => value(dice, rows * columns));
    const b = board(dice, rows, columns, cells, dice.chance(0.3));
    const lines: Lines = [...borderLines(b), ...grid(b, cells), ...empty(b)];
    return { rows, columns, body: borderBits(b) + code(cells), lines, ...refusedLoose(b, name) };
  },
});

/** Borders that end inside a room, too, and numbers to be added to. */
const renban: OtherGenre = {
  name: "renban",
  file: "renban",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => orHidden(dice, () => dice.from(1, 99)));
    const b = board(dice, rows, columns, cells, dice.chance(0.5));
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all),
      lines: [...borderLines(b), ...grid(b, all), ...empty(b)],
    });
    return { rows, columns, ...write(cells), again: write(withoutHidden(cells)) };
  },
};

const fromOne = (dice: Dice, cells: number): Value => orHidden(dice, () => dice.from(1, cells));

const factors = roomsAndNumbers({
  name: "factors",
  loose: 0.3,
  draw: (dice) => number(dice, 1, 90_000),
});

/** Borders, and numbers on them and elsewhere between cells. */
const kazunori: OtherGenre = {
  name: "kazunori",
  file: "kazunori",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.3));
    const isBorder = [...b.right, ...b.below];
    const totals = cellsOf(dice, isBorder.length, () => orHidden(dice, () => number(dice, 0, 255)));
    const words = totals.map((total, link) => {
      if (total === undefined) return isBorder[link] === true ? "|" : ".";
      if (total === "?") return isBorder[link] === true ? "-" : "!";
      return `${isBorder[link] === true ? "" : "!"}${total}`;
    });
    const across = rows * (columns - 1);
    return {
      rows,
      columns,
      body: borderBits(b) + numbers16(totals),
      lines: [
        ...(columns === 1 ? blank(rows, 0, "") : rowsOf(words.slice(0, across), columns - 1)),
        ...rowsOf(words.slice(across), columns),
        ...empty(b),
      ],
      ...refusedLoose(b, "kazunori"),
    };
  },
};

/** A circle, a triangle, a square, or a sign that says nothing. */
const tontonbeya: OtherGenre = {
  name: "tontonbeya",
  file: "tontonbeya",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => orHidden(dice, () => dice.from(1, 3)));
    const b = board(dice, rows, columns, cells);
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers10(all),
      lines: [...roomMap(b), ...grid(b, all), ...empty(b)],
    });
    return { rows, columns, ...write(cells), again: write(withoutHidden(cells)) };
  },
};

/** Numbers before the rooms, whose borders a file marks with an X. */
const numcity: OtherGenre = {
  name: "numcity",
  file: "numcity",
  draw(dice, rows, columns) {
    const numbers = cellsOf(dice, rows * columns, () => orHidden(dice, () => number(dice, 1, 9)));
    const b = board(dice, rows, columns, numbers, dice.chance(0.3));
    const fits = numbers.every(
      (value, cell) =>
        typeof value !== "number" || value <= b.rooms.filter((room) => room === b.rooms[cell]).length,
    );
    const write = (all: readonly Value[]) => ({
      body: numbers16(all) + borderBits(b),
      lines: [...grid(b, all), ...empty(b), ...borderLines(b).map((line) => line.replaceAll("1", "X"))],
    });
    return {
      rows,
      columns,
      ...write(numbers),
      again: write(withoutHidden(numbers)),
      ...(fits ? {} : { refused: /number/ }),
      ...refusedLoose(b, "numcity"),
    };
  },
};

export const numberedRoomGenres: readonly OtherGenre[] = [
  kazunori,
  oneToSize("ripple"),
  oneToSize("meander"),
  oneToSize("cojun"),
  oneToSize("suguru"),
  clued("nanro", fromOne, numbers16, 1),
  clued("hanare", fromOne, numbers16),
  clued("putteria", fromOne, numbers16),
  clued("sukororoom", (dice) => orHidden(dice, () => dice.from(1, 4)), numbers10),
  factors,
  ...["alter", "hakoiri"].map((name) =>
    roomsAndCells(
      name,
      name,
      (dice) => dice.pick<Value>("1", "2", "3", "?"),
      numbers10,
      (b) => [...roomMap(b), ...grid(b, b.cells), ...empty(b)],
      true,
    ),
  ),
  tontonbeya,
  renban,
  numcity,
  roomsAndCells(
    "roma",
    "roma",
    (dice) => String(dice.from(1, 5)),
    numbers10,
    (b) => [...roomMap(b), ...grid(b, b.cells), ...empty(b)],
    true,
  ),
];
