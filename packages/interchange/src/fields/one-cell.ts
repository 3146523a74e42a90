/** The place of a thing of which there is one on the board: its column and its row. */
import type { Token } from "../codes/token.js";
import { type Cursor, cutOff, nextLine, placeAt, unreadable } from "../cursor.js";
import { type Draft, draftLayer, type Givens } from "../givens.js";
import type { Problem, ProblemPlace, Result } from "../problem.js";
import type { Field } from "./field.js";

function put(
  draft: Draft,
  layer: string,
  column: number,
  row: number,
  at: ProblemPlace,
): Problem | undefined {
  if (column < 1 || row < 1 || column > draft.columns || row > draft.rows)
    return { kind: "not-in-class", puzzle: draft.puzzle, what: `${layer} outside the board`, at };
  draftLayer(draft, layer)[(row - 1) * draft.columns + column - 1] = true;
  return undefined;
}

/** Column and row, from 1. */
function placeOf(givens: Givens, layer: string): Result<readonly [number, number]> {
  const values = givens.layers.get(layer) ?? [];
  const cells = [...values.keys()].filter((cell) => values[cell] === true);
  const [cell] = cells;
  if (cell === undefined || cells.length > 1)
    return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `${cells.length} ${layer}` } };
  return { value: [(cell % givens.columns) + 1, Math.floor(cell / givens.columns) + 1] };
}

export const oneCellBody = (layer: string, token: Token): Field => ({
  read(cursor: Cursor, draft: Draft) {
    const start = cursor.at;
    const numbers: number[] = [];
    while (numbers.length < 2) {
      if (cursor.at >= cursor.text.length) return cutOff(cursor, `the place of the ${layer}`);
      const read = token.read(cursor.text, cursor.at);
      if (read === undefined || typeof read.value !== "number")
        return unreadable(cursor, cursor.text.charAt(cursor.at));
      numbers.push(read.value);
      cursor.at += read.length;
    }
    return put(draft, layer, numbers[0] ?? 0, numbers[1] ?? 0, placeAt(cursor, start, cursor.at));
  },
  write(givens) {
    const place = placeOf(givens, layer);
    if ("problem" in place) return place;
    return { value: place.value.map((number) => token.write(number) ?? "").join("") };
  },
});

/** In a file they are counted in half cells, to the middle of the cell. */
export const oneCellLine = (layer: string): Field => ({
  read(cursor, draft) {
    const line = nextLine(cursor);
    if (line === undefined) return cutOff(cursor, `the place of the ${layer}`);
    const at = placeAt(cursor, line.start, line.start + line.text.length);
    const [, column, row] = /^\s*(-?\d+) (-?\d+)\s*$/.exec(line.text) ?? [];
    if (column === undefined || row === undefined) return { kind: "unreadable", what: line.text, at };
    return put(draft, layer, (Number(column) + 1) / 2, (Number(row) + 1) / 2, at);
  },
  write(givens) {
    const place = placeOf(givens, layer);
    if ("problem" in place) return place;
    return { value: `${place.value.map((number) => 2 * number - 1).join(" ")}\n` };
  },
});

/** The number of the cell in reading order, from 0, at the end of an address. */
export const oneCellNumber = (layer: string): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const [digits] = /^\d+$/.exec(cursor.text.slice(start)) ?? [];
    if (digits === undefined)
      return start >= cursor.text.length
        ? cutOff(cursor, `the place of the ${layer}`)
        : unreadable(cursor, cursor.text.slice(start));
    cursor.at = cursor.text.length;
    const cell = Number(digits);
    const [column, row] = [(cell % draft.columns) + 1, Math.floor(cell / draft.columns) + 1];
    return put(draft, layer, column, row, placeAt(cursor, start, cursor.at));
  },
  write(givens) {
    const place = placeOf(givens, layer);
    if ("problem" in place) return place;
    const [column, row] = place.value;
    return { value: String((row - 1) * givens.columns + column - 1) };
  },
});

/** The field says where it is, among other things: only one is written. */
export const withOneCell = (layer: string, field: Field): Field => ({
  read: field.read,
  write(givens) {
    const place = placeOf(givens, layer);
    return "problem" in place ? place : field.write(givens);
  },
});
