/** Bars of an answer: a mark on their ends, then a line along each. */
import { digits } from "../codes/token.js";
import { answerOf, piecesOf } from "../genre.js";
import type { Draft, Layer } from "../givens.js";
import { linkCells, onCells } from "../places.js";
import { lineWords } from "./answers.js";
import { type Field, fieldsInOne } from "./field.js";
import { regionsOf } from "./regions/division.js";
import { words } from "./values.js";

const LINES = "lines";
const ENDS = "ends";
const FREE = "free";
/** Others of the sum are marks of the player. */
const END = 2;

const ends = words(
  digits({ base: 10 }),
  {
    layers: [answerOf(ENDS)],
    take: (value) => ((Number(value) & END) === 0 ? {} : { [answerOf(ENDS)]: END }),
    give: (at) => at(answerOf(ENDS)),
  },
  onCells,
  "0",
);
const inner = fieldsInOne(ends, lineWords(LINES));

/** How many lines meet in each cell. */
function degrees(size: Pick<Draft, "rows" | "columns">, lines: Layer): readonly number[] {
  const found = new Array<number>(size.rows * size.columns).fill(0);
  for (const [link, [x, y]] of linkCells(size).entries())
    if (lines[link] === true) for (const cell of [x, y]) found[cell] = (found[cell] ?? 0) + 1;
  return found;
}

/** A bar whose end is not marked is not finished. */
export const barWords = (layer: string): Field => ({
  read(cursor, draft) {
    const problem = inner.read(cursor, draft);
    const lines = draft.layers.get(answerOf(LINES)) ?? [];
    const marks = draft.layers.get(answerOf(ENDS)) ?? [];
    for (const name of [LINES, ENDS]) draft.layers.delete(answerOf(name));
    const free = degrees(draft, lines).map((degree, cell) =>
      degree === 0 || (degree === 1 && marks[cell] === undefined) ? true : undefined,
    );
    const borders = linkCells(draft).map((_, link) => (lines[link] === true ? undefined : 1));
    const board = { ...draft, layers: new Map([[FREE, free]]) };
    draft.layers.set(answerOf(piecesOf(layer)), [...regionsOf(board, { room: layer, wall: FREE }, borders)]);
    return problem;
  },
  write(givens) {
    const pieces = givens.layers.get(answerOf(piecesOf(layer))) ?? [];
    const lines = linkCells(givens).map(([x, y]) =>
      pieces[x] !== undefined && pieces[x] === pieces[y] ? true : undefined,
    );
    const marks = degrees(givens, lines).map((degree) => (degree === 1 ? END : undefined));
    const layers = new Map<string, Layer>([
      [answerOf(LINES), lines],
      [answerOf(ENDS), marks],
    ]);
    return inner.write({ ...givens, layers });
  },
});
