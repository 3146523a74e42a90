/** A number that is a parameter of the instance, before the board: `2/` in an address, a line in a file. */
import { type Cursor, cutOff, placeAt } from "../cursor.js";
import type { Draft, Givens } from "../givens.js";
import type { Problem, Result } from "../problem.js";
import type { Field } from "./field.js";

/** `most`: as the class has it. */
const numberBefore = (parameter: string, most: number, end: string): Field => ({
  read(cursor: Cursor, draft: Draft): Problem | undefined {
    const stop = cursor.text.indexOf(end, cursor.at);
    if (stop < 0) return cutOff(cursor, "the number before the board");
    const text = cursor.text.slice(cursor.at, stop);
    if (!/^\s*\d{1,9}\s*$/.test(text))
      return { kind: "unreadable", what: text, at: placeAt(cursor, cursor.at, stop) };
    const number = Number(text);
    if (number < 1 || number > most) {
      const what = `${parameter} = ${number}, where numbers are 1 to ${most}`;
      return { kind: "not-in-class", puzzle: draft.puzzle, what, at: placeAt(cursor, cursor.at, stop) };
    }
    draft.parameters.set(parameter, number);
    cursor.at = stop + end.length;
    return undefined;
  },
  write: (givens: Givens): Result<string> => ({ value: `${givens.parameters.get(parameter)}${end}` }),
});

export const numberAndSlash = (parameter: string, most: number): Field => numberBefore(parameter, most, "/");
export const numberLine = (parameter: string, most: number): Field => numberBefore(parameter, most, "\n");
