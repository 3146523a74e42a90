/** Genres of shading in which shaded cells make shapes of a kind or a way, or divide the board into areas. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  borderLines,
  cellGenre,
  empty,
  grid,
  largeOrHidden,
  noLinks,
  number,
  orHidden,
  roomsAndNumbers,
  upToOrHidden,
  word,
} from "./parts.js";
import { digits } from "./shading-by-numbers.js";
import { blank, dots, fives, gapped, number16, numbers4, numbers16, rowsOf, type Value } from "./spell.js";

/** With the flag numbers may lie. */
const lapaz = (flag: "" | "l"): OtherGenre => ({
  name: flag === "" ? "lapaz" : `lapaz/${flag}`,
  file: "lapaz",
  draw(dice, rows, columns) {
    const share = dice.pick(0, 0, 0.2);
    const holes = Array.from({ length: rows * columns }, (_, cell) => cell > 0 && dice.chance(share));
    const cells = cellsOf(dice, rows * columns, () => largeOrHidden(dice)).map((value, cell) =>
      holes[cell] === true ? undefined : value,
    );
    const b = board(dice, rows, columns, cells);
    return {
      rows,
      columns,
      body: numbers16(cells) + (holes.includes(true) ? fives(holes) : ""),
      lines: [
        ...(flag === "" ? [] : [flag]),
        ...rowsOf(
          cells.map((value, cell) => (holes[cell] === true ? "#" : word(value))),
          columns,
        ),
        ...noLinks(b),
        ...empty(b),
      ],
    };
  },
});

const mannequin = roomsAndNumbers({
  name: "mannequin",
  loose: 0.4,
  draw: (dice) => number(dice, 0, 300),
});

/** Borders wherever they are, also such as divide nothing. */
const kuromenbun: OtherGenre = {
  name: "kuromenbun",
  file: "kuromenbun",
  draw(dice, rows, columns) {
    const share = dice.pick(0, 0.2, 0.6);
    const borders = (count: number): readonly boolean[] =>
      Array.from({ length: count }, () => dice.chance(share));
    const [right, below] = [borders(rows * (columns - 1)), borders((rows - 1) * columns)];
    const b = board(
      dice,
      rows,
      columns,
      cellsOf(dice, rows * columns, () => largeOrHidden(dice)),
    );
    return {
      rows,
      columns,
      body: fives(right) + fives(below) + numbers16(b.cells),
      lines: [...borderLines({ ...b, right, below }), ...grid(b, b.cells), ...empty(b)],
    };
  },
};

const guidearrow: OtherGenre = {
  name: "guidearrow",
  file: "guidearrow",
  draw(dice, rows, columns) {
    const [row, column] = [dice.from(1, rows), dice.from(1, columns)];
    const b = board(
      dice,
      rows,
      columns,
      cellsOf(dice, rows * columns, () => orHidden(dice, () => dice.from(1, 4))),
    );
    return {
      rows,
      columns,
      body: number16(column) + number16(row) + numbers4(b.cells),
      lines: [`${2 * column - 1} ${2 * row - 1}`, ...grid(b, b.cells), ...empty(b)],
    };
  },
};

/** With the flag the shaded cells hang together. */
const nuriuzu = (flag: "" | "c"): OtherGenre => ({
  name: flag === "" ? "nuriuzu" : `nuriuzu/${flag}`,
  file: "nuriuzu",
  draw(dice, rows, columns) {
    const width = 2 * columns - 1;
    const share = dice.pick(0, 0.1, 0.4);
    const all = Array.from({ length: width * (2 * rows - 1) }, (_, at): 1 | undefined =>
      (Math.floor(at / width) % 2 === 0 || (at % width) % 2 === 0) && dice.chance(share) ? 1 : undefined,
    );
    return {
      rows,
      columns,
      body: dots(all),
      lines: [
        ...(flag === "" ? [] : [flag]),
        ...rowsOf(all.map(word), width).map((line) => line.replaceAll(" ", "")),
        ...blank(rows, columns, "."),
      ],
    };
  },
});

/** A number, or none, on a light or a dark cell: `#` before it. */
const lightshadow: OtherGenre = {
  name: "lightshadow",
  file: "lightshadow",
  draw(dice, rows, columns) {
    const cells = cellsOf(
      dice,
      rows * columns,
      () => dice.pick("", "#") + orHidden(dice, () => number(dice, 1, 40_000)),
    );
    const parts = (value: Value): readonly [number, string] => {
      const text = String(value);
      return text.startsWith("#") ? [1, text.slice(1)] : [0, text];
    };
    const code = (value: Value): string | undefined => {
      if (value === undefined) return undefined;
      const [dark, clue] = parts(value);
      return number16((clue === "?" ? 0 : 2 * Number(clue)) + dark);
    };
    const say = (value: Value): string => {
      const [dark, clue] = parts(value);
      return value === undefined ? "." : `${dark},${clue === "?" ? -2 : clue}`;
    };
    return {
      rows,
      columns,
      body: gapped(cells.map(code), "g"),
      lines: [...rowsOf(cells.map(say), columns), ...blank(rows, columns, "0")],
    };
  },
};

export const shadedShapeGenres: readonly OtherGenre[] = [
  cellGenre("archipelago", "archipelago", largeOrHidden, numbers16, () => []),
  cellGenre("chainedb", "chainedb", largeOrHidden, numbers16, () => []),
  cellGenre("bosnianroad", "bosnianroad", upToOrHidden(8), digits, empty),
  cellGenre("dominion", "dominion", largeOrHidden, numbers16, empty),
  guidearrow,
  kuromenbun,
  lapaz(""),
  lapaz("l"),
  lightshadow,
  mannequin,
  nuriuzu(""),
  nuriuzu("c"),
  cellGenre("oasis", "oasis", largeOrHidden, numbers16, empty),
];
