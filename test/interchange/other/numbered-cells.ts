/** Genres of cells and corners with numbers, without rooms. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { cellGenre, empty, orHidden, upTo, withoutHidden, word } from "./parts.js";
import { gapped, numbers4, numbers16, rowsOf, type Value } from "./spell.js";

const digits = (cells: readonly Value[]): string =>
  gapped(
    cells.map((value) => (value === undefined ? undefined : value === "?" ? "." : String(value))),
    "a",
  );

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

export const numberedCellGenres: readonly OtherGenre[] = [
  cellGenre("sukoro", "sukoro", (dice) => orHidden(dice, () => dice.from(1, 4)), digits, empty),
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
  cellGenre("mines", "mines", upTo(8), numbers16, empty),
  corners("nibunnogo"),
  corners("gokigen"),
];
