/** Numbers of one decimal digit where that is enough for all of them; else, behind `-`, hexadecimal ones. */
import type { Code } from "./code.js";
import { number10 } from "./number10.js";
import { number16 } from "./number16.js";

const LONG = "-";

export const number10or16: Code = {
  read(cursor, count) {
    if (!cursor.text.startsWith(LONG, cursor.at)) return number10.read(cursor, count);
    cursor.at += LONG.length;
    return number16.read(cursor, count);
  },
  write(values) {
    const short = number10.write(values);
    if ("value" in short) return short;
    const long = number16.write(values);
    return "value" in long ? { value: LONG + long.value } : long;
  },
};
