/** Every variant of Sudoku that files of setters can say and a class of the library says. */
import { sudoku } from "../genres/numbers.js";
import { clueVariants } from "./clues.js";
import { lineVariants } from "./lines.js";
import { isEmpty, listOf, objectsOf, setterCell } from "./setter-file.js";
import type { Variant } from "./variant.js";

/** A rule for the whole board, which the file asks for by a word. */
const ruleVariant = (puzzle: string, words: string, ...names: readonly string[]): Variant => ({
  puzzle,
  words,
  layers: {},
  read(file) {
    const asked = names.filter((name) => !isEmpty(file.take(name)));
    if (asked.length === 0) return undefined;
    if (asked.length === names.length) return {};
    file.leave(`\`${asked.join("`, `")}\` alone`);
    return undefined;
  },
  write: () => Object.fromEntries(names.map((name) => [name, true])),
});

const WINDOWS_SIZE = 9;

const windowCells = (row: number, column: number): readonly number[] =>
  [0, 1, 2].flatMap((down) => [0, 1, 2].map((right) => (row + down) * WINDOWS_SIZE + column + right));

const windows = [1, 5].flatMap((row) => [1, 5].map((column) => windowCells(row, column)));

const windoku: Variant = {
  puzzle: "Windoku",
  words: "windows",
  layers: {},
  read(file) {
    const regions = objectsOf(file.take("extraregion"));
    if (regions.length === 0) return undefined;
    const keys = regions.map(({ cells }) => keyOf(listOf(cells).map((cell) => file.cell(cell) ?? -1)));
    const areWindows =
      file.size === WINDOWS_SIZE &&
      keys.length === windows.length &&
      windows.every((cells) => keys.includes(keyOf(cells)));
    if (areWindows) return {};
    file.leave(`${regions.length} of \`extraregion\``);
    return undefined;
  },
  write: ({ size }) => ({
    extraregion: windows.map((cells) => ({ cells: cells.map((cell) => setterCell(size, cell)) })),
  }),
};

const keyOf = (cells: readonly number[]): string => cells.toSorted((a, b) => a - b).join(" ");

export const variants: readonly Variant[] = [
  ruleVariant("SudokuX", "both diagonals", "diagonal+", "diagonal-"),
  ruleVariant("AntiKnight", "anti-knight", "antiknight"),
  windoku,
  ...lineVariants,
  ...clueVariants,
];

export const variantOf = (puzzle: string): Variant | undefined =>
  variants.find((variant) => variant.puzzle === puzzle);

export const DIGITS = "digit";

/** The layer of the rooms of a class whose rooms stand in the place of boxes. */
export const ROOMS = "room";

export const jigsaw = { puzzle: "Jigsaw", layers: { [ROOMS]: "regions", [DIGITS]: "cells" } } as const;

export const plainSudoku = sudoku;
