/** A line of a file with the names of other rules, of which the class knows none. */
import { cutOff, nextLine, placeAt } from "../cursor.js";
import type { Field } from "./field.js";

export const noFlags: Field = {
  read(cursor, draft) {
    const line = nextLine(cursor);
    if (line === undefined) return cutOff(cursor, "the lines of the board");
    if (line.text.trim() === "") return undefined;
    const at = placeAt(cursor, line.start, line.start + line.text.length);
    return { kind: "not-in-class", puzzle: draft.puzzle, what: "a variant of its rules", at };
  },
  write: () => ({ value: "\n" }),
};
