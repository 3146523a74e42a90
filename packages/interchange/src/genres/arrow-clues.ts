/** Genres in which a clue counts or names what its arrow points at. */
import { arrowNumber } from "../codes/arrow-number.js";
import { direction } from "../codes/directions.js";
import { digits, either, pair, sign } from "../codes/token.js";
import { numberAnswerWords, shadedWords } from "../fields/answers.js";
import type { Field } from "../fields/field.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { arrowAndNumber, type Meaning, within } from "../meaning.js";

const arrowClue = arrowAndNumber("arrow", "clue", "wall");

const arrowWord = pair(
  either(direction(["1", "2", "3", "4"]), sign("0", "none")),
  either(digits({ base: 10 }), sign("-", "?")),
  ",",
);

const arrowClues = (puzzle: string, name: string, clue: Meaning, answer: Field): Genre => ({
  puzzle,
  names: [name],
  layers: { clue: "map", arrow: "map", wall: "map" },
  symbol: (at) => {
    if (at("wall") === true) return "#";
    const arrow = { up: "^", down: "v", left: "<", right: ">" }[String(at("arrow"))];
    return at("clue") === undefined ? "." : `${at("clue")}${arrow ?? ""}`;
  },
  address: [coded(arrowNumber, clue)],
  file: { name, version: 0, fields: () => [words(arrowWord, clue), answer] },
});

export const arrowClueGenres: readonly Genre[] = [
  arrowClues("HebiIchigo", "hebi", within("clue", 0, 5, arrowClue), numberAnswerWords("number")),
  arrowClues("Tetrochain", "tetrochain", arrowClue, shadedWords("tetromino")),
];
