/**
 * Walls with a number to the right and one downward. The class has the walls above and left of the board on the board; the format tells the numbers
 * there apart, so its board has a row and a column less.
 */
import type { WallNumbers } from "../codes/numbers-of-walls.js";
import { digits, either, halves, pair, sign, wholeWord } from "../codes/token.js";
import { type Cursor, cutOff, placeAt, unreadable } from "../cursor.js";
import { answerOf } from "../genre.js";
import { type Draft, draftLayer, type Givens, type Layer, type Value } from "../givens.js";
import type { Problem } from "../problem.js";
import type { Field } from "./field.js";
import { cellsInside } from "./inside-margin.js";
import { cellName } from "./regions/division.js";
import { lineOfWords } from "./values.js";

/** `none` and what is too small say that the run has none. */
const known = (value: Value | undefined, { least }: WallNumbers): Value | undefined =>
  typeof value === "number" && value >= least ? value : undefined;

/** A wall of the class's board with its numbers. */
function putWall(
  draft: Draft,
  cell: number,
  told: WallNumbers,
  down: Value | undefined,
  across: Value | undefined,
): void {
  draftLayer(draft, "wall")[cell] = true;
  const [below, right] = [known(down, told), known(across, told)];
  if (below !== undefined) draftLayer(draft, "down")[cell] = below;
  if (right !== undefined) draftLayer(draft, "across")[cell] = right;
}

const isWall = (givens: Givens | Draft, cell: number): boolean => givens.layers.get("wall")?.[cell] === true;

/** The walls of the margin whose numbers an address tells: mostly those with a cell of the board behind them. */
function margin(
  givens: Givens | Draft,
  { isEachLineTold }: WallNumbers,
): readonly { readonly cell: number; readonly layer: "down" | "across" }[] {
  const { rows, columns } = givens;
  const above = Array.from({ length: columns - 1 }, (_, index) => index + 1)
    .filter((cell) => isEachLineTold || !isWall(givens, cell + columns))
    .map((cell) => ({ cell, layer: "down" as const }));
  const left = Array.from({ length: rows - 1 }, (_, index) => (index + 1) * columns)
    .filter((cell) => isEachLineTold || !isWall(givens, cell + 1))
    .map((cell) => ({ cell, layer: "across" as const }));
  return [...above, ...left];
}

function putMargin(draft: Draft, told: WallNumbers): void {
  for (let column = 0; column < draft.columns; column++) putWall(draft, column, told, undefined, undefined);
  for (let row = 1; row < draft.rows; row++) putWall(draft, row * draft.columns, told, undefined, undefined);
}

export const wallsBody = (told: WallNumbers): Field => ({
  read(cursor: Cursor, draft: Draft): Problem | undefined {
    const cells = cellsInside(draft);
    const read = told.inner.read(cursor, cells.length);
    if ("problem" in read) return read.problem;
    putMargin(draft, told);
    read.value.forEach((value, index) => {
      const cell = cells[index];
      if (value !== undefined && cell !== undefined) putWall(draft, cell, told, ...halves(value));
    });
    for (const { cell, layer } of margin(draft, told)) {
      if (cursor.at >= cursor.text.length) return cutOff(cursor, "the numbers above and left of the board");
      const value = told.outer.read(cursor.text, cursor.at);
      if (value === undefined) return unreadable(cursor, cursor.text.charAt(cursor.at));
      const said = known(value.value, told);
      if (said !== undefined) draftLayer(draft, layer)[cell] = said;
      cursor.at += value.length;
    }
    return undefined;
  },
  write(givens) {
    const lost = homeless(givens, told, true);
    if (lost !== undefined) return lost;
    const values = cellsInside(givens).map((cell) => {
      if (!isWall(givens, cell)) return undefined;
      return `${at(givens, "down", cell)},${at(givens, "across", cell)}`;
    });
    const written = told.inner.write(values);
    if ("refused" in written) return refuse(givens, written.refused);
    let text = written.value;
    for (const { cell, layer } of margin(givens, told)) {
      const value = at(givens, layer, cell);
      const spelled = told.outer.write(value);
      if (spelled === undefined) return refuse(givens, String(value));
      text += spelled;
    }
    return { value: text };
  },
});

const at = (givens: Givens, layer: string, cell: number): Value => givens.layers.get(layer)?.[cell] ?? "none";

/**
 * Sums that the formats have no place for: 0, those on cells that are no wall, and on the margin those that run along it. An address has
 * none there either where the run is of no cell (`isAddress`).
 */
