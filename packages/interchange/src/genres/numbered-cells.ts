/** Genres whose cells are to be numbered or marked, on a board without rooms. */

import type { Code } from "../codes/code.js";
import { fourCell } from "../codes/four-cell.js";
import { number10 } from "../codes/number10.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign } from "../codes/token.js";
import {
  besideClues,
  ignoredWords,
  numberAnswerWords,
  numberWord,
  shadedWords,
  signWords,
} from "../fields/answers.js";
import type { Field } from "../fields/field.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { type Givens, HOLE } from "../givens.js";
import { fills, fillsNumber, hole, type Meaning, names, oneOf, within, yes } from "../meaning.js";
import { onCells, onCorners, onLinks } from "../places.js";

/** Numbers in cells, and those that the player wrote. */
const numbers = (
  puzzle: string,
  name: string,
  code: Code,
  clue: Meaning,
  answers = besideClues(numberAnswerWords("number"), "number"),
): Genre => ({
  puzzle,
  names: [name],
  layers: Object.fromEntries(clue.layers.map((layer) => [layer, "cells"])),
  address: [coded(code, clue)],
  file: { name, version: 0, fields: () => [words(numberWord, clue), answers] },
});

const sides = ({ rows, columns }: Pick<Givens, "rows" | "columns">): number => rows + columns;

export const sukoro = numbers("Sukoro", "sukoro", number10, within("clue", 1, 4, fills("clue")));
export const view = numbers(
  "View",
  "view",
  number16,
  within("clue", 0, (size) => sides(size) - 2, fills("clue")),
);
const simpleGako = numbers(
  "SimpleGako",
  "simplegako",
  number16,
  within("number", 1, (size) => sides(size) - 1, fillsNumber("number", "says nothing")),
  numberAnswerWords("number"),
);

const minesAround = within("clue", 0, 8, fills("clue"));

export const mines: Genre = {
  puzzle: "Minesweeper",
  names: ["mines"],
  layers: { clue: "cells" },
  address: [coded(number16, minesAround)],
  file: { name: "mines", version: 0, fields: () => [words(numberWord, minesAround), shadedWords("mine")] },
};

/** Four cells meet in a corner. */
const atCorners = (layer: string): Meaning => within(layer, 0, 4, fillsNumber(layer, "says nothing"));

const cornerNumbers = (
  puzzle: string,
  name: string,
  layer: string,
  answer: ReturnType<typeof signWords>,
): Genre => ({
  puzzle,
  names: [name],
  layers: { [layer]: "cornerMap" },
  address: [coded(fourCell, atCorners(layer), onCorners)],
  file: { name, version: 0, fields: () => [words(numberWord, atCorners(layer), onCorners), answer] },
});

export const nibunnogo = cornerNumbers("Nibunnogo", "nibunnogo", "clue", signWords("shaded", { "1": true }));
export const slant = cornerNumbers(
  "Slant",
  "gokigen",
  "touch",
  signWords("line", { "1": "fall", "2": "rise" }),
);

/** In an area of the board. */
const numberOfArea = within("number", 1, ({ rows, columns }) => rows * columns, fills("number"));
/** A letter before a line is a mark of the player. */
const marks = ["", ..."opqrstu"];

const slashPack: Genre = {
  puzzle: "SlashPack",
  names: ["slashpack"],
  layers: { number: "cells" },
  address: [coded(number16, numberOfArea)],
  file: {
    name: "slashpack",
    version: 0,
    fields: () => [
      words(numberWord, numberOfArea),
      signWords(
        "line",
        Object.fromEntries(
          marks.flatMap((mark) => [
            [`${mark}1`, "fall"],
            [`${mark}2`, "rise"],
          ]),
        ),
      ),
    ],
  },
};

/** A clue in an empty cell, or a cell that stays empty. */
const clueOrWall = oneOf(names("wall", { wall: true }), fills("clue"));
const capitals = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const FIRST_CAPITAL = 20;

const clueOrWallCode = runs({
  token: either(
    digits({ base: FIRST_CAPITAL, count: 1 }),
    ...capitals.map((letter, index) => sign(letter, FIRST_CAPITAL + index)),
    sign("+", "wall"),
    sign("_", "?"),
  ),
  gaps: `.${letters("k", "z")}`,
});
const clueOrWallWords = words(either(digits({ base: 10 }), sign("b", "wall"), sign("?", "?")), clueOrWall);
const clueOrWallSymbol: Genre["symbol"] = (at) => (at("wall") === true ? "#" : String(at("clue") ?? "."));

/** Clues and walls, and what the player wrote into the other cells. */
const sums = (puzzle: string, name: string, answers: Field): Genre => ({
  puzzle,
  names: [name],
  layers: { clue: "map", wall: "map" },
  symbol: clueOrWallSymbol,
  address: [coded(clueOrWallCode, clueOrWall)],
  file: { name, version: 0, fields: () => [clueOrWallWords, answers] },
});

export const kakuru = sums("Kakuru", "kakuru", numberAnswerWords("digit", "0"));
export const sananko = sums("Sananko", "sananko", signWords("number", { "1": 1, "2": 2, "3": 3 }));

/** As the class has it. */
const MOST_IN_BOSANOWA = 20;
const bosanowaNumber = within("number", 1, MOST_IN_BOSANOWA, fillsNumber("number", "says nothing"));

/** A cell of a file without a number is 0, one that the board lacks is a dot. */
export const bosanowa: Genre = {
  puzzle: "Bosanowa",
  names: ["bosanowa"],
  layers: { number: "cells" },
  flags: "ht",
  holes: true,
  address: [coded(bits, yes(HOLE)), coded(number16, bosanowaNumber)],
  file: {
    name: "bosanowa",
    version: 0,
    fields: () => [
      words(either(sign(".", "absent"), digits({ base: 10 })), oneOf(hole, bosanowaNumber), onCells, "0"),
      besideClues(numberAnswerWords("number", "0"), "number", "number"),
      ignoredWords(onLinks),
    ],
  },
};

export const numrope: Genre = {
  puzzle: "Numrope",
  names: ["numrope"],
  layers: { rope: "links", clue: "map", wall: "map" },
  symbol: clueOrWallSymbol,
  address: [coded(bits, yes("rope"), onLinks), coded(clueOrWallCode, clueOrWall)],
  file: {
    name: "numrope",
    version: 0,
    fields: () => [
      clueOrWallWords,
      words(sign("1", 1), yes("rope"), onLinks, "0"),
      numberAnswerWords("number"),
    ],
  },
};

export const numberedCellGenres: readonly Genre[] = [
  bosanowa,
  kakuru,
  sananko,
  numrope,
  sukoro,
  view,
  simpleGako,
  mines,
  nibunnogo,
  slant,
  slashPack,
];
