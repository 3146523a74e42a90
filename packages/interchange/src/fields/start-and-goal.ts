/** The start and the end of a way: two places that are written before the board, in an address and in a file. */
import { hexadecimal } from "../codes/number16.js";
import { type Cursor, cutOff, nextLine, placeAt } from "../cursor.js";
import { type Draft, draftLayer, type Givens } from "../givens.js";
import type { Problem, Result } from "../problem.js";
import type { Field } from "./field.js";

const ENDS = ["start", "goal"] as const;

/** Of each end the number of its column and that of its row, from 1. */
type Places = readonly number[];

interface Spelling {
  readonly read: (cursor: Cursor) => Places | Problem;
  readonly write: (places: Places) => string | undefined;
}

const startAndGoal = (layer: string, spelling: Spelling): Field => ({
  read(cursor: Cursor, draft: Draft): Problem | undefined {
    const from = cursor.at;
    const places = spelling.read(cursor);
    if ("kind" in places) return places;
    const values = draftLayer(draft, layer);
    for (const [index, end] of ENDS.entries()) {
      const [column = 0, row = 0] = places.slice(2 * index);
      const cell = (row - 1) * draft.columns + column - 1;
      const isThere = row >= 1 && row <= draft.rows && column >= 1 && column <= draft.columns;
      if (!isThere || !Number.isInteger(cell) || values[cell] !== undefined) {
        const what = isThere ? "a goal where the start is" : `a ${end} that is not on the board`;
        return { kind: "not-in-class", puzzle: draft.puzzle, what, at: placeAt(cursor, from, cursor.at) };
      }
      values[cell] = end;
    }
    return undefined;
  },
  write(givens: Givens): Result<string> {
    const values = givens.layers.get(layer) ?? [];
    const places = ENDS.flatMap((end) => {
      const cell = values.indexOf(end);
      return [(cell % givens.columns) + 1, Math.floor(cell / givens.columns) + 1];
    });
    const isOneEach = values.filter((value) => value !== undefined).length === ENDS.length;
    const text = isOneEach && ENDS.every((end) => values.includes(end)) ? spelling.write(places) : undefined;
    if (text !== undefined) return { value: text };
    const what = `${layer} other than one start and one goal`;
    return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what } };
  },
});

/** Four numbers, as `number16` spells them. */
export const startAndGoalNumbers = (layer: string): Field =>
  startAndGoal(layer, {
    read(cursor) {
      const places: number[] = [];
      while (places.length < 2 * ENDS.length) {
        if (cursor.at >= cursor.text.length) return cutOff(cursor, "the start and the goal");
        const found = hexadecimal.read(cursor.text, cursor.at);
        if (typeof found?.value !== "number") {
          const what = cursor.text.charAt(cursor.at);
          return { kind: "unreadable", what, at: placeAt(cursor, cursor.at, cursor.at + 1) };
        }
        places.push(found.value);
        cursor.at += found.length;
      }
      return places;
    },
    write(places) {
      const words = places.map((place) => hexadecimal.write(place));
      return words.includes(undefined) ? undefined : words.join("");
    },
  });

/** A line of four numbers that count half cells. */
export const startAndGoalLine = (layer: string): Field =>
  startAndGoal(layer, {
    read(cursor) {
      const line = nextLine(cursor);
      if (line === undefined) return cutOff(cursor, "the start and the goal");
      const places = line.text.trim().split(/\s+/).map(Number);
      const end = line.start + line.text.length;
      if (places.length !== 2 * ENDS.length || !places.every(Number.isInteger))
        return { kind: "unreadable", what: line.text, at: placeAt(cursor, line.start, end) };
      return places.map((place) => (place + 1) / 2);
    },
    write: (places) => `${places.map((place) => 2 * place - 1).join(" ")}\n`,
  });
