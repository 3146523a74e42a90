/** Genres whose board is to be divided by numbers and signs in its cells. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { refusedLoose } from "./loose.js";
import {
  borderBits,
  borderLines,
  cellGenre,
  empty,
  emptyBoard,
  grid,
  large,
  largeOrHidden,
  letterOf,
  noEdges,
  noLinks,
  number,
  orHidden,
  roomNumbers,
  thirdsOf,
  withoutHidden,
} from "./parts.js";
import { blank, fives, gapped, number16, numbers16, rowsOf, type Value } from "./spell.js";

const digit = (value: Value): string | undefined =>
  value === undefined ? undefined : letterOf({ "?": ".", "*": "7" })(value);
const digits = (cells: readonly Value[]): string => gapped(cells.map(digit), "a");
/** One digit each, or all of them long. */
const digitsOrLong = (cells: readonly Value[]): string =>
  cells.some((value) => Number(value) > 9) ? `-${numbers16(cells)}` : digits(cells);

const bordersOrHole = (dice: Dice): Value =>
  dice.pick<Value>(
    "*",
    orHidden(dice, () => dice.from(0, 4)),
    2,
  );

const arrows = "ghij";
const sashigane = (value: Value): string | undefined => {
  if (typeof value === "number") return value < 16 ? value.toString(16) : `-${value.toString(16)}`;
  if (value === undefined) return undefined;
  return value === "?" ? "." : arrows["1234".indexOf(value)];
};

/** A circle, a number, or a number in a circle. */
const familyPhoto: OtherGenre = {
  name: "familyphoto",
  file: "familyphoto",
  draw(dice, rows, columns) {
    const circles = Array.from({ length: rows * columns }, () => (dice.chance(0.4) ? "#" : ""));
    const numbers = cellsOf(dice, rows * columns, () => largeOrHidden(dice));
    const words = circles.map((circle, at) => {
      const number = numbers[at];
      return number === undefined ? circle || "." : `${circle}${number === "?" ? "-" : number}`;
    });
    return {
      rows,
      columns,
      body: fives(circles.map((circle) => circle !== "")) + numbers16(numbers),
      lines: [...rowsOf(words, columns), ...noLinks(board(dice, rows, columns, []))],
    };
  },
};

/** Circles of two colours, and a letter in every address; a file has places for dots where cells meet. */
const kramma: OtherGenre = {
  name: "kramma/c",
  file: "kramma",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.pick(1, 2));
    const b = board(dice, rows, columns, cells);
    return {
      rows,
      columns,
      body: thirdsOf(cells),
      lines: [...grid(b, cells), ...blank(rows + 1, columns + 1, "."), ...noLinks(b)],
    };
  },
};

/** Circles, fractions and holes, in two numbers for each cell: `.` behind a number says that it is alone. */
const fracdiv = cellGenre(
  "fracdiv",
  "fracdiv",
  (dice) =>
    dice.pick<Value>(
      "#",
      dice.from(1, 9),
      `${orHidden(dice, () => dice.from(0, 40))}/${orHidden(dice, () => dice.from(1, 40))}`,
    ),
  (cells) =>
    gapped(
      cells.flatMap((cell): readonly (string | undefined)[] => {
        if (cell === undefined) return [undefined, undefined];
        if (cell === "#") return ["0", "."];
        const [above = "", below] = String(cell).split("/");
        const half = (text: string): string => (text === "?" ? "." : number16(Number(text)));
        return [half(above), below === undefined ? "." : below === "?" ? undefined : half(below)];
      }),
      "g",
    ),
  noLinks,
  {
    say: (cell) => {
      if (typeof cell === "number") return `d${cell}`;
      return cell === undefined ? "." : cell.replaceAll("?", "-1").replace("/", ",");
    },
  },
);

