/** Genres of lines and ways. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { walk } from "./loops.js";
import { refusedLoose } from "./loose.js";
import {
  borderBits,
  borderLines,
  cellGenre,
  empty,
  grid,
  large,
  noEdges,
  noLinks,
  number,
  orHidden,
  roomMap,
  roomsAndCells,
  upToOrHidden,
  withoutHidden,
} from "./parts.js";
import { fives, gapped, number16, numbers4, numbers10, numbers16, rowsOf, type Value } from "./spell.js";

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
    const refused = size === 1 ? { refused: /a goal where the start is/ } : refusedLoose(b, "haisu");
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

/** Water, then balls and cups, which an address has in one row of signs. */
const herugolf: OtherGenre = {
  name: "herugolf",
  file: "herugolf",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.pick<Value>("i", "H", number(dice, 1, 255)));
    const b = board(dice, rows, columns, cells);
    const code = (value: Value): string | undefined =>
      value === undefined || value === "i" ? undefined : value === "H" ? "h" : number16(value);
    return {
      rows,
      columns,
      body: fives(cells.map((value) => value === "i")) + gapped(cells.map(code), "i"),
      lines: [...grid(b, cells), ...noLinks(b)],
    };
  },
};

/** How many places lie before each mark, with `z` for 35 of them, and how many are left. */
export function arrows(marks: readonly boolean[]): string {
  let text = "";
  let empty = 0;
  for (const mark of marks) {
    if (!mark) empty++;
    if (!mark && empty < 35) continue;
    text += mark ? empty.toString(36) : "z";
    empty = 0;
  }
  return empty > 0 ? text + empty.toString(36) : text;
}

/** Ice, arrows between cells, and the two places at the rim where the line comes and leaves. */
const icebarn: OtherGenre = {
  name: "icebarn",
  file: "icebarn",
  draw(dice, rows, columns) {
    const ice = cellsOf(dice, rows * columns, () => 1, dice.pick(0, 0.3)).map((value) => value === 1);
    const level = rows * (columns - 1);
    const inner = level + (rows - 1) * columns;
    const rim = 2 * (rows + columns);
    const share = dice.pick(0, 0.1, 1);
    const ways = Array.from({ length: inner }, () => (dice.chance(share) ? dice.from(1, 2) : 0));
    const enter = dice.from(0, rim - 1);
    const leave = (enter + dice.from(1, rim - 1)) % rim;
    const blanks = (count: number): string[] => new Array<string>(count).fill("0");
    const lines = [
      `${inner + enter}`,
      `${inner + leave}`,
      ...rowsOf(
        ice.map((is) => (is ? "1" : "0")),
        columns,
      ),
    ];
    for (let row = 0; row < rows; row++)
      lines.push(["0", ...ways.slice(row * (columns - 1), (row + 1) * (columns - 1)), "0"].join(" "));
    lines.push(blanks(columns).join(" "));
    for (let row = 0; row + 1 < rows; row++)
      lines.push(ways.slice(level + row * columns, level + (row + 1) * columns).join(" "));
    lines.push(blanks(columns).join(" "));
    const b = board(dice, rows, columns, new Array(rows * columns).fill(undefined));
    return {
      rows,
      columns,
      body: `${fives(ice)}${arrows(ways.map((way) => way === 1))}${arrows(ways.map((way) => way === 2))}/${enter}/${leave}`,
      lines: [...lines, ...noEdges(b)],
    };
  },
};

/** A wall is 0 in an address, a fish 1; anglers stand outside too. */
const anglers: OtherGenre = {
  name: "anglers",
  file: "anglers",
  draw(dice, rows, columns) {
    const angler = (): Value => orHidden(dice, () => number(dice, 1, 300));
    const cells = cellsOf(dice, rows * columns, () => dice.pick<Value>("#", 0, angler()));
    const around = cellsOf(dice, 2 * (rows + columns), angler);
    const code = [...cells, ...around].map((value) => {
      if (value === undefined) return undefined;
      return value === "#" ? "0" : number16(typeof value === "number" ? value + 1 : value);
    });
    const say = (value: Value): string => (value === undefined ? "." : value === "?" ? "-2" : String(value));
    const outer = (from: number) => [".", ...around.slice(from, from + columns).map(say), "."].join(" ");
    const left = around.slice(2 * columns).map(say);
    return {
      rows,
      columns,
      body: gapped(code, "g"),
      lines: [
        outer(0),
        ...rowsOf(cells.map(say), columns).map((line, row) => `${left[row]} ${line} ${left[rows + row]}`),
        outer(columns),
        ...noEdges(board(dice, rows, columns, cells)),
      ],
    };
  },
};

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
  cellGenre("ichimaga", "ichimaga", upToOrHidden(4), numbers4, noLinks, { head: "def" }),
  pencils,
  haisu,
  cellGenre(
    "walllogic",
    "walllogic",
    (dice) => dice.pick<Value>("#", "?", dice.from(0, 255), dice.from(0, 9)),
    (cells) =>
      gapped(
        cells.map((value) => (value === "#" ? "+" : value === undefined ? undefined : number16(value))),
        "g",
      ),
    empty,
  ),
  herugolf,
  anglers,
  icebarn,
];
