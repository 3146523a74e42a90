/** Genres of things in cells. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { looseInMap, refusedLoose } from "./loose.js";
import {
  borderBits,
  borderLines,
  cellGenre,
  empty,
  emptyBoard,
  grid,
  noLinks,
  number,
  orHidden,
  outside,
  roomMap,
  roomNumbers,
  roomsAndCells,
  thirdsOf,
  upToOrHidden,
  withoutHidden,
  zeros,
} from "./parts.js";
import { fives, gapped, numbers4, numbers16, places, rowsOf, type Value } from "./spell.js";

const starbattle: OtherGenre = {
  name: "starbattle",
  file: "starbattle",
  draw(dice, rows, columns) {
    const stars = dice.from(0, 22);
    const b = emptyBoard(dice, rows, columns, dice.chance(0.3));
    return {
      rows,
      columns,
      body: `${stars}/${borderBits(b)}`,
      lines: [String(stars), ...roomMap(b), ...empty(b)],
      ...looseInMap(b),
      ...(stars < 1 || stars > 20 ? { refused: /stars_per_line = \d+, where numbers are 1 to 20/ } : {}),
    };
  },
};

const yosenabe: OtherGenre = {
  name: "yosenabe",
  file: "yosenabe",
  version: 1,
  draw(dice, rows, columns) {
    const pots = board(dice, rows, columns, [], false, () => dice.chance(0));
    // Every other room is a pot, as long as it touches no other.
    const marked = new Set<number>();
    const touches = (room: number): boolean =>
      pots.rooms.some((other, cell) => {
        if (other !== room) return false;
        const sides = [
          cell % columns === 0 ? -1 : cell - 1,
          (cell + 1) % columns === 0 ? -1 : cell + 1,
          cell - columns,
          cell + columns,
        ];
        return sides.some((side) => marked.has(pots.rooms[side] ?? -1));
      });
    for (let room = 0; room < pots.roomCount; room++)
      if (dice.chance(0.4) && !touches(room)) marked.add(room);
    const cells: Value[] = new Array(rows * columns).fill(undefined);
    const totals = new Set<number>();
    pots.rooms.forEach((room = -1, cell) => {
      if (marked.has(room) && !totals.has(room)) {
        totals.add(room);
        if (dice.chance(0.5)) cells[cell] = `i${number(dice, 0, 255)}`;
      } else if (dice.chance(0.2)) cells[cell] = number(dice, 1, 255);
    });
    const hexadecimal = (value: number): string => value.toString(16);
    const code = (value: Value): string | undefined => {
      if (value === undefined) return undefined;
      if (typeof value === "number") return value < 16 ? hexadecimal(value) : `-${hexadecimal(value)}`;
      const total = Number(value.slice(1));
      return total < 16 ? `i${hexadecimal(total)}` : `g${hexadecimal(total)}`;
    };
    const isPot = (cell: number): boolean => marked.has(pots.rooms[cell] ?? -1);
    const say = (value: Value, cell: number): string => {
      const text = `${isPot(cell) ? "i" : ""}${typeof value === "number" ? `o${value}` : (value?.slice(1) ?? "")}`;
      return text === "" ? "." : text;
    };
    return {
      rows,
      columns,
      body: fives(cells.map((_, cell) => isPot(cell))) + gapped(cells.map(code), "j"),
      lines: [...rowsOf(cells.map(say), columns), ...noLinks(pots), ...zeros(pots)],
    };
  },
};

/** A tree and what is empty behind it in one letter, at most 17; else up to 18 empty places. */
function trees(cells: readonly Value[]): string {
  const [before = "", ...behind] = cells
    .map((value) => (value === undefined ? " " : "T"))
    .join("")
    .split("T");
  const gap = (length: number): string => {
    let text = "z".repeat(Math.floor(length / 18));
    if (length % 18 > 0) text += (17 + (length % 18)).toString(36);
    return text;
  };
  return (
    gap(before.length) +
    behind.map(({ length }) => (length < 17 ? length.toString(36) : `h${gap(length - 17)}`)).join("")
  );
}

const tents: OtherGenre = {
  name: "tents",
  file: "tents",
  draw(dice, rows, columns) {
    const b = { ...emptyBoard(dice, rows, columns, false), cells: cellsOf(dice, rows * columns, () => 1) };
    const around = cellsOf(dice, rows + columns, () => orHidden(dice, () => number(dice, 0, 40)));
    const write = (all: readonly Value[]) => ({
      body: numbers16(all) + trees(b.cells),
      lines: [
        [".", ...all.slice(0, columns).map(outside)].join(" "),
        ...grid(b, b.cells).map((line, row) => `${outside(all[columns + row])} ${line}`),
        ...noLinks(b),
      ],
    });
    return { rows, columns, ...write(around), again: write(withoutHidden(around)) };
  },
};

