/** Genres of a loop through the cells that are not shaded. */
import { type Board, board } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { empty, type Lines, noLinks, word } from "./parts.js";
import { gapped, number16, rowsOf } from "./spell.js";

/** Dots of three colours, 1 to 3, two places to a number of an address: four times the first, and the second. On cells there may be fewer colours. */
export const colouredDots = (name: string, onCells: number, answers: (b: Board) => Lines): OtherGenre => ({
  name,
  file: name,
  draw(dice, rows, columns) {
    const width = 2 * columns - 1;
    const share = dice.pick(0, 0.1, 0.4);
    const dots = Array.from({ length: width * (2 * rows - 1) }, (_, at) => {
      const isOnCell = (at % width) % 2 === 0 && Math.floor(at / width) % 2 === 0;
      return dice.chance(share) ? dice.from(1, isOnCell ? onCells : 3) : undefined;
    });
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
      lines: [...rowsOf(dots.map(word), width).map((line) => line.replaceAll(" ", "")), ...answers(b)],
    };
  },
});

export const loopsBesideShaded: readonly OtherGenre[] = [
  colouredDots("kurarin", 3, (b) => [...empty(b), ...noLinks(b)]),
];
