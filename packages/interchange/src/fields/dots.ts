/**
 * Dots on cells, between two cells and amid four: a grid of twice as many rows and columns less one. White and black dots differ in the
 * picture that they make, not in the rules: a class that does not know colours has white ones.
 */
import type { Code } from "../codes/code.js";
import { letters, runs } from "../codes/runs.js";
import { cutOff, nextLine, placeAt } from "../cursor.js";
import { type Draft, draftLayer, type Givens, HOLE, type Layer } from "../givens.js";
import type { Field } from "./field.js";

/** One digit says the colour and up to seven empty places behind it. */
const dotCode: Code = runs({
  token: { read: () => undefined, write: () => undefined },
  gaps: letters("g", "z"),
  carry: { states: 2, most: 7, first: 1 },
});

export interface DotLayers {
  readonly cells: string;
  readonly links: string;
  /** Without it the class has no word for a dot amid four cells. */
  readonly corners?: string;
  /** Where the genre has dots of one colour only: white is 1, black 2. */
  readonly colour?: 1 | 2;
}

/** No layer: dots amid four cells where the class has no word for them. */
const NO_LAYER = "";

type Size = Pick<Givens, "rows" | "columns">;

/** The layer and element of each place of the grid, in reading order. */
export function placesOfDots(
  { rows, columns }: Size,
  layers: DotLayers,
): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = [];
  for (let y = 0; y < 2 * rows - 1; y++)
    for (let x = 0; x < 2 * columns - 1; x++) {
      const [row, column] = [y >> 1, x >> 1];
      if (y % 2 === 0 && x % 2 === 0) found.push([layers.cells, row * columns + column]);
      else if (y % 2 === 0) found.push([layers.links, row * (columns - 1) + column]);
      else if (x % 2 === 0) found.push([layers.links, rows * (columns - 1) + row * columns + column]);
      else found.push([layers.corners ?? NO_LAYER, (row + 1) * (columns + 1) + column + 1]);
    }
  return found;
}

/** The parts that the class cannot express. */
function put(draft: Draft, layers: DotLayers, dots: Layer): string | undefined {
  for (const [at, [layer, element]] of placesOfDots(draft, layers).entries()) {
    if (dots[at] === undefined) continue;
    if (layer === NO_LAYER) return "a dot amid four cells";
    if (layers.colour !== undefined && dots[at] !== layers.colour) return "a dot of another colour";
    draftLayer(draft, layer)[element] = true;
  }
  return undefined;
}

const dotsOf = (givens: Givens, layers: DotLayers): Layer =>
  placesOfDots(givens, layers).map(([layer, element]) =>
    givens.layers.get(layer)?.[element] === true ? (layers.colour ?? 1) : undefined,
  );

export const dotsBody = (layers: DotLayers): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const read = dotCode.read(cursor, (2 * draft.rows - 1) * (2 * draft.columns - 1));
    if ("problem" in read) return read.problem;
    const what = put(draft, layers, read.value);
    return what === undefined
      ? undefined
      : { kind: "not-in-class", puzzle: draft.puzzle, what, at: placeAt(cursor, start, cursor.at) };
  },
  write(givens) {
    const written = dotCode.write(dotsOf(givens, layers));
    return "value" in written
      ? written
      : { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: written.refused } };
  },
});

/** In a file a letter for each place, without spaces; `X` is a cell that is not on the board. */
export const dotsFile = (layers: DotLayers): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const width = 2 * draft.columns - 1;
    const dots: (number | undefined)[] = [];
    for (let y = 0; y < 2 * draft.rows - 1; y++) {
      const line = nextLine(cursor);
      const text = line?.text.trim() ?? "";
      if (line === undefined || text.length < width) return cutOff(cursor, "the lines of the board");
      if (text.length > width) {
        const at = placeAt(cursor, line.start + width, line.start + text.length);
        return { kind: "left-over", at };
      }
      for (const [x, letter] of [...text].entries()) {
        const isCell = y % 2 === 0 && x % 2 === 0;
        if (letter === "X" && isCell) draftLayer(draft, HOLE)[(y >> 1) * draft.columns + (x >> 1)] = true;
        else if (!/[.12-]/.test(letter)) {
          const at = placeAt(cursor, line.start + x, line.start + x + 1);
          return { kind: "unreadable", what: letter, at };
        }
        dots.push(letter === "1" || letter === "2" ? Number(letter) : undefined);
      }
    }
    const what = put(draft, layers, dots);
    return what === undefined
      ? undefined
      : { kind: "not-in-class", puzzle: draft.puzzle, what, at: placeAt(cursor, start, cursor.at) };
  },
  write(givens) {
    const width = 2 * givens.columns - 1;
    const holes = givens.layers.get(HOLE) ?? [];
    const all = placesOfDots(givens, layers);
    const letters = dotsOf(givens, layers).map((dot, at) => {
      const [layer, element] = all[at] ?? ["", 0];
      if (layer === layers.cells && holes[element] === true) return "X";
      return dot === undefined ? "." : String(dot);
    });
    let text = "";
    for (let start = 0; start < letters.length; start += width)
      text += `${letters.slice(start, start + width).join("")}\n`;
    return { value: text };
  },
});
