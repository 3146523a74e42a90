/** Small values packed into letters: five of 0 and 1 as a digit of base 32, three of 0 to 2 as a digit of base 27. 0 is no value. */
import { cutOff, unreadable } from "../cursor.js";
import type { Value } from "../givens.js";
import type { Code } from "./code.js";

function packed(states: number, inOne: number): Code {
  const base = states ** inOne;
  return {
    read(cursor, count) {
      const values: (Value | undefined)[] = [];
      while (values.length < count) {
        const letter = cursor.text.charAt(cursor.at);
        if (letter === "") {
          const missing = Math.ceil((count - values.length) / inOne);
          return { problem: cutOff(cursor, `${missing} of ${Math.ceil(count / inOne)} letters`) };
        }
        const digit = /^[0-9a-z]$/.test(letter) ? Number.parseInt(letter, 36) : base;
        if (digit >= base) return { problem: unreadable(cursor, letter) };
        for (let weight = base / states; weight >= 1; weight /= states) {
          const value = Math.floor(digit / weight) % states;
          if (values.length < count) values.push(value === 0 ? undefined : value);
        }
        cursor.at++;
      }
      return { value: values };
    },
    write(values) {
      let written = "";
      for (let start = 0; start < values.length; start += inOne) {
        let digit = 0;
        for (let offset = 0; offset < inOne; offset++) {
          const value = values[start + offset] ?? 0;
          if (typeof value !== "number" || value >= states) return { refused: String(value) };
          digit = digit * states + value;
        }
        written += digit.toString(36);
      }
      return { value: written };
    },
  };
}

export const bits: Code = packed(2, 5);
export const thirds: Code = packed(3, 3);

/** The same code where 1 says that there is nothing. */
const inverted = (code: Code): Code => {
  const invert = (value: Value | undefined): Value | undefined => (value === undefined ? 1 : undefined);
  return {
    read(cursor, count) {
      const read = code.read(cursor, count);
      return "problem" in read ? read : { value: read.value.map(invert) };
    },
    write: (values) => code.write(values.map(invert)),
  };
};

export const missingBits: Code = inverted(bits);
