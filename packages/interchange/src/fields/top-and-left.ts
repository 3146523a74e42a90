/** Numbers above the columns and left of the rows: one behind the other in an address, round the cells in a file. */
import type { Code } from "../codes/code.js";
import { alsoRead, digits, either, sign, type Token, wholeWord } from "../codes/token.js";
import { placeAt } from "../cursor.js";
import { answeredLayer } from "../genre.js";
import { type Draft, draftLayer, type Givens, type Value } from "../givens.js";
import type { Meaning } from "../meaning.js";
import type { Field } from "./field.js";
import { lineOfWords, takeAt } from "./values.js";

type Size = Pick<Givens, "rows" | "columns">;

/** A layer, and the element of it that a number belongs to. */
type Place = readonly [layer: string, element: number];

/** The numbers that stand outside. */
export interface Outside {
  /** How many stand beside each line. */
  readonly depth: number;
  /** `distance`: 0 for the number beside the board, 1 for the next. */
  readonly column: (size: Size, column: number, distance: number) => Place;
  readonly row: (size: Size, row: number, distance: number) => Place;
}

/** One number each, in two layers. */
const topAndLeft: Outside = {
  depth: 1,
  column: (_, column) => ["top", column],
  row: (_, row) => ["left", row],
};

/** A number of each of these layers, which are on lines; that of the first stands beside the board. */
export const numbersOnLines = (...layers: readonly string[]): Outside => ({
  depth: layers.length,
  column: ({ rows }, column, distance) => [layers[distance] ?? "", rows + column],
  row: (_, row, distance) => [layers[distance] ?? "", row],
});

/** The places in the order of an address: columns, then rows, each from the board on. */
function placesOf(size: Size, { depth, column, row }: Outside): readonly Place[] {
  const lines = (count: number, place: Outside["row"]): readonly Place[] =>
    Array.from({ length: count * depth }, (_, at) => place(size, Math.floor(at / depth), at % depth));
  return [...lines(size.columns, column), ...lines(size.rows, row)];
}

/** Layers of which nothing may be said have their length all the same. */
function beginLayers(draft: Draft, outside: Outside): void {
  for (const [layer, element] of placesOf(draft, outside)) {
    const values = draftLayer(draft, layer);
    values.length = Math.max(values.length, element + 1);
  }
}

/** The place at a row and column counted from the first cell, where one of them is outside. */
const placeOutside = (size: Size, outside: Outside, row: number, column: number): Place | undefined => {
  if (row < 0 && column < 0) return undefined;
  return row < 0 ? outside.column(size, column, -1 - row) : outside.row(size, row, -1 - column);
};

/** A number that is not printed says nothing. */
const printed = (value: Value | undefined): Value | undefined => (value === "?" ? undefined : value);

export const topAndLeftBody = (code: Code, outside = topAndLeft): Field => ({
  read(cursor, draft) {
    const places = placesOf(draft, outside);
    const read = code.read(cursor, places.length);
    if ("problem" in read) return read.problem;
    beginLayers(draft, outside);
    for (const [index, [layer, element]] of places.entries()) {
      const value = printed(read.value[index]);
      if (value !== undefined) draftLayer(draft, layer)[element] = value;
    }
    return undefined;
  },
  write(givens) {
    const values = placesOf(givens, outside).map(([layer, element]) => givens.layers.get(layer)?.[element]);
    const written = code.write(values);
    return "refused" in written
      ? { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `the clue ${written.refused}` } }
      : written;
  },
});

/** Before a number `c` is the player's mark. */
const numberOutside = either(digits({ base: 10 }), sign("-2", "?"), alsoRead("c-2", "?"), {
  ...digits({ base: 10, prefix: "c" }),
  write: () => undefined,
});

const missing = ({ puzzle }: Givens) =>
  ({ problem: { kind: "not-in-format", puzzle, what: "the clue that is missing" } }) as const;

interface FileWords {
  /** For a cell of which nothing is said. */
  readonly nothing?: string;
  /** Where neither a row nor a column is. */
  readonly corner?: string;
  readonly outside?: Outside;
  /** Of a number that is left out; where it has none, it may be missing in a puzzle too. */
  readonly leftOut?: number;
}

export const topAndLeftFile = (
  cell: Token,
  meaning: Meaning,
  { nothing = ".", corner = ".", outside = topAndLeft, leftOut }: FileWords = {},
): Field => {
  const silent = (row: number, column: number): string => {
    if (row < 0 && column < 0) return corner;
    return row < 0 || column < 0 ? "." : nothing;
  };
  return {
    read(cursor, draft) {
      beginLayers(draft, outside);
      // An answer of which nothing is said is one too: nothing of it is there.
      for (const layer of meaning.layers) if (answeredLayer(layer) !== undefined) draftLayer(draft, layer);
      for (let row = -outside.depth; row < draft.rows; row++) {
        const line = lineOfWords(cursor, draft.columns + outside.depth);
        if ("problem" in line) return line.problem;
        for (const [index, { text, start }] of line.value.words.entries()) {
          const column = index - outside.depth;
          const isCell = row >= 0 && column >= 0;
          const place = isCell ? undefined : placeOutside(draft, outside, row, column);
          if (text === silent(row, column)) {
            if (place !== undefined && leftOut !== undefined) draftLayer(draft, place[0])[place[1]] = leftOut;
            continue;
          }
          const at = placeAt(cursor, start, start + text.length);
          const value = wholeWord(isCell ? cell : numberOutside, text);
          if (value === undefined || (!isCell && place === undefined))
            return { kind: "unreadable", what: text, at };
          if (place === undefined) {
            const problem = takeAt(value, row * draft.columns + column, meaning, draft, true, at);
            if (problem !== undefined) return problem;
          } else if (value !== "?") draftLayer(draft, place[0])[place[1]] = value;
        }
      }
      return undefined;
    },
    write(givens) {
      let text = "";
      const said = ([layer, element]: Place): Value | undefined => givens.layers.get(layer)?.[element];
      for (let row = -outside.depth; row < givens.rows; row++) {
        for (let column = -outside.depth; column < givens.columns; column++) {
          const isCell = row >= 0 && column >= 0;
          const place = isCell ? undefined : placeOutside(givens, outside, row, column);
          const value = isCell
            ? meaning.give((layer) => said([layer, row * givens.columns + column]))
            : place && said(place);
          if (value === undefined && place !== undefined && leftOut !== undefined) return missing(givens);
          const word = value === undefined ? undefined : (isCell ? cell : numberOutside).write(value);
          text += `${word ?? silent(row, column)} `;
        }
        text += "\n";
      }
      return { value: text };
    },
  };
};
