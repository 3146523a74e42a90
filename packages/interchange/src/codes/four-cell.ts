/** Numbers from 0 to 4: one letter says the number and up to two empty places behind it. */
import { letters, runs } from "./runs.js";
import { sign } from "./token.js";

export const fourCell = runs({
  token: sign(".", "?"),
  gaps: letters("g", "z"),
  carry: { states: 5, most: 2, first: 0 },
});
