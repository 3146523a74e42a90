/** Genres of lines and ways. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { walk } from "./loops.js";
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
import { gapped, number16, numbers4, numbers10, numbers16, type Value } from "./spell.js";

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

/** Columns and rows of two places, from 1; on a board of one cell they are one. */
function twoEnds(dice: Dice, rows: number, columns: number): readonly number[] {
  const size = rows * columns;
  const start = dice.from(0, size - 1);
  const goal = size === 1 ? start : (start + dice.from(1, size - 1)) % size;
  return [start, goal].flatMap((cell) => [(cell % columns) + 1, Math.floor(cell / columns) + 1]);
}

/** Rooms, numbers, and the two ends of the way; on a board of one cell there is no place for both. */
const haisu: OtherGenre = {
  name: "haisu",
  file: "haisu",
  version: 1,
  draw(dice, rows, columns) {
    const size = rows * columns;
    const visits = cellsOf(dice, size, () => orHidden(dice, () => number(dice, 0, 300)));
    const b = board(dice, rows, columns, visits, dice.chance(0.3));
    const places = twoEnds(dice, rows, columns);
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

/** Lifts up, down and either way, and floors; before them the two ends of the way. */
const buildingWalk = (flag: "" | "m"): OtherGenre => ({
  name: flag === "" ? "bdwalk" : `bdwalk/${flag}`,
  file: "bdwalk",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.pick<Value>("U", "D", "?", number(dice, 1, 300)));
    const b = board(dice, rows, columns, cells);
    const ends = twoEnds(dice, rows, columns);
    const code = (value: Value): Value =>
      typeof value === "number" ? value + 1 : ({ U: 0, D: 1 }[value ?? ""] ?? value);
    return {
      rows,
      columns,
      body: ends.map(number16).join("") + numbers16(cells.map(code)),
      lines: [
        ...(flag === "" ? [] : [flag]),
        ends.map((end) => 2 * end - 1).join(" "),
        ...grid(b, cells),
        ...noLinks(b),
      ],
      ...(rows * columns === 1 ? { refused: /a goal where the start is/ } : {}),
    };
  },
});

const balloon = (flag: "" | "a"): OtherGenre => walk("balloon", (b) => [...noLinks(b), ...noLinks(b)], flag);

export const pathsGenres: readonly OtherGenre[] = [
  balloon(""),
  balloon("a"),
  buildingWalk(""),
  buildingWalk("m"),
  cellGenre("mintonette", "mintonette", upToOrHidden(300), numbers16, noLinks, {
    say: (value) => (value === undefined ? "." : `0,${value === "?" ? "-" : value}`),
  }),
  cellGenre("coffeemilk", "coffeemilk", (dice) => dice.pick<Value>(1, 2, "?"), numbers10, noLinks),
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
  pencils,
  haisu,
];
