/** Genres in which a clue is a number and an arrow. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { borderBits, borderLines, noLinks, number, zeros } from "./parts.js";
import { arrowCode } from "./shading-by-numbers.js";
import { blank, fives, gapped, number16, rowsOf, type Value } from "./spell.js";

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

/** Boxes, and clues as direction and number, in one number: five times the number and two, and the direction. */
const yajisoko: OtherGenre = {
  name: "yajisoko",
  file: "yajisoko",
  draw(dice, rows, columns) {
    const share = dice.pick(0, 0, 0.2);
    const holes = Array.from({ length: rows * columns }, (_, cell) => cell > 0 && dice.chance(share));
    const most = Math.max(rows, columns) - 1;
    const cells = cellsOf(dice, rows * columns, () =>
      dice.chance(0.3) ? "#" : `${dice.from(1, 4)},${dice.from(0, most)}`,
    ).map((value, cell) => (holes[cell] === true ? undefined : value));
    const code = (value: Value): string | undefined => {
      if (value === undefined) return undefined;
      if (value === "#") return ".";
      const [to, count] = String(value).split(",").map(Number);
      return number16(((count ?? 0) + 2) * 5 + (to ?? 0));
    };
    const b = board(dice, rows, columns, cells);
    return {
      rows,
      columns,
      body: gapped(cells.map(code), "g") + (holes.includes(true) ? fives(holes) : ""),
      lines: [
        ...rowsOf(
          cells.map((value, cell) => (holes[cell] === true ? "0,-5" : String(value ?? "."))),
          columns,
        ),
        ...noLinks(b),
        ...zeros(b),
      ],
    };
  },
};

/** Behind the clues of an address the borders that are given, if there are any. */
const yajitatami: OtherGenre = {
  name: "yajitatami",
  file: "yajitatami",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => `${dice.from(0, 4)},${number(dice, 0, 300)}`);
    const b = board(dice, rows, columns, cells, dice.chance(0.3));
    const isGiven = [...b.right, ...b.below].includes(true);
    return {
      rows,
      columns,
      body: gapped(cells.map(arrowCode), "a") + (isGiven ? borderBits(b) : ""),
      lines: [
        ...rowsOf(
          cells.map((value) => String(value ?? ".")),
          columns,
        ),
        ...borderLines(b),
        ...noLinks(b),
      ],
    };
  },
};

export const arrowClueGenres: readonly OtherGenre[] = [
  arrowClues("hebi", 5),
  arrowClues("tetrochain", 4095),
  yajisoko,
  yajitatami,
];
