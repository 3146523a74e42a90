/** A number from 0, `?` or a direction in a cell; letters after those of the directions count empty cells. */
import { direction } from "./directions.js";
import { letters, runs } from "./runs.js";
import { digits, either, sign } from "./token.js";

export const numberOrDirection = runs({
  token: either(
    digits({ base: 16, count: 1 }),
    digits({ base: 16, prefix: "-", count: 2, least: 16 }),
    sign(".", "?"),
    direction(["g", "h", "i", "j"]),
  ),
  gaps: letters("k", "z"),
});
