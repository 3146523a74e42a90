/** A number that is a parameter of the instance, before the board: `2/` in an address, a line in a file. */
import { type Cursor, cutOff, placeAt } from "../cursor.js";
import type { Draft, Givens } from "../givens.js";
import type { Problem, Result } from "../problem.js";
import type { Field } from "./field.js";

const numberBefore = (parameter: string, end: string): Field => ({
  read(cursor: Cursor, draft: Draft): Problem | undefined {
    const stop = cursor.text.indexOf(end, cursor.at);
    if (stop < 0) return cutOff(cursor, "the number before the board");
    const text = cursor.text.slice(cursor.at, stop);
    if (!/^\s*\d{1,9}\s*$/.test(text))
      return { kind: "unreadable", what: text, at: placeAt(cursor, cursor.at, stop) };
    draft.parameters.set(parameter, Number(text));
    cursor.at = stop + end.length;
    return undefined;
  },
  write: (givens: Givens): Result<string> => ({ value: `${givens.parameters.get(parameter)}${end}` }),
});

export const numberAndSlash = (parameter: string): Field => numberBefore(parameter, "/");
export const numberLine = (parameter: string): Field => numberBefore(parameter, "\n");
