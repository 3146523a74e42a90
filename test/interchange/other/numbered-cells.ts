/** Genres of cells and corners with numbers, without rooms. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  borderBits,
  borderLines,
  cellGenre,
  empty,
  grid,
  noLinks,
  orHidden,
  upToOrHidden,
  withoutHidden,
  word,
  zeros,
} from "./parts.js";
import { fives, numbers4, numbers10, numbers16, rowsOf, type Value } from "./spell.js";

/** Numbers from 0 to 4 where lines of the grid meet. */
const corners = (name: string): OtherGenre => ({
  name,
  file: name,
  draw(dice, rows, columns) {
    const all = cellsOf(dice, (rows + 1) * (columns + 1), () => orHidden(dice, () => dice.from(0, 4)));
    const b = board(dice, rows, columns, []);
    const write = (values: readonly Value[]) => ({
      body: numbers4(values),
      lines: [...rowsOf(values.map(word), columns + 1), ...empty(b)],
    });
    return { rows, columns, ...write(all), again: write(withoutHidden(all)) };
  },
});

/** Numbers up to 45 in one letter each, large ones from 20 on; `.` is one empty place, `k` are two. */
function sanankoCode(cells: readonly Value[]): string {
  const sign = (value: Value): string | undefined => {
    if (value === undefined || typeof value === "string")
      return value === "b" ? "+" : value === "?" ? "_" : undefined;
    return value < 20 ? value.toString(36) : (value - 10).toString(36).toUpperCase();
  };
  const one = (text: string): string =>
    text.replace(/ +/g, (gap) => {
      const [whole, rest] = [Math.floor(gap.length / 17), gap.length % 17];
      return "z".repeat(whole) + (rest === 0 ? "" : rest === 1 ? "." : (18 + rest).toString(36));
    });
  return one(cells.map((value) => sign(value) ?? " ").join(""));
}

/** A board with holes, and numbers up to 20. */
const bosanowa: OtherGenre = {
  name: "bosanowa",
  file: "bosanowa",
  draw(dice, rows, columns) {
    const holes = cellsOf(dice, rows * columns, () => 1);
    const drawn = holes.map(
      (hole): Value =>
        hole === undefined && dice.chance(0.3) ? orHidden(dice, () => dice.from(1, 20)) : undefined,
    );
    const b = board(dice, rows, columns, []);
    const write = (all: readonly Value[]) => ({
      body: fives(holes.map((hole) => hole !== undefined)) + numbers16(all),
      lines: [
        ...rowsOf(
          all.map((value, at) => (holes[at] === undefined ? String(value ?? 0) : ".")),
          columns,
        ),
        ...zeros(b),
        ...noLinks(b).map((line) => line.replaceAll("0", ".")),
      ],
    });
    return {
      rows,
      columns,
      ...write(withoutHidden(drawn)),
      body: write(drawn).body,
      again: write(withoutHidden(drawn)),
    };
  },
};

/** Clues, walls, and 0 where nothing is written yet. */
const kakuru = cellGenre(
  "kakuru",
  "kakuru",
  (dice) => dice.pick<Value>("b", "?", dice.from(0, 45), dice.from(0, 12)),
  sanankoCode,
  zeros,
  { say: (value) => (value === undefined ? "." : String(value)) },
);

/** Ropes join cells in the way borders divide them elsewhere. */
const numrope: OtherGenre = {
  name: "numrope",
  file: "numrope",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.pick<Value>("b", "?", dice.from(0, 45)));
    const b = board(dice, rows, columns, cells, dice.chance(0.3));
    const lines = [
      ...grid(b, cells, (value) => (value === undefined ? "." : String(value))),
      ...borderLines(b),
      ...empty(b),
    ];
    return { rows, columns, body: borderBits(b) + sanankoCode(cells), lines };
  },
};

export const numberedCellGenres: readonly OtherGenre[] = [
  bosanowa,
  kakuru,
  cellGenre("sukoro", "sukoro", (dice) => orHidden(dice, () => dice.from(1, 4)), numbers10, empty),
  cellGenre(
    "view",
    "view",
    (dice, cells) => orHidden(dice, () => dice.from(0, Math.min(2, cells - 1))),
    numbers16,
    empty,
  ),
  cellGenre("simplegako", "simplegako", (dice) => orHidden(dice, () => 1), numbers16, empty, {
    hiddenSaysNothing: true,
  }),
  cellGenre("mines", "mines", upToOrHidden(8), numbers16, empty),
  cellGenre(
    "sananko",
    "sananko",
    (dice) => dice.pick<Value>("b", "?", dice.from(0, 45), dice.from(0, 12)),
    sanankoCode,
    empty,
    { say: (value) => (value === undefined ? "." : String(value)) },
  ),
  numrope,
  corners("nibunnogo"),
  corners("gokigen"),
  cellGenre(
    "slashpack",
    "slashpack",
    (dice, cells) => orHidden(dice, () => dice.from(1, cells)),
    numbers16,
    empty,
  ),
];
