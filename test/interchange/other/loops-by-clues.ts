/** Genres of loops that clues in cells, or between them, are about. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  cellGenre,
  empty,
  largeOrHidden,
  letterOf,
  noLinks,
  number,
  orHidden,
  upToOrHidden,
  word,
} from "./parts.js";
import { blank, dots, fives, gapped, number16, numbers4, numbers16, rowsOf, type Value } from "./spell.js";

/** Numbers, 0 for a cross; behind them in an address which cells are not there. */
const turnrun: OtherGenre = {
  name: "turnrun",
  file: "turnrun",
  draw(dice, rows, columns) {
    const share = dice.pick(0, 0, 0.2);
    const holes = Array.from({ length: rows * columns }, (_, cell) => cell > 0 && dice.chance(share));
    const cells = cellsOf(dice, rows * columns, () => upToOrHidden(300)(dice)).map((value, cell) =>
      holes[cell] === true ? undefined : value,
    );
    const b = board(dice, rows, columns, cells);
    return {
      rows,
      columns,
      body: numbers16(cells) + (holes.includes(true) ? fives(holes) : ""),
      lines: [
        ...rowsOf(
          cells.map((value, cell) => (holes[cell] === true ? "#" : word(value))),
          columns,
        ),
        ...noLinks(b),
      ],
    };
  },
};

const hexadecimal = (count: string): string => Number(count).toString(16);

/** A direction and a number: `2,11`, `3,?`. */
const withDirection = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  const [to = "", count = ""] = String(value).split(",");
  if (count === "?") return `${to}.`;
  const digits = hexadecimal(count);
  if (digits.length === 1) return to + digits;
  return digits.length === 2 ? `${Number(to) + 5}${digits}` : `-${to}${digits}`;
};

/** Writes how many empty places come before each mark; 36 of them are a point. Empty places at the end are not written. */
function marks(values: readonly Value[]): string {
  let text = "";
  let empty = 0;
  for (const value of values) {
    if (value !== undefined) {
      text += empty.toString(36);
      empty = 0;
    } else if (++empty === 36) {
      text += ".";
      empty = 0;
    }
  }
  return text;
}

/** White with n is 2n, black one more; without a number 0 and 1. */
const circle = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  const [black = "", count = ""] = String(value).split(",");
  return number16(Number(black) + (count === "-2" ? 0 : 2 * Number(count)));
};

const visits = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  const words = String(value).split(",");
  const code = (base: number, from: number): string =>
    (from + words.reduce((sum, each) => sum * base + (each === "-" ? 0 : Number(each)), 0))
      .toString(36)
      .padStart(2, "0");
  switch (words.length) {
    case 1:
      return words[0] === "-" ? "." : words[0];
    case 2:
      return code(8, 360);
    case 3:
      return `+${code(7, 36)}`;
    default:
      return `-${code(6, 36)}`;
  }
};

/** Printed numbers stand behind hidden ones, where a list has both. */
const listOfVisits = (hidden: number, printed: readonly number[]): string =>
  [...new Array<string>(hidden).fill("-"), ...printed.map(String)].join(",");

const onlyBlack: OtherGenre = {
  name: "midloop",
  file: "midloop",
  draw(dice, rows, columns) {
    const width = 2 * columns - 1;
    const share = dice.pick(0, 0.1, 0.4);
    const all = Array.from({ length: width * (2 * rows - 1) }, (_, at): 2 | undefined => {
      const isAmid = Math.floor(at / width) % 2 === 1 && (at % width) % 2 === 1;
      return !isAmid && dice.chance(share) ? 2 : undefined;
    });
    return {
      rows,
      columns,
      body: dots(all),
      lines: [
        ...rowsOf(
          all.map((dot) => String(dot ?? ".")),
          width,
        ).map((line) => line.replaceAll(" ", "")),
        ...blank(rows, columns - 1, "0"),
        ...blank(rows - 1, columns, "0"),
      ],
    };
  },
};

const castleSides = ["0", "1", "2"] as const;

export const loopsByClues: readonly OtherGenre[] = [
  cellGenre(
    "simpleloop",
    "simpleloop",
    () => 1,
    (cells) => fives(cells.map((cell) => cell !== undefined)),
    noLinks,
    { say: letterOf({ "1": "*" }) },
  ),
  cellGenre("ringring", "ringring", () => 1, marks, noLinks, {
    say: (cell) => (cell === undefined ? "0" : "1"),
  }),
  turnrun,
  cellGenre("turnaround", "turnaround", upToOrHidden(3), numbers16, noLinks),
  cellGenre(
    "geradeweg",
    "geradeweg",
    (dice) => orHidden(dice, () => number(dice, 1, 300)),
    numbers16,
    noLinks,
  ),
  cellGenre("retsurin", "retsurin", largeOrHidden, numbers16, (b) => [...empty(b), ...noLinks(b)]),
  cellGenre("koburin", "koburin", upToOrHidden(4), numbers4, (b) => [...empty(b), ...noLinks(b)]),
  cellGenre(
    "balance",
    "balance",
    (dice) => `${dice.pick(0, 1)},${dice.chance(0.3) ? -2 : number(dice, 1, 300)}`,
    (cells) => gapped(cells.map(circle), "g"),
    noLinks,
  ),
  cellGenre(
    "tapaloop",
    "tapaloop",
    (dice) =>
      dice.pick(
        "-",
        String(dice.from(0, 8)),
        listOfVisits(dice.from(0, 1), [dice.from(1, 5)]),
        listOfVisits(2, []),
        listOfVisits(0, [dice.from(1, 3), dice.from(1, 3)]),
        listOfVisits(dice.from(0, 1), [dice.from(1, 2), dice.from(1, 2)]),
        listOfVisits(dice.from(1, 3), [1]),
        listOfVisits(0, [1, 1, 1, 1]),
      ),
    (cells) => gapped(cells.map(visits), "g"),
    noLinks,
  ),
  cellGenre(
    "firefly",
    "firefly",
    (dice) => {
      const to = dice.from(0, 4);
      return `${to},${to === 0 || dice.chance(0.3) ? "?" : number(dice, 0, 4095)}`;
    },
    (cells) => gapped(cells.map(withDirection), "a"),
    noLinks,
    { say: (cell) => (cell === undefined ? "." : String(cell).replace("?", "-")) },
  ),
  cellGenre(
    "castle",
    "castle",
    (dice) => {
      const side = dice.pick(...castleSides);
      return dice.chance(0.3) ? `${side},0,?` : `${side},${dice.from(1, 4)},${number(dice, 0, 4095)}`;
    },
    (cells) =>
      gapped(
        cells.map((cell) =>
          cell === undefined
            ? undefined
            : String(cell).slice(0, 1) + (withDirection(String(cell).slice(2)) ?? ""),
        ),
        "a",
      ),
    noLinks,
    {
      say: (cell) => {
        if (cell === undefined) return ".";
        const [side, to, count] = String(cell).split(",");
        return `${to},${count === "?" ? "-" : count},${side}`;
      },
    },
  ),
  onlyBlack,
];
