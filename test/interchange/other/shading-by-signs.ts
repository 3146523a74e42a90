/** Genres in which cells are shaded by signs between them. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { empty, number, orHidden, outside, withoutHidden, word } from "./parts.js";
import { blank, numbers16, places, rowsOf, type Value } from "./spell.js";

/** Signs between two cells: an address tells by cell that at its right side and that below it. */
const antmill: OtherGenre = {
  name: "antmill",
  file: "antmill",
  draw(dice, rows, columns) {
    const across = rows * (columns - 1);
    const signs = cellsOf(dice, across + (rows - 1) * columns, () => dice.pick(1, 2));
    const at = (link: number | undefined): number =>
      Number((link === undefined ? undefined : signs[link]) ?? 0);
    const pairs = Array.from({ length: rows * columns - 1 }, (_, cell): Value => {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const right = column + 1 < columns ? row * (columns - 1) + column : undefined;
      const below = row + 1 < rows ? across + cell : undefined;
      const pair = 3 * at(right) + at(below);
      return pair === 0 ? undefined : pair;
    });
    const words = signs.map((sign) => String(sign ?? 0));
    return {
      rows,
      columns,
      body: numbers16(pairs),
      lines: [
        ...(columns === 1 ? blank(rows, 0, "") : rowsOf(words.slice(0, across), columns - 1)),
        ...rowsOf(words.slice(across), columns),
        ...blank(rows, columns, "."),
      ],
    };
  },
};

/** Marks where four cells meet, and numbers at columns and rows. */
const batten: OtherGenre = {
  name: "batten",
  file: "batten",
  draw(dice, rows, columns) {
    const inner = cellsOf(dice, (rows - 1) * (columns - 1), () => 1);
    const around = cellsOf(dice, rows + columns, () => orHidden(dice, () => number(dice, 0, 40)));
    const corners = Array.from({ length: (rows + 1) * (columns + 1) }, (_, corner): Value => {
      const [row, column] = [Math.floor(corner / (columns + 1)), corner % (columns + 1)];
      const isInner = row > 0 && row < rows && column > 0 && column < columns;
      return isInner ? inner[(row - 1) * (columns - 1) + column - 1] : undefined;
    });
    const b = board(dice, rows, columns, []);
    const last = inner.lastIndexOf(1) + 1;
    const behind = inner.length - last;
    const rest = inner.length === 0 ? "0" : behind % 36 === 0 ? "" : (behind % 36).toString(36);
    const write = (all: readonly Value[]) => ({
      body: places(inner) + rest + numbers16(all),
      lines: [
        ...rowsOf(corners.map(word), columns + 1),
        [".", ...all.slice(0, columns).map(outside)].join(" "),
        ...empty(b).map((line, row) => `${outside(all[columns + row])} ${line}`),
      ],
    });
    return { rows, columns, ...write(around), again: write(withoutHidden(around)) };
  },
};

export const signShadingGenres: readonly OtherGenre[] = [antmill, batten];
