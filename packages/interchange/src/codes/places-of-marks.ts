/** Places of marks: a digit of base 36 says how many empty places lie before a mark, and `.` stands for 36 without one. */
import { placeAt, unreadable } from "../cursor.js";
import type { Value } from "../givens.js";
import type { Code } from "./code.js";

const LONG = 36;

const marks = (isRestTold: boolean): Code => ({
  read(cursor, count) {
    const values: (Value | undefined)[] = new Array(count).fill(undefined);
    for (let place = 0; place < count && cursor.at < cursor.text.length; cursor.at++) {
      const letter = cursor.text.charAt(cursor.at);
      if (letter === ".") {
        place += LONG;
        continue;
      }
      if (!/^[0-9a-z]$/.test(letter)) return { problem: unreadable(cursor, letter) };
      place += Number.parseInt(letter, LONG);
      if (isRestTold && place === count) continue;
      if (place >= count)
        return { problem: { kind: "left-over", at: placeAt(cursor, cursor.at, cursor.at + 1) } };
      values[place++] = 1;
    }
    return { value: values };
  },
  write(values) {
    let written = "";
    let empty = 0;
    for (const value of values) {
      if (value === undefined) {
        empty++;
        if (empty < LONG) continue;
        written += ".";
      } else written += empty.toString(LONG);
      empty = 0;
    }
    return { value: isRestTold && empty > 0 ? written + empty.toString(LONG) : written };
  },
});

/** Behind the last mark nothing is said. */
export const placesOfMarks = marks(false);

/** Behind the last mark stands how many empty places are left. */
export const placesOfMarksAndRest = marks(true);
