/** Genres in which a clue counts or names what its arrow points at. */
import { arrowNumber } from "../codes/arrow-number.js";
import { direction, directions, placeOfDirection } from "../codes/directions.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { digits, either, halves, pair, sign, type Token, translated } from "../codes/token.js";
import { ignoredWords, lineWords, numberAnswerWords, shadedWords } from "../fields/answers.js";
import type { Field } from "../fields/field.js";
import { optional } from "../fields/optional.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { HOLE, type Value } from "../givens.js";
import { arrowAndNumber, hole, type Meaning, oneOf, within, yes } from "../meaning.js";

const arrowClue = arrowAndNumber("arrow", "clue", "wall");

/** In a file. */
export const arrowWord = pair(
  either(direction(["1", "2", "3", "4"]), sign("0", "none")),
  either(digits({ base: 10 }), sign("-", "?")),
  ",",
);

/** In a map of a class. */
export const numberAndArrow = (at: (layer: string) => Value | undefined): string => {
  const arrow = { up: "^", down: "v", left: "<", right: ">" }[String(at("arrow"))];
  return at("clue") === undefined ? "." : `${at("clue")}${arrow ?? ""}`;
};

const arrowClues = (puzzle: string, name: string, clue: Meaning, answer: Field): Genre => ({
  puzzle,
  names: [name],
  layers: { clue: "map", arrow: "map", wall: "map" },
  symbol: (at) => (at("wall") === true ? "#" : numberAndArrow(at)),
  address: [coded(arrowNumber, clue)],
  file: { name, version: 0, fields: () => [words(arrowWord, clue), answer] },
});

/** For each clue one number: five times the number and two, and the direction from 1 on. Without a printed number a clue says nothing. */
const DIRECTIONS = 5;
const UNPRINTED = 1;
const FIRST = 2;
const boxOrClue: Meaning = {
  layers: ["box", "clue", "arrow"],
  take(value) {
    if (value === "?") return { box: true };
    const [clue, to] = [Math.floor(Number(value) / DIRECTIONS), directions[(Number(value) % DIRECTIONS) - 1]];
    if (clue === UNPRINTED) return {};
    return clue < FIRST || to === undefined ? undefined : { clue: clue - FIRST, arrow: to };
  },
  give(at) {
    const [clue, arrow] = [at("clue"), at("arrow")];
    const to = placeOfDirection(arrow);
    if (typeof clue === "number" && to >= 0 && at("box") !== true)
      return (clue + FIRST) * DIRECTIONS + to + 1;
    if (clue !== undefined || arrow !== undefined) return `${clue ?? arrow} alone`;
    return at("box") === true ? "?" : undefined;
  },
};
const countOfBoxes = within("clue", 0, ({ rows, columns }) => Math.max(rows, columns) - 1, boxOrClue);

/** In a file the direction and the number, where one that is not printed is -2, and one that the class cannot say -4. */
const boxOrClueWord: Token = translated(
  pair(digits({ base: 10, count: 1 }), either(sign("-2", -1), sign("-4", -FIRST), digits({ base: 10 })), ","),
  (value) => {
    const [to, clue] = halves(value);
    return (Number(clue) + FIRST) * DIRECTIONS + Number(to);
  },
  (value) => `${Number(value) % DIRECTIONS},${Math.floor(Number(value) / DIRECTIONS) - FIRST}`,
);

const yajisoko: Genre = {
  puzzle: "YajisanSokoban",
  names: ["yajisoko"],
  layers: { box: "map", clue: "map", arrow: "map" },
  symbol: (at) => (at("box") === true ? "O" : numberAndArrow(at)),
  holes: true,
  address: [coded(number16, countOfBoxes), optional(coded(bits, yes(HOLE)), [HOLE])],
  file: {
    name: "yajisoko",
    version: 0,
    fields: () => [
      words(either(sign("#", "?"), sign("0,-5", "absent"), boxOrClueWord), oneOf(hole, countOfBoxes)),
      lineWords("move"),
      ignoredWords(undefined, "0"),
    ],
  },
};

export const arrowClueGenres: readonly Genre[] = [
  arrowClues("HebiIchigo", "hebi", within("clue", 0, 5, arrowClue), numberAnswerWords("number")),
  arrowClues("Tetrochain", "tetrochain", arrowClue, shadedWords("tetromino")),
  yajisoko,
];