/** Two numbers outside each line, plates, and cells that have a pole or are missing. */
const magnets: OtherGenre = {
  name: "magnets",
  file: "magnets",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => (dice.chance(0.3) ? "#" : dice.from(1, 2)));
    const b = board(dice, rows, columns, cells, false, (cell) => cells[cell] === "#");
    const isMissing = (line: number): boolean =>
      cells.every((value, cell) =>
        (line < columns ? cell % columns === line : Math.floor(cell / columns) === line - columns)
          ? value === "#"
          : true,
      );
    const around = cellsOf(dice, 2 * (rows + columns), () => number(dice, 0, 40)).map((value, at) =>
      isMissing(Math.floor(at / 2)) ? undefined : value,
    );
    const two = (line: number) => [around[2 * line + 1], around[2 * line]].map(outside);
    const above = Array.from({ length: columns }, (_, column) => two(column));
    const say = (value: Value) => (value === undefined ? "." : value === "#" ? "#" : `q${value}`);
    const isSaid = cells.some((value) => value !== undefined);
    return {
      rows,
      columns,
      body:
        numbers16(around) +
        borderBits(b) +
        (isSaid ? thirdsOf(withoutHoles(cells)) + fives(cells.map((value) => value === "#")) : ""),
      lines: [
        ...borderLines(b),
        ...[0, 1].map((line) => [".", ".", ...above.map((pair) => pair[line])].join(" ")),
        ...grid(b, cells, say).map((line, row) => [...two(columns + row), line].join(" ")),
      ],
    };
  },
};
const withoutHoles = (cells: readonly Value[]) => cells.map((value) => (value === "#" ? undefined : value));

/** Arrows in rooms; in an address `5` is one empty place. */
const toichika: OtherGenre = {
  name: "toichika",
  file: "toichika",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.from(1, 4));
    const b = board(dice, rows, columns, cells, dice.chance(0.3));
    const code = cells.map((value) => (value === undefined ? undefined : String(value)));
    return {
      rows,
      columns,
      body: borderBits(b) + gapped(code, "5"),
      lines: [...roomMap(b), ...grid(b, cells), ...empty(b)],
      ...looseInMap(b),
    };
  },
};

const toichika2: OtherGenre = {
  name: "toichika2",
  file: "toichika2",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.3));
    const clues = cellsOf(dice, b.roomCount, () => orHidden(dice, () => number(dice, 0, 300)));
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all),
      lines: [...roomMap(b), ...grid(b, roomNumbers(b, all)), ...empty(b)],
    });
    return { rows, columns, ...write(clues), again: write(withoutHidden(clues)), ...looseInMap(b) };
  },
};

/** Rooms between walls; behind the borders stands how many cells lie before each wall. */
const dosufuwa: OtherGenre = {
  name: "dosufuwa",
  file: "dosufuwa",
  draw(dice, rows, columns) {
    const walls = cellsOf(dice, rows * columns, () => 1, dice.pick(0, 0.02, 0.3));
    const b = board(dice, rows, columns, [], dice.chance(0.3), (cell) => walls[cell] !== undefined);
    return {
      rows,
      columns,
      body: borderBits(b) + places(walls),
      lines: [...roomMap(b).map((line) => line.replaceAll(".", "#")), ...empty(b)],
      ...looseInMap(b),
    };
  },
};

/** 5 is a number that is not printed; `6` is one empty place. */
const bedClues = (cells: readonly Value[]): string =>
  gapped(
    cells.map((value) => (value === undefined ? undefined : value === "?" ? "5" : String(value))),
    "6",
  );

/** Letters and crosses in rooms; a flag asks that what is left hang together. */
const news: OtherGenre = {
  name: "news",
  file: "news",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => dice.pick<Value>(1, 2, 3, 4, "?"));
    const b = board(dice, rows, columns, cells, dice.chance(0.3));
    const code = cells.map((value) =>
      value === "?" ? "." : value === undefined ? undefined : String(value),
    );
    return {
      rows,
      columns,
      body: borderBits(b) + gapped(code, "5"),
      lines: [...roomMap(b), ...grid(b, cells), ...empty(b)],
      ...looseInMap(b),
    };
  },
};

export const objectsGenres: readonly OtherGenre[] = [
  dosufuwa,
  cellGenre(
    "arrowflow",
    "arrowflow",
    (dice, cells) => orHidden(dice, () => dice.from(0, cells - 1)),
    numbers16,
    empty,
  ),
  cellGenre("akari", "lightup", upToOrHidden(4), numbers4, () => []),
  starbattle,
  tents,
  news,
  magnets,
  toichika,
  toichika2,
  cellGenre("shugaku", "shugaku", upToOrHidden(4), bedClues, () => [], {
    say: (value) => (value === undefined ? "." : value === "?" ? "5" : String(value)),
  }),
  roomsAndCells(
    "satogaeri",
    "satogaeri",
    (dice) => orHidden(dice, () => number(dice, 0, 300)),
    numbers16,
    (b) => [...grid(b, b.cells), ...zeros(b), ...borderLines(b), ...noLinks(b)],
    false,
  ),
  {
    name: "armyants",
    file: "armyants",
    draw(dice, rows, columns) {
      const most = rows * columns;
      const cells = cellsOf(dice, most, () => orHidden(dice, () => dice.from(1, most)));
      const b = board(dice, rows, columns, cells, dice.chance(0.3));
      return {
        rows,
        columns,
        body: borderBits(b) + numbers16(cells),
        lines: [...grid(b, cells), ...empty(b), ...borderLines(b), ...noLinks(b)],
        ...refusedLoose(b, "armyants"),
      };
    },
  },
  cellGenre("timebomb", "timebomb", upToOrHidden(300), numbers16, (b) => [...zeros(b), ...noLinks(b)]),
  cellGenre("wittgen", "wittgen", upToOrHidden(4), numbers4, (b) => [...zeros(b), ...noLinks(b)]),
  cellGenre("yajirushi", "yajirushi", (dice) => orHidden(dice, () => dice.from(1, 4)), numbers4, empty),
  cellGenre("yajirushi2", "yajirushi2", upToOrHidden(4), numbers4, empty),
  yosenabe,
];
