/** Numbers of one decimal digit; all letters are gaps. `.` is a number that is not printed. */
import { letters, runs } from "./runs.js";
import { digits, either, sign } from "./token.js";

const gaps = letters("a", "z");
const unprinted = sign(".", "?");

export const number10 = runs({ token: either(digits({ base: 10, count: 1 }), unprinted), gaps });

/** 7 is a cell that is not on the board. */
export const number10OrHole = runs({
  token: either(
    sign("7", "absent"),
    digits({ base: 10, count: 1, most: 6 }),
    digits({ base: 10, count: 1, least: 8 }),
    unprinted,
  ),
  gaps,
});
