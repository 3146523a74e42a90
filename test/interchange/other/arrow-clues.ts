/** Genres in which a clue is a number and an arrow. */
import { cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { number } from "./parts.js";
import { arrowCode } from "./shading-by-numbers.js";
import { blank, gapped, rowsOf, type Value } from "./spell.js";

/** A number that is not printed has no arrow either. */
const arrowClues = (name: string, most: number): OtherGenre => ({
  name,
  file: name,
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () =>
      dice.chance(0.2) ? "0,?" : `${dice.from(1, 4)},${number(dice, 0, most)}`,
    );
    const say = (value: Value): string => (value === undefined ? "." : String(value).replace("?", "-"));
    return {
      rows,
      columns,
      body: gapped(cells.map(arrowCode), "a"),
      lines: [...rowsOf(cells.map(say), columns), ...blank(rows, columns, ".")],
    };
  },
});

export const arrowClueGenres: readonly OtherGenre[] = [arrowClues("hebi", 5), arrowClues("tetrochain", 4095)];
