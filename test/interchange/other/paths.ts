/** Genres of lines and ways. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  borderBits,
  borderLines,
  cellGenre,
  empty,
  grid,
  large,
  noLinks,
  number,
  orHidden,
  refusedLoose,
  roomMap,
  roomsAndCells,
  upToOrHidden,
  withoutHidden,
} from "./parts.js";
import { gapped, number16, numbers4, numbers16, type Value } from "./spell.js";

const pencils: OtherGenre = {
  name: "pencils",
  file: "pencils",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () =>
      dice.chance(0.4)
        ? dice.pick("up", "down", "left", "right")
        : orHidden(dice, () => number(dice, 1, 255)),
    );
    const b = board(dice, rows, columns, cells);
    const tips = ["up", "down", "left", "right"];
    const code = (value: Value): string | undefined => {
      if (typeof value === "number") return value < 16 ? value.toString(16) : `-${value.toString(16)}`;
      return value === undefined ? undefined : value === "?" ? "." : "ghij"[tips.indexOf(value)];
    };
    const say = (value: Value): string => {
      if (value === undefined) return ".";
      return typeof value === "number"
        ? `o${value}`
        : value === "?"
          ? "o-2"
          : String(tips.indexOf(value) + 1);
    };
    return {
      rows,
      columns,
      body: gapped(cells.map(code), "k"),
      lines: [...grid(b, cells, say), ...noLinks(b), ...noLinks(b), ...empty(b)],
    };
  },
};

/** Rooms, numbers, and the two ends of the way; on a board of one cell there is no place for both. */
const haisu: OtherGenre = {
  name: "haisu",
  file: "haisu",
  version: 1,
  draw(dice, rows, columns) {
    const size = rows * columns;
    const visits = cellsOf(dice, size, () => orHidden(dice, () => number(dice, 0, 300)));
    const b = board(dice, rows, columns, visits, dice.chance(0.3));
    const start = dice.from(0, size - 1);
    const goal = size === 1 ? start : (start + dice.from(1, size - 1)) % size;
    const places = [start, goal].flatMap((cell) => [(cell % columns) + 1, Math.floor(cell / columns) + 1]);
    const write = (all: readonly Value[]) => ({
      body: places.map(number16).join("") + borderBits(b) + numbers16(all),
      lines: [
        places.map((place) => 2 * place - 1).join(" "),
        ...borderLines(b),
        ...grid(b, all),
        ...noLinks(b),
      ],
    });
    const refused = size === 1 ? { refused: /a goal where the start is/ } : refusedLoose(b, false);
    return { rows, columns, ...write(visits), again: write(withoutHidden(visits)), ...refused };
  },
};

export const pathsGenres: readonly OtherGenre[] = [
  cellGenre("numlin", "numlin", large, numbers16, noLinks),
  cellGenre("keywest", "keywest", upToOrHidden(4), numbers4, (b) => [...noLinks(b), ...empty(b)], {
    hiddenSaysNothing: true,
  }),
  cellGenre("hashi", "hashikake", (dice) => orHidden(dice, () => dice.from(1, 8)), numbers16, noLinks),
  roomsAndCells(
    "nurimaze",
    "nurimaze",
    (dice) => dice.pick("s", "g", "o", "t"),
    (cells) =>
      gapped(
        cells.map((value) => (value === undefined ? undefined : String("sgot".indexOf(String(value)) + 1))),
        "5",
      ),
    (b) => [...roomMap(b), ...grid(b, b.cells), ...empty(b)],
    true,
  ),
  cellGenre("ichimaga", "ichimaga", upToOrHidden(4), numbers4, noLinks, { head: "def" }),
  pencils,
  haisu,
];
