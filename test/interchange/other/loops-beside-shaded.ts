/** Genres of a loop through the cells that are not shaded. */
import { board } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { empty, noLinks, word } from "./parts.js";
import { gapped, number16, rowsOf } from "./spell.js";

/** Dots of three colours, 1 to 3, two places to a number of an address: four times the first, and the second. */
const kurarin: OtherGenre = {
  name: "kurarin",
  file: "kurarin",
  draw(dice, rows, columns) {
    const width = 2 * columns - 1;
    const share = dice.pick(0, 0.1, 0.4);
    const dots = Array.from({ length: width * (2 * rows - 1) }, () =>
      dice.chance(share) ? dice.from(1, 3) : undefined,
    );
    const pairs: (string | undefined)[] = [];
    for (let at = 0; at < dots.length; at += 2) {
      const value = 4 * (dots[at] ?? 0) + (dots[at + 1] ?? 0);
      pairs.push(value === 0 ? undefined : number16(value));
    }
    const b = board(dice, rows, columns, []);
    return {
      rows,
      columns,
      body: gapped(pairs, "g"),
      lines: [
        ...rowsOf(dots.map(word), width).map((line) => line.replaceAll(" ", "")),
        ...empty(b),
        ...noLinks(b),
      ],
    };
  },
};

export const loopsBesideShaded: readonly OtherGenre[] = [kurarin];
