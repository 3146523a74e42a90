/** A field: a stretch of a text and the part of the givens that it says. A genre's format is a list of fields. */
import type { Cursor } from "../cursor.js";
import type { Draft, Givens } from "../givens.js";
import type { Problem, Result } from "../problem.js";

export interface Field {
  /** Reads on from the cursor into the draft. */
  readonly read: (cursor: Cursor, draft: Draft) => Problem | undefined;
  readonly write: (givens: Givens) => Result<string>;
}

/** Fields one behind the other. */
export function readAll(fields: readonly Field[], cursor: Cursor, draft: Draft): Problem | undefined {
  for (const field of fields) {
    const problem = field.read(cursor, draft);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function writeAll(fields: readonly Field[], givens: Givens): Result<string> {
  let text = "";
  for (const field of fields) {
    const written = field.write(givens);
    if ("problem" in written) return written;
    text += written.value;
  }
  return { value: text };
}

export const fieldsInOne = (...fields: readonly Field[]): Field => ({
  read: (cursor, draft) => readAll(fields, cursor, draft),
  write: (givens) => writeAll(fields, givens),
});
