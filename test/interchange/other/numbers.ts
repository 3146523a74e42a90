/** Genres of numbers in cells. */
import { board, cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import {
  borderBits,
  borderLines,
  cellGenre,
  empty,
  grid,
  noLinks,
  number,
  orHidden,
  refusedLoose,
  roomMap,
  withoutHidden,
  word,
} from "./parts.js";
import { blank, fives, gapped, numbers16, rowsOf, type Value } from "./spell.js";

const ripple: OtherGenre = {
  name: "ripple",
  file: "ripple",
  draw(dice, rows, columns) {
    const share = dice.pick(0, 0, 0.2, 1);
    const holes = Array.from({ length: rows * columns }, () => dice.chance(share));
    if (holes.every((hole) => hole)) holes[0] = false;
    const walled = board(dice, rows, columns, [], dice.chance(0.3), (cell) => holes[cell] === true);
    const sizes = new Map<number | undefined, number>();
    for (const room of walled.rooms) sizes.set(room, (sizes.get(room) ?? 0) + 1);
    const cells = walled.rooms.map((room, cell) =>
      holes[cell] !== true && dice.chance(0.3)
        ? orHidden(dice, () => dice.from(1, sizes.get(room) ?? 1))
        : undefined,
    );
    const b = { ...walled, cells };
    const write = (all: readonly Value[]) => ({
      body: borderBits(b) + numbers16(all) + (holes.includes(true) ? fives(holes) : ""),
      lines: [
        ...borderLines(b),
        ...rowsOf(
          all.map((value, cell) => (holes[cell] === true ? "#" : word(value))),
          columns,
        ),
        ...empty(b),
      ],
    });
    return { rows, columns, ...write(cells), again: write(withoutHidden(cells)), ...refusedLoose(b, false) };
  },
};

const makaro: OtherGenre = {
  name: "makaro",
  file: "makaro",
  draw(dice, rows, columns) {
    const walls = Array.from({ length: rows * columns }, () =>
      dice.chance(0.2) ? dice.pick("#", "t", "b", "l", "r") : undefined,
    );
    const walled = board(dice, rows, columns, [], false, (cell) => walls[cell] !== undefined);
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
    };
  },
};

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
        [".", ...top.map(word), "."].join(" "),
        ...Array.from({ length: side }, (_, row) =>
          [
            word(left[row]),
            ...inner
              .slice(row * side, (row + 1) * side)
              .map((value) => (value === undefined ? "." : `q${value}`)),
            word(right[row]),
          ].join(" "),
        ),
        [".", ...bottom.map(word), "."].join(" "),
      ],
    });
    // In a file a number outside that is not printed is -2; it says nothing.
    const again = four.map(withoutHidden);
    return { rows: side, columns: side, ...write(again), body: write(four).body, again: write(again) };
  },
};

const sumSign = (value: Value): string => {
  const sum = value === undefined ? -1 : Number(value);
  if (sum < 0) return "-";
  return sum < 20 ? sum.toString(36) : (sum - 10).toString(36).toUpperCase();
};

const kakuro: OtherGenre = {
  name: "kakuro",
  file: "kakuro",
  draw(dice, rows, columns) {
    const sum = (): Value => (dice.chance(0.7) ? dice.from(1, 45) : undefined);
    const walls = Array.from({ length: rows * columns }, (): readonly [Value, Value] | undefined =>
      dice.chance(0.3) ? [sum(), sum()] : undefined,
    );
    const top = Array.from({ length: columns }, (_, at) => (walls[at] === undefined ? sum() : undefined));
    const left = Array.from({ length: rows }, (_, at) =>
      walls[at * columns] === undefined ? sum() : undefined,
    );
    const inner = walls.map((wall) => {
      if (wall === undefined) return undefined;
      const [down, across] = wall;
      return down === undefined && across === undefined ? "." : sumSign(down) + sumSign(across);
    });
    const outside = [
      ...top.filter((_, at) => walls[at] === undefined),
      ...left.filter((_, at) => walls[at * columns] === undefined),
    ];
    const total = (value: Value): string => String(value ?? -1);
    return {
      rows,
      columns,
      body: gapped(inner, "k") + outside.map(sumSign).join(""),
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
        ...blank(rows, columns, "."),
      ],
    };
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
  cellGenre(
    "fillomino",
    "fillomino",
    (dice, cells) => orHidden(dice, () => dice.from(1, cells)),
    numbers16,
    (b) => [...empty(b), ...noLinks(b)],
    { hiddenSaysNothing: true },
  ),
  ripple,
  makaro,
  skyscrapers,
  kakuro,
  doppelblock,
];
