/** Parts that several genres have in common. */
import { type Board, board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { looseInMap, refusedLoose } from "./loose.js";
import { blank, fives, number16, numbers16, rowsOf, thirds, type Value } from "./spell.js";

export type Lines = readonly string[];

export const word = (value: Value): string =>
  value === undefined ? "." : value === "?" ? "-" : String(value);
/** A number outside the board. */
export const outside = (value: Value): string =>
  value === undefined ? "." : value === "?" ? "-2" : String(value);
export const grid = ({ columns }: Board, cells: readonly Value[], say = word): Lines =>
  rowsOf(cells.map(say), columns);
export const empty = ({ rows, columns }: Board): Lines => blank(rows, columns, ".");
export const zeros = ({ rows, columns }: Board): Lines => blank(rows, columns, "0");
export const noLinks = ({ rows, columns }: Board): Lines => [
  ...blank(rows, columns - 1, "0"),
  ...blank(rows - 1, columns, "0"),
];
export const noEdges = ({ rows, columns }: Board): Lines => [
  ...blank(rows, columns + 1, "0"),
  ...blank(rows + 1, columns, "0"),
];
export const borderBits = ({ right, below }: Board): string => fives(right) + fives(below);
export const bit = (is: boolean): string => (is ? "1" : "0");
export const borderLines = ({ rows, columns, right, below }: Board): Lines => [
  ...(columns === 1 ? blank(rows, 0, "") : rowsOf(right.map(bit), columns - 1)),
  ...rowsOf(below.map(bit), columns),
];
export const roomMap = ({ rooms, roomCount, columns }: Board): Lines => [
  String(roomCount),
  ...rowsOf(
    rooms.map((room) => (room === undefined ? "." : String(room))),
    columns,
  ),
];
export const withoutHidden = (cells: readonly Value[]): readonly Value[] =>
  cells.map((value) => (value === "?" ? undefined : value));

export const number = (dice: Dice, least: number, most: number): number =>
  dice.chance(0.7) ? dice.from(least, Math.min(most, least + 8)) : dice.from(least, most);
export const orHidden = (dice: Dice, value: () => Value): Value => (dice.chance(0.2) ? "?" : value());

/** Cells alone: a code for the address, words and what follows for the file. */
export function cellGenre(
  name: string,
  file: string,
  value: (dice: Dice, cells: number, side: number) => Value,
  code: (cells: readonly Value[]) => string,
  answers: (b: Board) => Lines,
  more: {
    readonly say?: (value: Value) => string;
    readonly hiddenSaysNothing?: true;
    /** The first line of a file, before the cells. */
    readonly head?: string;
  } & Pick<OtherGenre, "square" | "sides" | "version"> = {},
): OtherGenre {
  return {
    name,
    file,
    ...more,
    draw(dice, rows, columns) {
      const cells = cellsOf(dice, rows * columns, () => value(dice, rows * columns, rows));
      const b = board(dice, rows, columns, cells);
      const write = (all: readonly Value[]) => ({
        body: code(all),
        lines: [...(more.head === undefined ? [] : [more.head]), ...grid(b, all, more.say), ...answers(b)],
      });
      const said = { rows, columns, ...write(cells) };
      return more.hiddenSaysNothing === true ? { ...said, again: write(withoutHidden(cells)) } : said;
    },
  };
}

export const roomNumbers = (b: Board, numbers: readonly Value[]): readonly Value[] => {
  const cells: Value[] = new Array(b.cells.length).fill(undefined);
  const done = new Set<number>();
  for (let column = 0; column < b.columns; column++)
    for (let cell = column; cell < b.cells.length; cell += b.columns) {
      const room = b.rooms[cell];
      if (room === undefined || done.has(room)) continue;
      done.add(room);
      cells[cell] = numbers[room];
    }
  return cells;
};

export const emptyBoard = (dice: Dice, rows: number, columns: number, loose: boolean): Board =>
  board(dice, rows, columns, new Array(rows * columns).fill(undefined), loose);

interface RoomNumbers {
  readonly name: string;
  readonly version?: number;
  /** How often there are borders that divide nothing. */
  readonly loose: number;
  readonly draw: (dice: Dice) => Value;
}

/** Borders, and a number in some rooms. */
export const roomsAndNumbers = ({ name, loose, draw, ...file }: RoomNumbers): OtherGenre => ({
  name,
  file: name,
  ...file,
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(loose));
    const numbers = cellsOf(dice, b.roomCount, () => orHidden(dice, () => draw(dice)));
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all),
      lines: [...borderLines(b), ...grid(b, roomNumbers(b, all)), ...empty(b)],
    });
    return {
      rows,
      columns,
      ...write(numbers),
      again: write(withoutHidden(numbers)),
      ...refusedLoose(b, name),
    };
  },
});

