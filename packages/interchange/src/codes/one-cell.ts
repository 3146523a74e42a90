/** Things of one kind: one letter says that one is there and up to 17 empty places behind it. */
import { letters, runs } from "./runs.js";
import { either } from "./token.js";

export const oneCell = runs({
  token: either(),
  gaps: letters("i", "z"),
  carry: { states: 1, most: 17, first: 1, countsAtEnd: true },
});
