/** Genres of loops. */
import { type Board, board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  borderBits,
  borderLines,
  cellGenre,
  empty,
  grid,
  type Lines,
  letterOf,
  noEdges,
  noLinks,
  number,
  orHidden,
  roomsAndCells,
  thirdsOf,
  upToOrHidden,
  zeros,
} from "./parts.js";
import { fives, gapped, numbers4, numbers16, type Value } from "./spell.js";

const arrowCode = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  if (value === "?") return "0.";
  const [to = "", count = ""] = String(value).split(",");
  const hexadecimal = Number(count).toString(16);
  if (hexadecimal.length === 1) return to + hexadecimal;
  return hexadecimal.length === 2 ? `${Number(to) + 5}${hexadecimal}` : `-${to}${hexadecimal}`;
};

/** Ice in cells, and fences between them, which close no rooms. */
const barns: OtherGenre = {
  name: "barns",
  file: "barns",
  draw(dice, rows, columns) {
    const ice = cellsOf(dice, rows * columns, () => 1);
    const b = board(dice, rows, columns, ice, true);
    return {
      rows,
      columns,
      body: fives(ice.map((is) => is !== undefined)) + borderBits(b),
      lines: [...grid(b, ice), ...borderLines(b), ...noLinks(b)],
    };
  },
};

/** A terrain, and numbers off it; the files of most have places for lines that leave the board. */
export const walk = (name: string, answers: (b: Board) => Lines = noEdges, flag = ""): OtherGenre => ({
  name: name + (flag === "" ? "" : `/${flag}`),
  file: name,
  draw(dice, rows, columns) {
    const size = rows * columns;
    const cells = cellsOf(dice, size, () =>
      dice.chance(0.5) ? "#" : orHidden(dice, () => dice.from(1, size)),
    );
    const b = board(dice, rows, columns, cells);
    const numbers = cells.map((value) => (value === "#" ? undefined : value));
    return {
      rows,
      columns,
      body: fives(cells.map((value) => value === "#")) + numbers16(numbers),
      lines: [...(flag === "" ? [] : [flag]), ...grid(b, cells), ...answers(b)],
    };
  },
});

/** A bit for each border that is not there; those round the board are left out where all of them are. */
const mejilink: OtherGenre = {
  name: "mejilink",
  file: "mejilink",
  draw(dice, rows, columns) {
    const upright = rows * (columns - 1);
    const inner = upright + (rows - 1) * columns;
    const share = dice.pick(0, 0.3, 1);
    const outerShare = dice.pick(0, 0.2);
    const open = Array.from({ length: inner + 2 * (rows + columns) }, (_, id) =>
      dice.chance(id < inner ? share : outerShare),
    );
    const bit = (id: number): string => (open[id] === true ? "0" : "1");
    const row = (first: string, from: number, count: number, last: string): string =>
      [first, ...Array.from({ length: count }, (_, at) => bit(from + at)), last].join(" ");
    const ids = (from: number, count: number): string =>
      Array.from({ length: count }, (_, at) => bit(from + at)).join(" ");
    return {
      rows,
      columns,
      body: fives(open.slice(inner).includes(true) ? open : open.slice(0, inner)),
      lines: [
        ...Array.from({ length: rows }, (_, at) =>
          row(
            bit(inner + 2 * columns + at),
            at * (columns - 1),
            columns - 1,
            bit(inner + 2 * columns + rows + at),
          ),
        ),
        ids(inner, columns),
        ...Array.from({ length: rows - 1 }, (_, at) => ids(upright + at * columns, columns)),
        ids(inner + columns, columns),
      ],
    };
  },
};

export const loopsGenres: readonly OtherGenre[] = [
  mejilink,
  cellGenre(
    "nuriloop",
    "nuriloop",
    (dice, cells) => orHidden(dice, () => dice.from(1, cells)),
    numbers16,
    (b) => [...zeros(b), ...noLinks(b)],
  ),
  walk("energywalk"),
  walk("firewalk"),
  walk("forestwalk"),
  walk("icewalk"),
  walk("morningwalk"),
  walk("waterwalk"),
  barns,
  cellGenre("mashu", "mashu", (dice) => dice.pick(1, 2), thirdsOf, noLinks),
  cellGenre(
    "myopia",
    "myopia",
    (dice) => dice.from(1, 15),
    numbers16,
    (b) => [...zeros(b), ...noEdges(b)],
  ),
  cellGenre("slither", "slither", upToOrHidden(4), numbers4, (b) => [...zeros(b), ...noEdges(b)], {
    version: 1,
    hiddenSaysNothing: true,
  }),
  cellGenre("lither", "lither", upToOrHidden(4), numbers4, (b) => [...zeros(b), ...noEdges(b)], {
    version: 1,
    hiddenSaysNothing: true,
  }),
  cellGenre(
    "yajilin",
    "yajilin",
    (dice) => orHidden(dice, () => `${dice.from(1, 4)},${number(dice, 0, 4095)}`),
    (cells) => gapped(cells.map(arrowCode), "a"),
    (b) => [...empty(b), ...noLinks(b)],
    { say: letterOf({ "?": "0,-" }) },
  ),
  {
    ...roomsAndCells(
      "moonsun",
      "moonsun",
      (dice) => dice.pick(1, 2),
      thirdsOf,
      (b) => [...borderLines(b), ...grid(b, b.cells), ...noLinks(b)],
      false,
    ),
    version: 2,
  },
];