/** Letters of the pieces by number; `*`, 12 in an address, is a cell that is not there. */
const lettersOfPieces = (name: string, count: number): OtherGenre =>
  cellGenre(
    name,
    name,
    (dice) => dice.pick<Value>("*", dice.from(0, count - 1), 2),
    (cells) => numbers16(cells.map((value) => (value === "*" ? 12 : value))),
    (b) => [...empty(b), ...noLinks(b)],
  );

/** 1 is a border that is given, 2 to 4 one with a dot; up to two empty places stand in the letter of the place before them. */
const voxas: OtherGenre = {
  name: "voxas",
  file: "voxas",
  draw(dice, rows, columns) {
    const upright = rows * (columns - 1);
    const borders = cellsOf(dice, upright + (rows - 1) * columns, () => dice.from(1, 4));
    const words: (string | undefined)[] = [];
    for (let at = 0; at < borders.length; at++) {
      const value = borders[at];
      if (typeof value !== "number") {
        words.push(undefined);
        continue;
      }
      const skip = borders[at + 1] !== undefined ? 0 : borders[at + 2] !== undefined ? 1 : 2;
      words.push((value - 1 + 5 * skip).toString(16));
      at += skip;
    }
    const sign = (value: Value): string => String(value ?? 0);
    return {
      rows,
      columns,
      body: gapped(words, "g"),
      lines: [
        ...(columns === 1
          ? Array<string>(rows).fill("")
          : rowsOf(borders.slice(0, upright).map(sign), columns - 1)),
        ...rowsOf(borders.slice(upright).map(sign), columns),
      ],
    };
  },
};

/** A file has the numbers of rooms before their borders. */
const sendai: OtherGenre = {
  name: "sendai",
  file: "sendai",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.4));
    const numbers = cellsOf(dice, b.roomCount, () => orHidden(dice, () => number(dice, 0, 300)));
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all),
      lines: [...grid(b, roomNumbers(b, all)), ...borderLines(b)],
    });
    return {
      rows,
      columns,
      ...write(numbers),
      again: write(withoutHidden(numbers)),
      ...refusedLoose(b, "sendai"),
    };
  },
};

export const divisionGenres: readonly OtherGenre[] = [
  kramma,
  fracdiv,
  familyPhoto,
  cellGenre("heteromino", "heteromino", () => "*", digits, noEdges),
  voxas,
  sendai,
  lettersOfPieces("pentominous", 12),
  lettersOfPieces("tetrominous", 5),
  cellGenre("patchwork", "patchwork", largeOrHidden, numbers16, noLinks),
  cellGenre("fillmat", "fillmat", (dice) => orHidden(dice, () => dice.from(1, 4)), digits, noLinks),
  cellGenre(
    "usotatami",
    "usotatami",
    (dice) => orHidden(dice, () => dice.from(1, 10)),
    digitsOrLong,
    noLinks,
  ),
  cellGenre("squarejam", "squarejam", largeOrHidden, numbers16, noLinks, { hiddenSaysNothing: true }),
  cellGenre("araf", "araf", largeOrHidden, numbers16, noLinks),
  cellGenre("nikoji", "nikoji", large, numbers16, noLinks),
  cellGenre("nawabari", "nawabari", bordersOrHole, digits, noEdges),
  cellGenre("fourcells", "fourcells", bordersOrHole, digits, noEdges, { version: 1 }),
  cellGenre(
    "tatamibari",
    "tatamibari",
    (dice) => dice.pick("1", "2", "3", "?"),
    (cells) => gapped(cells.map((value) => (value === "?" ? "." : value)) as (string | undefined)[], "g"),
    noLinks,
    { say: letterOf({ "1": "a", "2": "b", "3": "c", "?": "-" }) },
  ),
  cellGenre(
    "sashigane",
    "sashigane",
    (dice) => dice.pick<Value>("1", "2", "3", "4", "?", dice.from(3, 255)),
    (cells) => gapped(cells.map(sashigane), "k"),
    noLinks,
    { say: (value) => (typeof value === "number" ? `o${value}` : letterOf({ "?": "o" })(value)) },
  ),
];
