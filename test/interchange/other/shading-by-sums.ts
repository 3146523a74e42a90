/** Genres in which shaded cells add up to numbers at rows and columns. */
import { board } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { empty, number } from "./parts.js";

/** In base 32, two digits behind a minus sign; a file has a 0 in its corner too. */
const kakurasu: OtherGenre = {
  name: "box",
  file: "box",
  draw(dice, rows, columns) {
    const sums = Array.from({ length: rows + columns }, () => number(dice, 0, 1000));
    const b = board(dice, rows, columns, []);
    const spelled = sums.map((sum) =>
      sum < 32 ? sum.toString(32) : `-${sum.toString(32).padStart(2, "0")}`,
    );
    return {
      rows,
      columns,
      body: spelled.join(""),
      lines: [
        ["0", ...sums.slice(0, columns)].join(" "),
        ...empty(b).map((line, row) => `${sums[columns + row]} ${line}`),
      ],
    };
  },
};

export const sumShadingGenres: readonly OtherGenre[] = [kakurasu];
