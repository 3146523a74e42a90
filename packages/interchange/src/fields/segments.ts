/**
 * Straight lines between any two points, in a file: how many there are, and a line of text for each with the places of its ends, column before row, each
 * counted in half cells. The class has the points as cells, and the lines on links of its own.
 */
import { nextLine, placeAt } from "../cursor.js";
import { answerOf } from "../genre.js";
import { draftLayer } from "../givens.js";
import { anyTwoCells } from "../places.js";
import type { Field } from "./field.js";

export const segmentWords = (layer: string): Field => ({
  read(cursor, draft) {
    const first = nextLine(cursor);
    const values = draftLayer(draft, answerOf(layer));
    const { pairOf } = anyTwoCells(draft);
    for (let left = Number(first?.text ?? 0); left > 0; left--) {
      const line = nextLine(cursor);
      const [column = -1, row = -1, otherColumn = -1, otherRow = -1] = (line?.text ?? "")
        .trim()
        .split(/\s+/)
        .map((half) => Number(half) / 2);
      const cellAt = (down: number, right: number): number | undefined =>
        draft.rows > down &&
        draft.columns > right &&
        down >= 0 &&
        right >= 0 &&
        Number.isInteger(down + right)
          ? down * draft.columns + right
          : undefined;
      const pair = pairOf(cellAt(row, column), cellAt(otherRow, otherColumn));
      if (pair === undefined)
        return {
          kind: "unreadable",
          what: line?.text ?? "",
          at: placeAt(cursor, line?.start ?? cursor.at, cursor.at),
        };
      values[pair] = true;
    }
    return undefined;
  },
  write(givens) {
    const { endsOf } = anyTwoCells(givens);
    const { columns } = givens;
    const halves = (cell: number): string => `${2 * (cell % columns)} ${2 * Math.floor(cell / columns)}`;
    const lines = [...(givens.layers.get(answerOf(layer)) ?? []).entries()].flatMap(([pair, value]) => {
      const ends = value === true ? endsOf(pair) : undefined;
      return ends === undefined ? [] : [ends.map(halves).join(" ")];
    });
    return { value: [lines.length, ...lines].map((line) => `${line}\n`).join("") };
  },
});
