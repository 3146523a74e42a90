/** Places of marks: a digit of base 36 says how many empty places lie before a mark, and a sign stands for a long gap without one. */
import { placeAt, unreadable } from "../cursor.js";
import type { Value } from "../givens.js";
import type { Code } from "./code.js";

const BASE = 36;

interface Long {
  readonly sign: string;
  /** How many empty places it stands for. */
  readonly places: number;
}

const marks = (isRestTold: boolean, long: Long): Code => ({
  read(cursor, count) {
    const values: (Value | undefined)[] = new Array(count).fill(undefined);
    for (let place = 0; place < count && cursor.at < cursor.text.length; cursor.at++) {
      const letter = cursor.text.charAt(cursor.at);
      if (letter === long.sign) {
        place += long.places;
        continue;
      }
      if (!/^[0-9a-z]$/.test(letter)) return { problem: unreadable(cursor, letter) };
      place += Number.parseInt(letter, BASE);
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
        if (empty < long.places) continue;
        written += long.sign;
      } else written += empty.toString(BASE);
      empty = 0;
    }
    return { value: isRestTold && empty > 0 ? written + empty.toString(BASE) : written };
  },
});

/** Behind the last mark nothing is said. */
export const placesOfMarks = marks(false, { sign: ".", places: 36 });

/** Behind the last mark stands how many empty places are left. */
export const placesOfMarksAndRest = marks(true, { sign: ".", places: 36 });

/** The same with another sign for a long gap. */
export const placesOfArrows = marks(true, { sign: "z", places: 35 });
