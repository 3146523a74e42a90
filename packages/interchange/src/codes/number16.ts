/** Numbers from 0, one hexadecimal digit where it is enough; `.` is a number that is not printed. */
import { letters, runs } from "./runs.js";
import { digits, either, sign } from "./token.js";

/** Signs before larger numbers say how many digits follow, and from where these count. */
export const hexadecimal = either(
  digits({ base: 16, count: 1 }),
  digits({ base: 16, prefix: "-", count: 2, least: 16 }),
  digits({ base: 16, prefix: "+", count: 3, least: 256 }),
  digits({ base: 16, prefix: "=", count: 3, shift: 4096 }),
  digits({ base: 16, prefix: "@", count: 3, shift: 8192, most: 12239 }),
  digits({ base: 16, prefix: "%", count: 3, shift: 8192, most: 12239 }),
  digits({ base: 16, prefix: "*", count: 4, shift: 12240 }),
  digits({ base: 16, prefix: "$", count: 5, shift: 77776 }),
  sign(".", "?"),
);

export const number16 = runs({ token: hexadecimal, gaps: letters("g", "z") });
