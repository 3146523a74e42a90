/** Genres of shaded cells. */
import { board, cellsOf, type Dice } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { looseInMap } from "./loose.js";
import {
  borderBits,
  cellGenre,
  empty,
  emptyBoard,
  grid,
  largeOrHidden,
  number,
  roomMap,
  roomsAndCells,
  roomsAndCounts,
  roomsOnly,
  upTo,
} from "./parts.js";
import { gapped, numbers4, numbers16, type Value } from "./spell.js";

const tapaOf = (dice: Dice): Value => {
  const part = (most: number): number => dice.from(0, most);
  const parts = dice.pick(
    [dice.from(0, 8)],
    [-1],
    [part(5), part(5)],
    [part(3), part(3), part(3)],
    [part(1), part(1), part(1), part(1)],
  );
  if (parts.length === 1) return parts[0] === -1 ? "?" : String(parts[0]);
  return parts.map((each) => (each === 0 ? "?" : each)).join(",");
};
const tapaCode = (value: Value): string | undefined => {
  if (value === undefined) return undefined;
  const parts = String(value).split(",");
  const digit = (part: string): number => (part === "?" ? 0 : Number(part));
  if (parts.length === 1) return value === "?" ? "." : parts[0];
  if (value === "1,1,1,1") return "9";
  const [base, from] = (
    [
      [6, 360],
      [4, 396],
      [2, 460],
    ] as const
  )[parts.length - 2] ?? [0, 0];
  return (from + parts.reduce((sum, part) => sum * base + digit(part), 0)).toString(36);
};
/** Of a list the order says nothing: what is not printed comes first. */
const tapaAgain = (value: Value): Value => {
  const parts = String(value).split(",");
  if (value === undefined || parts.length === 1) return value;
  return [...parts.filter((part) => part === "?"), ...parts.filter((part) => part !== "?")].join(",");
};
const tapaCodes = (cells: readonly Value[]): string => gapped(cells.map(tapaCode), "g");
const tapaWord = (value: Value): string => (value === undefined ? "." : String(value).replaceAll("?", "-"));

const tapa: OtherGenre = {
  name: "tapa",
  file: "tapa",
  draw(dice, rows, columns) {
    const cells = cellsOf(dice, rows * columns, () => tapaOf(dice));
    const b = board(dice, rows, columns, cells);
    const write = (all: readonly Value[]) => ({ body: tapaCodes(all), lines: grid(b, all, tapaWord) });
    return { rows, columns, ...write(cells), again: write(cells.map(tapaAgain)) };
  },
};

const hexTotal = (value: Value): string =>
  value === undefined
    ? "."
    : Number(value) < 16
      ? Number(value).toString(16)
      : `-${Number(value).toString(16)}`;

const tilepaint: OtherGenre = {
  name: "tilepaint",
  file: "tilepaint",
  draw(dice, rows, columns) {
    const b = emptyBoard(dice, rows, columns, dice.chance(0.3));
    const top = cellsOf(dice, columns, () => number(dice, 0, 255));
    const left = cellsOf(dice, rows, () => number(dice, 0, 255));
    const total = (value: Value): string => String(value ?? -1);
    return {
      rows,
      columns,
      body:
        borderBits(b) +
        gapped(new Array(rows * columns).fill(undefined), "g") +
        [...top, ...left].map(hexTotal).join(""),
      lines: [
        ...roomMap(b),
        ["0", ...top.map(total)].join(" "),
        ...left.map((value) => [total(value), ...new Array(columns).fill(".")].join(" ")),
        ...empty(b),
      ],
      ...looseInMap(b),
    };
  },
};

/** Lists of numbers above and at the left, the last at the board. */
/** Lists beside the lines. Of `unprinted` ones some numbers are `?` (-2 in a file), or `*`, which is 0. */
interface ListsMore {
  readonly unprinted?: readonly ("?" | "*")[];
  /** A number before the lists. */
  readonly head?: string;
}

const entryWord = (entry: Value): string => (entry === "?" ? "-2" : entry === "*" ? "0" : String(entry));
const entryCode = (entry: Value): Value => (entry === "*" ? 0 : entry);

const lists = (name: string, { unprinted = [], head }: ListsMore = {}): OtherGenre => ({
  name,
  file: name,
  draw(dice, rows, columns) {
    const list = (length: number): Value[] => {
      const entries = Array.from({ length: dice.below(((length + 1) >> 1) + 1) }, () =>
        unprinted.length > 0 && dice.chance(0.3)
          ? dice.pick(...unprinted)
          : dice.from(1, Math.min(length, 20)),
      );
      const merged = entries.filter((entry, at) => entry !== "*" || entries[at - 1] !== "*");
      return merged.length === 1 && merged[0] === "*" ? [] : merged;
    };
    const [above, beside] = [(rows + 1) >> 1, (columns + 1) >> 1];
    const tops = Array.from({ length: columns }, () => list(rows));
    const lefts = Array.from({ length: rows }, () => list(columns));
    const slots = (all: Value[], count: number): Value[] =>
      [...all]
        .reverse()
        .map(entryCode)
        .concat(new Array(count - all.length));
    const before = (all: Value[], count: number): string[] => [
      ...new Array<string>(count - all.length).fill("."),
      ...all.map(entryWord),
    ];
    const topRows = Array.from({ length: above }, (_, row) =>
      [...new Array<string>(beside).fill("."), ...tops.map((all) => before(all, above)[row])].join(" "),
    );
    return {
      rows,
      columns,
      body: `${head === undefined ? "" : `${head}/`}${numbers16([
        ...tops.flatMap((all) => Array.from(slots(all, above))),
        ...lefts.flatMap((all) => Array.from(slots(all, beside))),
      ])}`,
      lines: [
        ...(head === undefined ? [] : [head]),
        ...topRows,
        ...lefts.map((all) => [...before(all, beside), ...new Array<string>(columns).fill(".")].join(" ")),
      ],
    };
  },
});

const number36 = (value: Value): string => {
  if (value === undefined) return ".";
  const text = Number(value).toString(36);
  return text.length === 1 ? text : `-${text}`;
};

export const shadingGenres: readonly OtherGenre[] = [
  cellGenre(
    "hitori",
    "hitori",
    (dice) => number(dice, 1, 1295),
    (cells) => cells.map(number36).join(""),
    empty,
  ),
  cellGenre("kurodoko", "kurodoko", largeOrHidden, numbers16, empty),
  cellGenre("nurikabe", "nurikabe", largeOrHidden, numbers16, () => []),
  roomsAndCounts("aqre"),
  roomsAndCounts("heyawake"),
  roomsOnly("norinori"),
  roomsOnly("lits"),
  roomsOnly("invlitso"),
  roomsAndCells(
    "usoone",
    "usoone",
    upTo(4),
    numbers4,
    (b) => [...roomMap(b), ...grid(b, b.cells), ...empty(b)],
    true,
  ),
  tapa,
  tilepaint,
  lists("nonogram"),
  lists("coral"),
  lists("cts", { unprinted: ["?", "*"] }),
  lists("japanesesums", { unprinted: ["?"], head: "7" }),
];
