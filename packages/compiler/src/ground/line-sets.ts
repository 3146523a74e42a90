/** Cells along a line as a set that knows where holes cut it: rows, columns, diagonals, spans. */
import type { CellIndex } from "../board.js";
import type { Family } from "./family.js";
import { type Element, type SetValue, setOf } from "./value.js";

/** `places`: undefined at holes, behind which the line goes on. */
export function setOfLine({ at }: Family, places: readonly (CellIndex | undefined)[]): SetValue {
  const pieces: Element[][] = [];
  let isCut = true;
  for (const cell of places) {
    if (cell === undefined) {
      isCut = true;
      continue;
    }
    if (isCut) pieces.push([]);
    pieces.at(-1)?.push(at(cell));
    isCut = false;
  }
  const set = setOf(pieces.flat(), true);
  return pieces.length > 1 ? { ...set, walk: { pieces, closed: false } } : set;
}