const count = (dice: Dice): Value => number(dice, 0, 300);

export const roomsAndCounts = (name: string): OtherGenre =>
  roomsAndNumbers({ name, version: 1, loose: 0.4, draw: count });

export const roomsOnly = (name: string, version = 1, answers: (b: Board) => Lines = empty): OtherGenre => ({
  name,
  file: name,
  version,
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.4));
    return {
      rows,
      columns,
      body: borderBits(b),
      lines: [...borderLines(b), ...answers(b)],
      ...refusedLoose(b, name),
    };
  },
});

/** Borders, then cells. */
export function roomsAndCells(
  name: string,
  file: string,
  value: (dice: Dice) => Value,
  code: (cells: readonly Value[]) => string,
  lines: (b: Board) => Lines,
  hasMap: boolean,
): OtherGenre {
  return {
    name,
    file,
    draw(dice, rows, columns) {
      const cells = cellsOf(dice, rows * columns, () => value(dice));
      const b = board(dice, rows, columns, cells, dice.chance(0.3));
      const written = { rows, columns, body: borderBits(b) + code(cells), lines: lines(b) };
      return { ...written, ...refusedLoose(b, name), ...(hasMap ? looseInMap(b) : {}) };
    },
  };
}

export const letterOf =
  (table: Readonly<Record<string, string>>) =>
  (value: Value): string =>
    value === undefined ? "." : (table[String(value)] ?? String(value));

export const upTo =
  (most: number) =>
  (dice: Dice): Value =>
    dice.from(0, most);
export const upToOrHidden =
  (most: number) =>
  (dice: Dice): Value =>
    orHidden(dice, () => dice.from(0, most));
export const large = (dice: Dice): Value => number(dice, 1, 90_000);
export const largeOrHidden = (dice: Dice): Value => orHidden(dice, () => large(dice));
export const thirdsOf = (cells: readonly Value[]): string => thirds(cells.map((value) => Number(value ?? 0)));

/** Up, down, left and right; in an address one behind the other, in a file right, down, left and up. */
export const compassNumber = (dice: Dice): Value =>
  [0, 1, 2, 3].map(() => (dice.chance(0.4) ? "?" : number(dice, 0, 300))).join(",");
export const compassCode = (value: Value): string | undefined =>
  value === undefined
    ? undefined
    : value === "#"
      ? "_"
      : String(value)
          .split(",")
          .map((each) => (each === "?" ? "." : number16(Number(each))))
          .join("");

export const compassWord = (value: Value): string => {
  const [up, down, left, right] = String(value).replaceAll("?", "-1").split(",");
  return value === undefined ? "." : right === undefined ? "#" : [right, down, left, up].join(",");
};

/** Lists, and letters for what lies between two of them. */
export function lengthCodes(cells: readonly Value[], first = "a", end = ""): string {
  const most = 36 - Number.parseInt(first, 36);
  const letter = (count: number): string => (36 - most - 1 + count).toString(36);
  const told = cells.flatMap((value, cell) => (value === undefined ? [] : [cell]));
  const gap = (length: number, isBehindList: boolean): string => {
    let left = isBehindList ? length + 1 : length;
    let text = "";
    for (; left >= most; left -= most) text += "z";
    return left === 0 ? text : text + letter(left);
  };
  let text = "";
  told.forEach((cell, at) => {
    const before = told[at - 1];
    text += before === undefined ? gap(cell, false) : gap(cell - before - 1, true);
    text += String(cells[cell]).replaceAll("?", "0").replaceAll(",", "");
  });
  const last = told.at(-1);
  const left = last === undefined ? cells.length : cells.length - last;
  const rest = left % most;
  return text + "z".repeat(Math.floor(left / most)) + (rest > 1 ? letter(rest) : end);
}

/** Up to four different lengths; what is not printed is written first. */
export const lengthsOf = (dice: Dice): Value => {
  const hidden = dice.from(0, 2);
  const printed = [...new Set([1, 2, 3].map(() => dice.from(1, 9)))].slice(
    0,
    dice.from(hidden === 0 ? 1 : 0, 2),
  );
  return [...new Array<string>(hidden).fill("?"), ...printed].join(",");
};

export const lengthsWord = (value: Value): string =>
  value === undefined ? "." : String(value).replaceAll("?", "-");