function homeless(
  givens: Givens,
  told: WallNumbers,
  isAddress: boolean,
): { readonly problem: Problem } | undefined {
  const { columns } = givens;
  const places = new Set(margin(givens, told).map(({ cell, layer }) => `${layer} ${cell}`));
  for (const layer of ["down", "across"] as const) {
    const values = givens.layers.get(layer) ?? [];
    for (const [cell, value] of values.entries()) {
      if (value === undefined) continue;
      const isAlong = layer === "down" ? cell % columns === 0 : cell < columns;
      const isOutside = cell < columns || cell % columns === 0;
      const isTold = !isOutside || (isAddress ? places.has(`${layer} ${cell}`) : !isAlong);
      if (isTold && isWall(givens, cell) && known(value, told) !== undefined) continue;
      return refuse(givens, `${value} (${layer} at ${cellName(givens, cell)})`);
    }
  }
  return undefined;
}

const refuse = (givens: Givens, what: string) =>
  ({ problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `the number ${what}` } }) as const;

const fileSum = either(digits({ base: 10 }), sign("-1", "none"));
const fileWall = pair(fileSum, fileSum, ",");

/** In a file the margin is printed round the cells. */
export const wallsFile = (told: WallNumbers): Field => ({
  read(cursor, draft) {
    putMargin(draft, told);
    for (let row = 0; row < draft.rows; row++) {
      const line = lineOfWords(cursor, draft.columns);
      if ("problem" in line) return line.problem;
      for (const [column, { text, start }] of line.value.words.entries()) {
        const outside = row === 0 || column === 0;
        if (text === "." || (row === 0 && column === 0 && text === "0")) continue;
        const value = wholeWord(outside ? fileSum : fileWall, text);
        if (value === undefined || (row === 0 && column === 0))
          return { kind: "unreadable", what: text, at: placeAt(cursor, start, start + text.length) };
        const [across, down] = outside ? [value, value] : halves(value);
        const cell = row * draft.columns + column;
        putWall(draft, cell, told, column === 0 ? undefined : down, row === 0 ? undefined : across);
      }
    }
    return undefined;
  },
  write(givens) {
    const lost = homeless(givens, told, false);
    if (lost !== undefined) return lost;
    let text = "";
    for (let row = 0; row < givens.rows; row++) {
      const line = Array.from({ length: givens.columns }, (_, column) => {
        const cell = row * givens.columns + column;
        const [down, across] = [at(givens, "down", cell), at(givens, "across", cell)];
        if (row === 0 && column === 0) return "0";
        if (row === 0 || column === 0) return fileSum.write(row === 0 ? down : across) ?? "-1";
        return isWall(givens, cell) ? fileWall.write(`${across},${down}`) : ".";
      });
      text += `${line.join(" ")} \n`;
    }
    return { value: text };
  },
});

/** An answer's digits, inside the margin. */
export const digitsInside = (found: string): Field => ({
  read(cursor, draft) {
    const cells = cellsInside(draft);
    const digits = draftLayer(draft, answerOf(found));
    for (let row = 1; row < draft.rows; row++) {
      const line = lineOfWords(cursor, draft.columns - 1);
      if ("problem" in line) return line.problem;
      line.value.words.forEach(({ text }, column) => {
        const cell = cells[(row - 1) * (draft.columns - 1) + column];
        if (cell !== undefined && /^\d+$/.test(text)) digits[cell] = Number(text);
      });
    }
    return undefined;
  },
  write(givens) {
    const digits = givens.layers.get(answerOf(found)) ?? [];
    let text = "";
    cellsInside(givens).forEach((cell, index) => {
      text += `${digits[cell] ?? "."} ${(index + 1) % (givens.columns - 1) === 0 ? "\n" : ""}`;
    });
    return { value: text };
  },
});

/** The same puzzle with walls above and at the left of the board, as the format needs them. */
export const withMargin =
  (found: string) =>
  (givens: Givens): Givens => {
    const { rows, columns } = givens;
    const hasMargin =
      Array.from({ length: columns }, (_, column) => column).every((cell) => isWall(givens, cell)) &&
      Array.from({ length: rows }, (_, row) => row * columns).every((cell) => isWall(givens, cell));
    if (hasMargin && rows > 1 && columns > 1) return givens;
    const wider = (layer: Layer, filler: Value | undefined): Layer => [
      ...new Array<Value | undefined>(columns + 1).fill(filler),
      ...Array.from({ length: rows }, (_, row) => [
        filler,
        ...Array.from({ length: columns }, (_, column) => layer[row * columns + column]),
      ]).flat(),
    ];
    const layers = new Map(
      ["wall", "down", "across", answerOf(found)].map((name) => [
        name,
        wider(givens.layers.get(name) ?? [], name === "wall" ? true : undefined),
      ]),
    );
    return { ...givens, rows: rows + 1, columns: columns + 1, layers };
  };

/** The symbol of a class's legend for a cell. */
export const wallWithNumbers = (at: (layer: string) => Value | undefined): string =>
  at("wall") === true ? `${at("down") ?? ""}\\${at("across") ?? ""}` : ".";
