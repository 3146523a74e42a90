/** Fields that tell of the board without its upper row and its left column, where the class has walls that the format tells apart. */
import { answerOf } from "../genre.js";
import { type Draft, draftLayer, type Givens, HOLE, type Layer } from "../givens.js";
import type { Field } from "./field.js";

/** `wall`: the layer whose cells are no cells of the format's board; `found`: the layer of the answer. */
export const insideMargin = (field: Field, wall: string, found: string): Field => ({
  read(cursor, draft) {
    const layers = new Map([[HOLE, [...inside(draft, wall)]]]);
    const inner: Draft = { ...draft, rows: draft.rows - 1, columns: draft.columns - 1, layers };
    const problem = field.read(cursor, inner);
    const values = draftLayer(draft, answerOf(found));
    cellsInside(draft).forEach((cell, at) => {
      const value = layers.get(answerOf(found))?.[at];
      if (value !== undefined) values[cell] = value;
    });
    return problem;
  },
  write(givens) {
    const answer = answerOf(found);
    const layers = new Map(
      [wall, answer]
        .filter((layer) => givens.layers.has(layer))
        .map((layer) => [layer === wall ? HOLE : layer, inside(givens, layer)]),
    );
    return field.write({ ...givens, rows: givens.rows - 1, columns: givens.columns - 1, layers });
  },
});

/** The cells of the format's board, as cells of the class's. */
export const cellsInside = ({ rows, columns }: Pick<Givens, "rows" | "columns">): readonly number[] =>
  Array.from({ length: rows * columns }, (_, cell) => cell).filter(
    (cell) => cell >= columns && cell % columns !== 0,
  );

const inside = (board: Givens | Draft, layer: string): Layer =>
  cellsInside(board).map((cell) => board.layers.get(layer)?.[cell]);
