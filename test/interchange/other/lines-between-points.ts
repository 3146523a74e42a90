/** Genres in which lines lead from point to point; the points are the corners of the board. */
import { cellsOf } from "./boards.js";
import type { OtherGenre } from "./genre.js";
import { rowsOf, type Value } from "./spell.js";

/** Letters, dots, and digits for one to ten corners without a point. */
function points(values: readonly Value[]): string {
  let text = "";
  let gap = 0;
  for (const value of [...values, "end"]) {
    if (value === undefined && gap < 10) {
      gap++;
      continue;
    }
    if (gap > 0) text += String(gap - 1);
    gap = value === undefined ? 1 : 0;
    if (value === "?") text += ".";
    else if (typeof value === "number") text += String.fromCharCode(96 + value);
  }
  return text;
}

const kouchoku: OtherGenre = {
  name: "kouchoku",
  file: "kouchoku",
  draw(dice, rows, columns) {
    const all = cellsOf(dice, (rows + 1) * (columns + 1), () => dice.pick<Value>("?", dice.from(1, 26)));
    const say = (value: Value): string => (value === undefined ? "." : value === "?" ? "-" : String(value));
    return { rows, columns, body: points(all), lines: [...rowsOf(all.map(say), columns + 1), "0"] };
  },
};

export const linesBetweenPoints: readonly OtherGenre[] = [kouchoku];
