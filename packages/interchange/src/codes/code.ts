/** A code: how the values of many places are spelled in the body of an address. */
import type { Cursor } from "../cursor.js";
import type { Layer } from "../givens.js";
import type { Result } from "../problem.js";

export interface Code {
  /** Moves the cursor behind what it read. */
  readonly read: (cursor: Cursor, count: number) => Result<Layer>;
  /** `problem`: a value that the code has no spelling for. */
  readonly write: (values: Layer) => { readonly value: string } | { readonly refused: string };
}
