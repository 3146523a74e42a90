/** Values of cells and of the edges round the board: in an address one behind the other, in a file where they stand. */
import type { Code } from "../../codes/code.js";
import { type Token, wholeWord } from "../../codes/token.js";
import { placeAt } from "../../cursor.js";
import type { Draft, Givens, Value } from "../../givens.js";
import type { Meaning } from "../../meaning.js";
import { edgesInOrder, linkCells } from "../../places.js";
import type { Problem, ProblemPlace } from "../../problem.js";
import type { Field } from "../field.js";
import { lineOfWords, takeAt } from "../values.js";

interface Place {
  readonly element: number;
  readonly isCell: boolean;
}

/** The edges above the board, below it, at its left and at its right. */
const rim = (board: Draft | Givens): readonly number[] => edgesInOrder(board).slice(linkCells(board).length);

const inOrder = (board: Draft | Givens): readonly Place[] => [
  ...Array.from({ length: board.rows * board.columns }, (_, element) => ({ element, isCell: true })),
  ...rim(board).map((element) => ({ element, isCell: false })),
];

/** The place at a row and column of a file, where -1 is outside; undefined at the four corners. */
function placeOf(board: Draft | Givens, row: number, column: number): Place | undefined {
  const { rows, columns } = board;
  const isAbove = row < 0;
  const isBelow = row === rows;
  const isBeside = column < 0 || column === columns;
  if (!isAbove && !isBelow && !isBeside) return { element: row * columns + column, isCell: true };
  if ((isAbove || isBelow) && isBeside) return undefined;
  const at = isAbove ? column : isBelow ? columns + column : 2 * columns + (column < 0 ? row : rows + row);
  const element = rim(board)[at];
  return element === undefined ? undefined : { element, isCell: false };
}

function take(
  value: Value,
  { element, isCell }: Place,
  cells: Meaning,
  edges: Meaning,
  draft: Draft,
  at: ProblemPlace,
): Problem | undefined {
  return takeAt(value, element, isCell ? cells : edges, draft, isCell, at);
}

const give = (
  { element, isCell }: Place,
  cells: Meaning,
  edges: Meaning,
  givens: Givens,
): Value | undefined => (isCell ? cells : edges).give((layer) => givens.layers.get(layer)?.[element]);

/** The format has no place for what stands on an edge between two cells. */
function inside(givens: Givens, edges: Meaning): Problem | undefined {
  const outer = new Set(rim(givens));
  for (const layer of edges.layers)
    for (const [edge, value] of (givens.layers.get(layer) ?? []).entries())
      if (value !== undefined && !outer.has(edge))
        return { kind: "not-in-format", puzzle: givens.puzzle, what: `${layer} ${value} inside the board` };
  return undefined;
}

export const cellsAndRimBody = (code: Code, cells: Meaning, edges: Meaning): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const places = inOrder(draft);
    const read = code.read(cursor, places.length);
    if ("problem" in read) return read.problem;
    for (const [index, place] of places.entries()) {
      const value = read.value[index];
      if (value === undefined) continue;
      const problem = take(value, place, cells, edges, draft, placeAt(cursor, start, cursor.at));
      if (problem !== undefined) return problem;
    }
    return undefined;
  },
  write(givens) {
    const problem = inside(givens, edges);
    if (problem !== undefined) return { problem };
    const written = code.write(inOrder(givens).map((place) => give(place, cells, edges, givens)));
    return "refused" in written
      ? { problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `the clue ${written.refused}` } }
      : written;
  },
});

const NOTHING = ".";

export const cellsAndRimWords = (word: Token, cells: Meaning, edges: Meaning): Field => ({
  read(cursor, draft) {
    for (let row = -1; row <= draft.rows; row++) {
      const line = lineOfWords(cursor, draft.columns + 2);
      if ("problem" in line) return line.problem;
      for (const [index, { text, start }] of line.value.words.entries()) {
        if (text === NOTHING) continue;
        const at = placeAt(cursor, start, start + text.length);
        const place = placeOf(draft, row, index - 1);
        const value = wholeWord(word, text);
        if (value === undefined || place === undefined) return { kind: "unreadable", what: text, at };
        const problem = take(value, place, cells, edges, draft, at);
        if (problem !== undefined) return problem;
      }
    }
    return undefined;
  },
  write(givens) {
    const problem = inside(givens, edges);
    if (problem !== undefined) return { problem };
    let text = "";
    for (let row = -1; row <= givens.rows; row++) {
      for (let column = -1; column <= givens.columns; column++) {
        const place = placeOf(givens, row, column);
        const value = place && give(place, cells, edges, givens);
        text += `${(value === undefined ? undefined : word.write(value)) ?? NOTHING} `;
      }
      text += "\n";
    }
    return { value: text };
  },
});
