/** A direction and a number in one cell: the direction as a digit, that and 5 where the number takes two digits, `-` before it where three. */
import { direction } from "./directions.js";
import { letters, runs } from "./runs.js";
import { digits, either, pair, sign, type Token } from "./token.js";

const long = direction(["6", "7", "8", "9"]);
const longest = direction(["-1", "-2", "-3", "-4"]);
const short: Token = either(direction(["1", "2", "3", "4"]), sign("0", "none"));

export const arrowNumberWord: Token = either(
  pair(short, either(digits({ base: 16, count: 1 }), sign(".", "?"))),
  pair(either(long, sign("5", "none")), digits({ base: 16, count: 2, least: 16 })),
  pair(either(longest, sign("-0", "none")), digits({ base: 16, count: 3, least: 256 })),
);

export const arrowNumber = runs({
  token: either(arrowNumberWord, sign("+", "blank")),
  gaps: letters("a", "z"),
});
