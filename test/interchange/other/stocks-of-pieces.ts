/** Genres of pieces that the puzzle brings with it. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { empty, grid, number, orHidden, outside, thirdsOf, withoutHidden } from "./parts.js";
import { numbers16, type Value } from "./spell.js";

interface Stock {
  readonly body: string;
  readonly head: readonly string[];
  readonly marks: string;
}

/** A dot, three in a line, a corner, a zigzag, two forms of a U: none of them in a set that has a letter. */
const pieces = ["11g", "31s", "22s", "32f", "32ng", "52vh"];

/** `sets`: letters, and how many pieces each stands for. */
function stock(dice: Dice, sets: Readonly<Record<string, number>>): Stock {
  const marks = (count: number): string => "0 ".repeat(count).trim();
  const letters = Object.keys(sets);
  if (dice.chance(0.4)) {
    const letter = letters[dice.from(0, letters.length - 1)] ?? "";
    return { body: `//${letter}`, head: [letter], marks: marks(sets[letter] ?? 0) };
  }
  const chosen = pieces.filter((_, at) => at === 4 || dice.chance(0.5));
  const all = chosen.flatMap((piece) => new Array<string>(dice.from(1, 3)).fill(piece));
  const head = [String(all.length), ...all];
  return { body: `/${head.join("/")}`, head, marks: marks(all.length) };
}

const battleship: OtherGenre = {
  name: "battleship",
  file: "battleship",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => orHidden(dice, () => dice.from(0, 10)));
    const b = board(dice, rows, columns, cells);
    const around = cellsOf(dice, rows + columns, () => orHidden(dice, () => number(dice, 0, 40)));
    const fleet = stock(dice, { c: 6, d: 10, e: 15, p: 12 });
    const write = (all: readonly Value[]) => ({
      body: numbers16(all) + numbers16(cells) + fleet.body,
      lines: [
        ...fleet.head,
        [".", ...all.slice(0, columns).map(outside)].join(" "),
        ...grid(b, cells).map((line, row) => `${outside(all[columns + row])} ${line}`),
        ...empty(b),
        fleet.marks,
      ],
    });
    return { rows, columns, ...write(around), again: write(withoutHidden(around)) };
  },
};

const statuepark: OtherGenre = {
  name: "statuepark",
  file: "statuepark",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.from(1, 2));
    const b = board(dice, rows, columns, cells);
    const statues = stock(dice, { p: 12, t: 5, d: 10 });
    return {
      rows,
      columns,
      body: thirdsOf(cells) + statues.body,
      lines: [...statues.head, ...grid(b, cells), ...empty(b), statues.marks],
    };
  },
};

const pentopia: OtherGenre = {
  name: "pentopia",
  file: "pentopia",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => orHidden(dice, () => dice.from(1, 17)));
    const b = board(dice, rows, columns, cells);
    const shapes = stock(dice, { p: 12, t: 5, d: 10 });
    const isTooLarge = cells.some((value) => typeof value === "number" && value > 15);
    return {
      rows,
      columns,
      body: numbers16(cells) + shapes.body,
      lines: [...shapes.head, ...grid(b, cells), ...empty(b), shapes.marks],
      ...(isTooLarge ? { refused: /numbers are 1 to 15/ } : {}),
    };
  },
};

export const stockGenres: readonly OtherGenre[] = [battleship, statuepark, pentopia];
