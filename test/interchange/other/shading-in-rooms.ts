/** Genres of cells shaded in rooms and tiles. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { looseInMap, refusedLoose } from "./loose.js";
import {
  borderBits,
  borderLines,
  empty,
  emptyBoard,
  grid,
  number,
  orHidden,
  outside,
  roomMap,
  roomNumbers,
  roomsAndCells,
  roomsAndCounts,
  upToOrHidden,
  withoutHidden,
  word,
} from "./parts.js";
import { digits } from "./shading-by-numbers.js";
import { blank, fives, numbers4, numbers16, rowsOf, type Value } from "./spell.js";

const disco: OtherGenre = {
  name: "disco",
  file: "disco",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.4));
    return {
      rows,
      columns,
      body: borderBits(b),
      lines: [...borderLines(b), ...empty(b)],
      ...refusedLoose(b, "disco"),
    };
  },
};

/** With the flag the water of a tank has one level. */
const aquarium = (flag: "" | "r"): OtherGenre => ({
  name: flag === "" ? "aquarium" : `aquarium/${flag}`,
  file: "aquarium",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.4));
    const around = cellsOf(dice, rows + columns, () => orHidden(dice, () => number(dice, 0, 40)));
    const write = (all: readonly Value[]) => ({
      body: `${borderBits(b)}/${numbers16(all)}`,
      lines: [
        ...(flag === "" ? [] : [flag]),
        ...borderLines(b),
        [".", ...all.slice(0, columns).map(outside)].join(" "),
        ...empty(b).map((line, row) => `${outside(all[columns + row])} ${line}`),
      ],
    });
    return {
      rows,
      columns,
      ...write(around),
      again: write(withoutHidden(around)),
      ...refusedLoose(b, "aquarium"),
    };
  },
});

/** A number in a circle; 0 is a black one. */
const martini: OtherGenre = {
  name: "martini",
  file: "martini",
  version: 1,
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => orHidden(dice, () => number(dice, 0, 300)));
    const b = board(dice, rows, columns, cells, dice.chance(0.3));
    return {
      rows,
      columns,
      body: borderBits(b) + numbers16(cells),
      lines: [...borderLines(b), ...grid(b, cells), ...empty(b)],
      ...refusedLoose(b, "martini"),
    };
  },
};

/** Circles to be blackened; the address says which cells have none. */
const nondango = roomsAndCells(
  "nondango",
  "nondango",
  () => "o",
  (cells) => fives(cells.map((value) => value === undefined)),
  (b) => [...roomMap(b), ...grid(b, b.cells)],
  true,
);

const juosan: OtherGenre = {
  name: "juosan",
  file: "juosan",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.3));
    const counts = cellsOf(dice, b.roomCount, () => orHidden(dice, () => number(dice, 0, 300)));
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all),
      lines: [...roomMap(b), ...grid(b, roomNumbers(b, all)), ...empty(b)],
    });
    return { rows, columns, ...write(counts), again: write(withoutHidden(counts)), ...looseInMap(b) };
  },
};

const paintarea: OtherGenre = {
  name: "paintarea",
  file: "paintarea",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.3));
    const cells = cellsOf(dice, rows * columns, () => upToOrHidden(9)(dice));
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + digits(all),
      lines: [...roomMap(b), ...grid(b, all), ...empty(b)],
    });
    return { rows, columns, ...write(cells), again: write(withoutHidden(cells)), ...looseInMap(b) };
  },
};

const sumiwake: OtherGenre = {
  name: "sumiwake",
  file: "sumiwake",
  version: 1,
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.3));
    const corners = cellsOf(dice, (rows + 1) * (columns + 1), () => upToOrHidden(4)(dice));
    const write = (all: readonly Value[]) => ({
      body: numbers4(all) + borderBits(b),
      lines: [...borderLines(b), ...rowsOf(all.map(word), columns + 1), ...empty(b)],
    });
    return {
      rows,
      columns,
      ...write(corners),
      again: write(withoutHidden(corners)),
      ...refusedLoose(b, "sumiwake"),
    };
  },
};

/** Rooms of tiles: 1 is a border of both, 2 one of tiles alone. */
const parquet: OtherGenre = {
  name: "parquet",
  file: "parquet",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, false);
    const thick = emptyBoard(dice, rows, columns, false);
    const roomOf = new Map<number, number>();
    b.rooms.forEach((tile, cell) => {
      if (tile !== undefined && !roomOf.has(tile)) roomOf.set(tile, thick.rooms[cell] ?? 0);
    });
    const isThick = (x: number, y: number): boolean =>
      roomOf.get(b.rooms[x] ?? 0) !== roomOf.get(b.rooms[y] ?? 0);
    const sort = (isBorder: boolean, x: number, y: number): number => (!isBorder ? 0 : isThick(x, y) ? 1 : 2);
    const right = b.right.map((is, at) => {
      const cell = Math.floor(at / (columns - 1)) * columns + (at % (columns - 1));
      return sort(is, cell, cell + 1);
    });
    const below = b.below.map((is, cell) => sort(is, cell, cell + columns));
    const codes = b.rooms.map((_, cell) => {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const besides = column + 1 < columns ? (right[row * (columns - 1) + column] ?? 0) : 0;
      return (3 * besides + (below[cell] ?? 0)).toString(16);
    });
    return {
      rows,
      columns,
      body: codes.join(""),
      lines: [
        ...(columns === 1 ? blank(rows, 0, "") : rowsOf(right.map(String), columns - 1)),
        ...rowsOf(below.map(String), columns),
        ...empty(b),
      ],
    };
  },
};

export const roomShadingGenres: readonly OtherGenre[] = [
  aquarium(""),
  aquarium("r"),
  martini,
  roomsAndCounts("akichi"),
  roomsAndCounts("ayeheya"),
  roomsAndCounts("hinge"),
  roomsAndCounts("chocona"),
  roomsAndCounts("cocktail"),
  disco,
  roomsAndCounts("heyablock"),
  juosan,
  nondango,
  roomsAndCounts("nuritwin"),
  paintarea,
  roomsAndCounts("bramble"),
  parquet,
  roomsAndCells(
    "tilecity",
    "tilecity",
    (dice) => orHidden(dice, () => dice.from(1, 9)),
    digits,
    (b) => [...roomMap(b), ...grid(b, b.cells), ...empty(b)],
    true,
  ),
  roomsAndCounts("shimaguni"),
  roomsAndCounts("stostone"),
  sumiwake,
];
