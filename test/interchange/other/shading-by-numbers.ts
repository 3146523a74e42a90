/** Genres of cells shaded by numbers and circles that stand in cells or at corners. */
import { cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { colouredDots } from "./loops-beside-shaded.js";
import {
  cellGenre,
  empty,
  largeOrHidden,
  number,
  orHidden,
  outside,
  thirdsOf,
  upToOrHidden,
  withoutHidden,
  word,
} from "./parts.js";
import { blank, dots, fives, gapped, numbers4, numbers16, rowsOf, thirds, type Value } from "./spell.js";

const numbers = (name: string): OtherGenre => cellGenre(name, name, largeOrHidden, numbers16, empty);
const hidingNothing = (name: string): OtherGenre =>
  cellGenre(name, name, largeOrHidden, numbers16, empty, { hiddenSaysNothing: true });
const circles = (name: string): OtherGenre =>
  cellGenre(name, name, (dice) => dice.pick(1, 2), thirdsOf, empty);

const digit = (value: Value): string | undefined =>
  value === undefined ? undefined : value === "?" ? "." : String(value);

/** One digit each, and letters from `a` on for what is empty. */
export const digits = (cells: readonly Value[]): string => gapped(cells.map(digit), "a");

/** A grid of corners. */
const creek: OtherGenre = {
  name: "creek",
  file: "creek",
  draw(dice, rows, columns) {
    const corners = cellsOf(dice, (rows + 1) * (columns + 1), () => upToOrHidden(4)(dice));
    const write = (all: readonly Value[]) => ({
      body: numbers4(all),
      lines: [...rowsOf(all.map(word), columns + 1), ...blank(rows, columns, ".")],
    });
    return { rows, columns, ...write(corners), again: write(withoutHidden(corners)) };
  },
};

const snake: OtherGenre = {
  name: "snake",
  file: "snake",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.pick(1, 2));
    const around = cellsOf(dice, rows + columns, () => orHidden(dice, () => number(dice, 0, 255)));
    const write = (all: readonly Value[]) => ({
      body: thirdsOf(cells) + numbers16(all),
      lines: [
        [".", ...all.slice(0, columns).map(outside)].join(" "),
        ...Array.from({ length: rows }, (_, row) =>
          [
            outside(all[columns + row]),
            ...cells.slice(row * columns, (row + 1) * columns).map((circle) => String(circle ?? 0)),
          ].join(" "),
        ),
      ],
    });
    return { rows, columns, ...write(around), again: write(withoutHidden(around)) };
  },
};

/** A direction and a number, as `2,3` or `2,?`. */
export const arrowCode = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  const [to = "", count = ""] = String(value).split(",");
  if (count === "?") return `${to}.`;
  const hexadecimal = Number(count).toString(16);
  if (hexadecimal.length === 1) return to + hexadecimal;
  return hexadecimal.length === 2 ? `${Number(to) + 5}${hexadecimal}` : `-${to}${hexadecimal}`;
};

const yajikazu: OtherGenre = {
  name: "yajikazu",
  file: "yajikazu",
  draw(dice, rows, columns) {
    const cells = cellsOf(
      dice,
      rows * columns,
      () => `${dice.from(0, 4)},${orHidden(dice, () => number(dice, 0, 4095))}`,
    );
    const write = (all: readonly Value[]) => ({
      body: gapped(all.map(arrowCode), "a"),
      lines: [
        ...rowsOf(
          all.map((value) => (value === undefined ? "." : String(value).replace("?", "-"))),
          columns,
        ),
        ...blank(rows, columns, "."),
      ],
    });
    const says = (value: Value): boolean => !/^0|\?$/.test(String(value));
    return {
      rows,
      columns,
      ...write(cells),
      again: write(cells.map((value) => (value !== undefined && says(value) ? value : undefined))),
    };
  },
};

const isowatari: OtherGenre = {
  name: "isowatari",
  file: "isowatari",
  draw(dice, rows, columns) {
    const size = dice.from(0, 101);
    const share = dice.pick(0, 0, 0.3);
    const holes = Array.from({ length: rows * columns }, (_, cell) => cell > 0 && dice.chance(share));
    const cells = cellsOf(dice, rows * columns, () => dice.pick(1, 2)).map((value, cell) =>
      holes[cell] === true ? undefined : value,
    );
    return {
      rows,
      columns,
      body: `${size}/${thirds(cells.map((value) => Number(value ?? 0)))}${holes.includes(true) ? fives(holes) : ""}`,
      lines: [
        String(size),
        ...rowsOf(
          cells.map((value, cell) => (holes[cell] === true ? "*" : word(value))),
          columns,
        ),
        ...blank(3 * rows, columns, "."),
      ],
      ...(size < 1 || size > 99 ? { refused: /size = \d+, where numbers are 1 to 99/ } : {}),
    };
  },
};

const nothree: OtherGenre = {
  name: "nothree",
  file: "nothree",
  draw(dice, rows, columns) {
    const width = 2 * columns - 1;
    const share = dice.pick(0, 0.1, 0.4);
    const all = Array.from({ length: width * (2 * rows - 1) }, (): 1 | undefined =>
      dice.chance(share) ? 1 : undefined,
    );
    return {
      rows,
      columns,
      body: dots(all),
      lines: [
        ...rowsOf(all.map(word), width).map((line) => line.replaceAll(" ", "")),
        ...blank(rows, columns, "."),
      ],
    };
  },
};

const lookair = (dice: Dice): Value => orHidden(dice, () => dice.from(0, 5));

export const numberShadingGenres: readonly OtherGenre[] = [
  cellGenre("aquapelago", "aquapelago", largeOrHidden, numbers16, () => []),
  numbers("canal"),
  numbers("cave"),
  numbers("cbanana"),
  circles("circlesquare"),
  numbers("cityspace"),
  hidingNothing("context"),
  creek,
  numbers("island"),
  isowatari,
  numbers("kurochute"),
  numbers("kurotto"),
  cellGenre("lookair", "lookair", lookair, digits, empty, { hiddenSaysNothing: true }),
  numbers("mochikoro"),
  numbers("mochinyoro"),
  numbers("norinuri"),
  nothree,
  numbers("nuribou"),
  numbers("nurimisaki"),
  colouredDots("sansaroad", 1, empty),
  numbers("scrin"),
  hidingNothing("smullyan"),
  snake,
  cellGenre("tasquare", "tasquare", largeOrHidden, numbers16, () => []),
  colouredDots("tetrochaink", 3, empty),
  yajikazu,
  circles("yinyang"),
];
