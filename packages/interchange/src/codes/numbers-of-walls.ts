/** The codes that genres use for the two numbers of a wall, one downward and one to the right: sums, or counts that may be 0. */
import type { Code } from "./code.js";
import { letters, runs } from "./runs.js";
import { digits, either, pair, sign, type Token } from "./token.js";

/** 0 to 19 as digit or small letter, 20 to 45 as capital, from A for 20. */
const capital: Token = {
  read: (text, at) =>
    /^[A-Z]$/.test(text.charAt(at)) ? { value: text.charCodeAt(at) - 45, length: 1 } : undefined,
  write: (value) =>
    typeof value === "number" && value >= 20 && value <= 45 ? String.fromCharCode(value + 45) : undefined,
};
const sum = either(digits({ base: 20, count: 1 }), capital, sign("-", "none"));

/** How a genre tells the numbers of its walls. */
export interface WallNumbers {
  /** On the board: `down,across`, either of which may be `none`. */
  readonly inner: Code;
  /** Above and at the left of it. */
  readonly outer: Token;
  /** A line that begins with a wall has a number outside all the same. */
  readonly isEachLineTold: boolean;
  /** The smallest number; less is none. */
  readonly least: number;
}

export const sums: WallNumbers = {
  inner: runs({ token: either(sign(".", "none,none"), pair(sum, sum)), gaps: letters("k", "z") }),
  outer: sum,
  isEachLineTold: false,
  least: 1,
};

const none = sign(".", "none");
const short = either(digits({ base: 16, count: 1 }), none);
const long = digits({ base: 16, count: 2, least: 16 });
const longAfter = (prefix: string): Token => digits({ base: 16, prefix, count: 2, least: 16 });
/** One of the two numbers alone. */
const alone = (prefix: string): Token => digits({ base: 36, prefix, count: 1, most: 34 });

export const counts: WallNumbers = {
  inner: runs({
    token: either(
      sign("_", "none,none"),
      pair(sign("", "none"), alone("$")),
      pair(alone("@"), sign("", "none")),
      pair({ ...alone("%"), write: () => undefined }, sign("", "none")),
      pair(either(digits({ base: 16, prefix: "-", count: 1 }), sign("-.", "none")), long),
      pair(longAfter("+"), short),
      pair(longAfter("="), long),
      pair(short, short),
    ),
    gaps: letters("g", "z"),
  }),
  outer: either(short, longAfter("-")),
  isEachLineTold: true,
  least: 0,
};
