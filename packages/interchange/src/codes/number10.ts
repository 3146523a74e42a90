/** Numbers of one decimal digit; all letters are gaps. */
import { letters, runs } from "./runs.js";
import { digits, either, sign } from "./token.js";

/** 7 is a cell that is not on the board. */
export const number10 = runs({
  token: either(
    sign("7", "absent"),
    digits({ base: 10, count: 1, most: 6 }),
    digits({ base: 10, count: 1, least: 8 }),
    sign(".", "?"),
  ),
  gaps: letters("a", "z"),
});
