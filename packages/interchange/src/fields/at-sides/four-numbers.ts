/** A number for each direction of a cell, or a cell that is not on the board: of a compass, as the formats tell it. */
import { directions } from "../../codes/directions.js";
import { hexadecimal } from "../../codes/number16.js";
import { letters, runs } from "../../codes/runs.js";
import { digits, either, pair, sign, type Token } from "../../codes/token.js";
import { hole, type Meaning, oneOf } from "../../meaning.js";
import { byDirection, fourNumbers } from "../by-direction.js";
import type { Field } from "../field.js";
import { coded, words } from "../values.js";

const four = (one: Token, between = ""): Token =>
  pair(one, pair(one, pair(one, one, between), between), between);

const numbersOrHole = (layer: string, order: readonly string[]): Meaning =>
  oneOf(hole, fourNumbers(layer, order));

export const fourNumbersBody = (layer: string): Field =>
  byDirection(
    layer,
    coded(
      runs({ token: either(sign("_", "absent"), four(hexadecimal)), gaps: letters("g", "z") }),
      numbersOrHole(layer, directions),
    ),
  );

export const fourNumbersWords = (layer: string): Field =>
  byDirection(
    layer,
    words(
      either(sign("#", "absent"), four(either(digits({ base: 10 }), sign("-1", "?")), ",")),
      numbersOrHole(layer, ["right", "down", "left", "up"]),
    ),
  );
