/** Genres of loops that run through rooms. */
import { type Board, board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { looseInMap, refusedLoose } from "./loose.js";
import {
  bit,
  borderBits,
  borderLines,
  empty,
  emptyBoard,
  grid,
  type Lines,
  largeOrHidden,
  lengthCodes,
  lengthsOf,
  lengthsWord,
  noEdges,
  noLinks,
  number,
  orHidden,
  roomMap,
  roomNumbers,
  roomsAndCells,
  roomsOnly,
  thirdsOf,
  withoutHidden,
} from "./parts.js";
import { fives, numbers16, rowsOf, type Value } from "./spell.js";

interface Numbered {
  readonly name: string;
  /** Lines before those of the rooms. */
  readonly head?: Lines;
  readonly answers: (b: Board) => Lines;
  readonly hasMap?: true;
}

/** Rooms, and a number in each that is not hidden. */
const numbered = ({ name, head = [], answers, hasMap }: Numbered): OtherGenre => ({
  name,
  file: name,
  ...(hasMap === true ? {} : { version: 2 }),
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.4));
    const counts = cellsOf(dice, b.roomCount, () => orHidden(dice, () => number(dice, 0, 300)));
    const write = (all: typeof counts) => ({
      body: borderBits(b) + numbers16(all),
      lines: [
        ...head,
        ...(hasMap === true ? roomMap(b) : borderLines(b)),
        ...grid(b, roomNumbers(b, all)),
        ...answers(b),
      ],
    });
    return {
      rows,
      columns,
      ...write(counts),
      again: write(withoutHidden(counts)),
      ...refusedLoose(b, name),
      ...(hasMap === true ? looseInMap(b) : {}),
    };
  },
});

/** Rooms between walls, with borders round these. */
const walled = (name: string): OtherGenre => ({
  name,
  file: name,
  version: 2,
  draw(dice, rows, columns) {
    const walls = cellsOf(dice, rows * columns, () => 1, dice.pick(0, 0.1, 0.4));
    const b = board(dice, rows, columns, walls, dice.chance(0.4), (cell) => walls[cell] !== undefined);
    const isThere = walls.some((wall) => wall !== undefined);
    return {
      rows,
      columns,
      body: borderBits(b) + (isThere ? fives(walls.map((wall) => wall !== undefined)) : ""),
      lines: [
        ...borderLines(b),
        ...rowsOf(
          walls.map((wall) => (wall === undefined ? "." : "*")),
          columns,
        ),
        ...noLinks(b),
      ],
      ...refusedLoose(b, name),
    };
  },
});

/** Rooms, and white and black circles. */
const circled = (name: string): OtherGenre => ({
  ...roomsAndCells(
    name,
    name,
    (dice) => dice.pick(1, 2),
    thirdsOf,
    (b) => [...borderLines(b), ...grid(b, b.cells), ...noLinks(b)],
    false,
  ),
  version: 2,
});

/** Lists of lengths in cells, and cells that are missing. */
const railpool: OtherGenre = {
  name: "railpool",
  file: "railpool",
  draw(dice, rows, columns) {
    const holes = cellsOf(dice, rows * columns, () => (dice.chance(0.3) ? "*" : undefined));
    const isHole = (cell: number): boolean => holes[cell] !== undefined;
    const lists = cellsOf(dice, rows * columns, () => lengthsOf(dice));
    const cells = lists.map((value, cell) => (isHole(cell) ? undefined : value));
    const b = board(dice, rows, columns, cells, dice.chance(0.3), isHole);
    return {
      rows,
      columns,
      body: lengthCodes(cells, "k", "/") + borderBits(b) + fives(cells.map((_, cell) => isHole(cell))),
      lines: [...grid(b, cells, lengthsWord), ...grid(b, holes), ...roomMap(b), ...noLinks(b)],
      ...looseInMap(b),
    };
  },
};

/** Borders anywhere between cells, and diagonals in cells. */
const nanameguri: OtherGenre = {
  name: "nanameguri",
  file: "nanameguri",
  draw(dice, rows, columns) {
    const bars = (count: number) => Array.from({ length: count }, () => dice.chance(0.4));
    const [right, below] = [bars(rows * (columns - 1)), bars((rows - 1) * columns)];
    const slashes = cellsOf(dice, rows * columns, () => dice.pick<Value>(1, 2));
    const b = board(dice, rows, columns, slashes);
    const beside = Array.from({ length: rows }, (_, row) => [
      false,
      ...right.slice(row * (columns - 1), (row + 1) * (columns - 1)),
      false,
    ]);
    const rim = Array.from({ length: columns }, () => false);
    return {
      rows,
      columns,
      body: fives(right) + fives(below) + thirdsOf(slashes),
      lines: [
        ...rowsOf(beside.flat().map(bit), columns + 1),
        ...rowsOf([...rim, ...below, ...rim].map(bit), columns),
        ...grid(b, slashes),
        ...noEdges(b),
      ],
    };
  },
};

export const loopsInRooms: readonly OtherGenre[] = [
  numbered({ name: "country", head: [""], answers: noLinks }),
  numbered({ name: "detour", answers: noLinks }),
  numbered({ name: "nagenawa", answers: noLinks, hasMap: true }),
  {
    ...roomsAndCells(
      "onsen",
      "onsen",
      largeOrHidden,
      numbers16,
      (b) => [...borderLines(b), ...grid(b, b.cells), ...noLinks(b)],
      false,
    ),
    version: 2,
  },
  numbered({ name: "yajilin-regions", answers: (b) => [...empty(b), ...noLinks(b)], hasMap: true }),
  walled("doubleback"),
  walled("rassi"),
  circled("dotchi"),
  circled("dotchi2"),
  roomsOnly("nothing", 2, (b) => [...empty(b), ...noLinks(b)]),
  railpool,
  nanameguri,
];
