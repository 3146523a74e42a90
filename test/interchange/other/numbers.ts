/** Genres of numbers in cells. */
import { type Board, board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { looseInMap } from "./loose.js";
import {
  borderBits,
  cellGenre,
  empty,
  emptyBoard,
  grid,
  type Lines,
  noLinks,
  number,
  orHidden,
  roomMap,
  thirdsOf,
  withoutHidden,
  word,
} from "./parts.js";
import { blank, gapped, number16, numbers16, rowsOf, type Value } from "./spell.js";

const makaro: OtherGenre = {
  name: "makaro",
  file: "makaro",
  draw(dice, rows, columns) {
    const walls = Array.from({ length: rows * columns }, () =>
      dice.chance(0.2) ? dice.pick("#", "t", "b", "l", "r") : undefined,
    );
    const walled = board(dice, rows, columns, [], dice.chance(0.3), (cell) => walls[cell] !== undefined);
    const sizes = new Map<number | undefined, number>();
    for (const room of walled.rooms) sizes.set(room, (sizes.get(room) ?? 0) + 1);
    const cells = walled.rooms.map(
      (room, cell): Value =>
        walls[cell] ?? (dice.chance(0.3) ? dice.from(1, Math.min(99, sizes.get(room) ?? 1)) : undefined),
    );
    const b = { ...walled, cells };
    const code = (value: Value): string | undefined => {
      if (typeof value === "string") return "abcde"["#tblr".indexOf(value)];
      return value === undefined ? undefined : value <= 10 ? String(value - 1) : `-${value - 1}`;
    };
    return {
      rows,
      columns,
      body: borderBits(b) + gapped(cells.map(code), "g"),
      lines: [...roomMap(b), ...grid(b, cells), ...empty(b)],
      ...looseInMap(b),
    };
  },
};

/** `columns + 2` words a line; `say` has the word of a cell. */
const framed = (
  [top = [], bottom = [], left = [], right = []]: readonly (readonly Value[])[],
  inner: readonly Value[],
  say: (value: Value) => string,
): readonly string[] => [
  [".", ...top.map(word), "."].join(" "),
  ...left.map((value, row) =>
    [word(value), ...inner.slice(row * top.length, (row + 1) * top.length).map(say), word(right[row])].join(
      " ",
    ),
  ),
  [".", ...bottom.map(word), "."].join(" "),
];
const doppelblock: OtherGenre = {
  name: "doppelblock",
  file: "doppelblock",
  square: true,
  sides: [3, 4, 5, 6],
  draw(dice, side) {
    const around = cellsOf(dice, 2 * side, () => orHidden(dice, () => number(dice, 0, 255)));
    const inner = cellsOf(dice, side * side, () => dice.from(1, side - 2), dice.pick(0, 0.3));
    const outside = (value: Value): string =>
      value === undefined ? "." : value === "?" ? "-2" : String(value);
    const write = (all: readonly Value[]) => ({
      body: numbers16(all) + (inner.some((value) => value !== undefined) ? numbers16(inner) : ""),
      lines: [
        [".", ...all.slice(0, side).map(outside)].join(" "),
        ...Array.from({ length: side }, (_, row) =>
          [
            outside(all[side + row]),
            ...inner
              .slice(row * side, (row + 1) * side)
              .map((value) => (value === undefined ? "." : `q${value}`)),
          ].join(" "),
        ),
      ],
    });
    return { rows: side, columns: side, ...write(around), again: write(withoutHidden(around)) };
  },
};

const skyscrapers: OtherGenre = {
  name: "skyscrapers",
  file: "skyscrapers",
  square: true,
  draw(dice, side) {
    const four = [0, 1, 2, 3].map(() => cellsOf(dice, side, () => orHidden(dice, () => dice.from(1, side))));
    const inner = cellsOf(dice, side * side, () => dice.from(1, side), dice.pick(0, 0.3));
    const write = ([top = [], bottom = [], left = [], right = []]: readonly (readonly Value[])[]) => ({
      body:
        numbers16([...top, ...bottom, ...left, ...right]) +
        (inner.some((value) => value !== undefined) ? numbers16(inner) : ""),
      lines: [
        ...framed([top, bottom, left, right], inner, (value) => (value === undefined ? "." : `q${value}`)),
      ],
    });
    // In a file a number outside that is not printed is -2; it says nothing.
    const again = four.map(withoutHidden);
    return { rows: side, columns: side, ...write(again), body: write(four).body, again: write(again) };
  },
};

const easyAsABC: OtherGenre = {
  name: "easyasabc",
  file: "easyasabc",
  draw(dice, rows, columns) {
    const letters = dice.from(0, 101);
    const most = Math.max(letters, 1);
    const number = (): Value => orHidden(dice, () => dice.from(1, most));
    const four = [columns, columns, rows, rows].map((length) => cellsOf(dice, length, number));
    const inner = cellsOf(dice, rows * columns, () => dice.from(1, most), dice.pick(0, 0.3));
    const write = (sides: readonly (readonly Value[])[]) => ({
      body: `${letters}/${numbers16(sides.flat())}${inner.some((value) => value !== undefined) ? numbers16(inner) : ""}`,
      lines: [String(letters), ...framed(sides, inner, (value) => (value === undefined ? "." : `q${value}`))],
    });
    return {
      rows,
      columns,
      ...write(four.map(withoutHidden)),
      body: write(four).body,
      again: write(four.map(withoutHidden)),
      ...(letters < 1 || letters > 99 ? { refused: /n = \d+, where numbers are 1 to 99/ } : {}),
    };
  },
};

const sumSign = (value: Value): string => {
  const sum = value === undefined ? -1 : Number(value);
  if (sum < 0) return "-";
  return sum < 20 ? sum.toString(36) : (sum - 10).toString(36).toUpperCase();
};

interface Walls {
  readonly name: string;
  readonly number: (dice: Dice) => Value;
  readonly signs: (down: Value, across: Value) => string;
  readonly sign: (value: Value) => string;
  readonly gap: string;
  /** A line that begins with a wall has a number outside all the same. */
  readonly eachLine: boolean;
  readonly answers: (b: Board) => Lines;
}

/** Walls with a number downward and one to the right, and such numbers outside. */
const wallsWithNumbers = ({ name, number, signs, sign, gap, eachLine, answers }: Walls): OtherGenre => ({
  name,
  file: name,
  draw(dice, rows, columns) {
    const perhaps = (): Value => (dice.chance(0.7) ? number(dice) : undefined);
    const walls = Array.from({ length: rows * columns }, (): readonly [Value, Value] | undefined =>
      dice.chance(0.3) ? [perhaps(), perhaps()] : undefined,
    );
    const isTold = (cell: number): boolean => eachLine || walls[cell] === undefined;
    const top = Array.from({ length: columns }, (_, at) => (isTold(at) ? perhaps() : undefined));
    const left = Array.from({ length: rows }, (_, at) => (isTold(at * columns) ? perhaps() : undefined));
    const inner = walls.map((wall) => (wall === undefined ? undefined : signs(...wall)));
    const outside = [...top.filter((_, at) => isTold(at)), ...left.filter((_, at) => isTold(at * columns))];
    const total = (value: Value): string => String(value ?? -1);
    return {
      rows,
      columns,
      body: gapped(inner, gap) + outside.map(sign).join(""),
      lines: [
        ["0", ...top.map(total)].join(" "),
        ...left.map((value, row) =>
          [
            total(value),
            ...walls
              .slice(row * columns, (row + 1) * columns)
              .map((wall) => (wall === undefined ? "." : `${total(wall[1])},${total(wall[0])}`)),
          ].join(" "),
        ),
        ...answers(emptyBoard(dice, rows, columns, false)),
      ],
    };
  },
});

const kakuro = wallsWithNumbers({
  name: "kakuro",
  number: (dice) => dice.from(1, 45),
  signs: (down, across) =>
    down === undefined && across === undefined ? "." : sumSign(down) + sumSign(across),
  sign: sumSign,
  gap: "k",
  eachLine: false,
  answers: empty,
});

/** Two hexadecimal numbers, with a sign before them if one of them is long; alone, one digit of base 36. */
function countSigns(down: Value, across: Value): string {
  if (down === undefined && across === undefined) return "_";
  if (down === undefined && Number(across) < 35) return `$${Number(across).toString(36)}`;
  if (across === undefined && Number(down) < 35) return `@${Number(down).toString(36)}`;
  const isLong = (value: Value): boolean => Number(value ?? 0) > 15;
  const both = [down, across].map((value) => (value === undefined ? "." : Number(value).toString(16)));
  const before = isLong(down) ? (isLong(across) ? "=" : "+") : isLong(across) ? "-" : "";
  return before + both.join("");
}

const triplace = wallsWithNumbers({
  name: "triplace",
  number: (dice) => (dice.chance(0.7) ? dice.from(0, 5) : dice.from(0, 60)),
  signs: countSigns,
  sign: (value) =>
    value === undefined
      ? "."
      : Number(value) < 16
        ? Number(value).toString(16)
        : `-${Number(value).toString(16)}`,
  gap: "g",
  eachLine: true,
  answers: (b) => [...noLinks(b), ...empty(b)],
});

const kropki: OtherGenre = {
  name: "kropki",
  file: "kropki",
  draw(dice, rows, columns) {
    const across = rows * (columns - 1);
    const dots = cellsOf(dice, across + (rows - 1) * columns, () => dice.pick(1, 2));
    const words = dots.map((dot) => String(dot ?? 0));
    return {
      rows,
      columns,
      body: thirdsOf(dots),
      lines: [
        ...(columns === 1 ? blank(rows, 0, "") : rowsOf(words.slice(0, across), columns - 1)),
        ...rowsOf(words.slice(across), columns),
        ...blank(rows, columns, "."),
      ],
    };
  },
};

/** Between two cells a sign or a difference. */
const minarism: OtherGenre = {
  name: "minarism",
  file: "minarism",
  draw(dice, rows, columns) {
    const across = rows * (columns - 1);
    const drawn = cellsOf(
      dice,
      across + (rows - 1) * columns,
      (): Value => dice.pick<Value>("a", "b", "?", number(dice, 1, 255)),
    );
    const code = (value: Value): string | undefined => {
      if (value === undefined || typeof value === "number")
        return value === undefined ? value : number16(value);
      return { a: "g", b: "h", "?": "." }[value];
    };
    const say = (value: Value): string => (value === undefined ? "0" : value === "?" ? "." : String(value));
    const write = (all: readonly Value[]) => ({
      body: gapped(all.map(code), "i"),
      lines: [
        ...(columns === 1 ? blank(rows, 0, "") : rowsOf(all.slice(0, across).map(say), columns - 1)),
        ...rowsOf(all.slice(across).map(say), columns),
        ...blank(rows, columns, "."),
      ],
    });
    return { rows, columns, ...write(drawn), again: write(withoutHidden(drawn)) };
  },
};

export const numbersGenres: readonly OtherGenre[] = [
  cellGenre(
    "sudoku",
    "sudoku",
    (dice, _, side) => orHidden(dice, () => dice.from(1, side)),
    numbers16,
    empty,
    {
      square: true,
      sides: [4, 6, 9, 12, 16, 25],
      hiddenSaysNothing: true,
    },
  ),
  ...["fillomino", "symmarea"].map((name) =>
    cellGenre(
      name,
      name,
      (dice, cells) => orHidden(dice, () => dice.from(1, cells)),
      numbers16,
      (b) => [...empty(b), ...noLinks(b)],
      { hiddenSaysNothing: true },
    ),
  ),
  makaro,
  skyscrapers,
  kakuro,
  triplace,
  kropki,
  minarism,
  easyAsABC,
  doppelblock,
];
