/** A number in every cell, in base 36; `.` is a cell without. */
import { runs } from "./runs.js";
import { digits, either, sign } from "./token.js";

export const number36 = runs({
  token: either(
    digits({ base: 36, count: 1 }),
    digits({ base: 36, prefix: "-", count: 2, least: 36 }),
    sign("@", "?"),
    sign("%", "?"),
  ),
  gaps: ".",
});
