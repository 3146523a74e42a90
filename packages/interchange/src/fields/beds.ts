/** Clues, shaded cells and beds in one word for each cell: `b` to `e` is a pillow and says where its bed goes on, `g` to `j` is the other half. */
import { directions, placeOfDirection } from "../codes/directions.js";
import { digits, either, sign, type Token } from "../codes/token.js";
import { answerOf } from "../genre.js";
import type { Value } from "../givens.js";
import type { Meaning } from "../meaning.js";
import type { Field } from "./field.js";
import { words } from "./values.js";

const PILLOWS = "bcde";
const FEET = "ghij";
const HALF = "half a bed";
/** Halves of which the rest is not there. */
const ALONE = "af-";

const word: Token = either(
  digits({ base: 10, count: 1, most: 4 }),
  sign("5", "?"),
  ...[..."#", ...PILLOWS, ...FEET, ...ALONE].map((letter) => sign(letter, letter)),
);

const opposite = [1, 0, 3, 2];

/** Steps between cells, in the order of `directions`. */
const steps = (columns: number): readonly number[] => [-columns, columns, -1, 1];

export const clueAndBedWords = (clue: string, pillow: string, shaded: string): Field => {
  const meaning: Meaning = {
    layers: [clue, answerOf(pillow), answerOf(shaded)],
    take(value) {
      if (typeof value === "number" || value === "?") return { [clue]: value };
      if (value === "#") return { [answerOf(shaded)]: true };
      const to = directions[PILLOWS.indexOf(String(value))];
      return to === undefined ? {} : { [answerOf(pillow)]: to };
    },
    give: (at) => at(clue) ?? (at(answerOf(shaded)) === true ? "#" : at(HALF)),
  };
  const field = words(word, meaning);
  return {
    read: field.read,
    write(givens) {
      const halves: (Value | undefined)[] = [];
      for (const [cell, to] of (givens.layers.get(answerOf(pillow)) ?? []).entries()) {
        const way = placeOfDirection(to);
        if (way < 0) continue;
        halves[cell] = PILLOWS[way];
        halves[cell + (steps(givens.columns)[way] ?? 0)] = FEET[opposite[way] ?? 0];
      }
      return field.write({ ...givens, layers: new Map(givens.layers).set(HALF, halves) });
    },
  };
};
