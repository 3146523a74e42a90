/** Genres whose cells are to be numbered or marked, on a board without rooms. */

import type { Code } from "../codes/code.js";
import { fourCell } from "../codes/four-cell.js";
import { number10 } from "../codes/number10.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign } from "../codes/token.js";
import { besideClues, numberAnswerWords, numberWord, shadedWords, signWords } from "../fields/answers.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import type { Givens } from "../givens.js";
import { fills, fillsNumber, type Meaning, names, oneOf, within, yes } from "../meaning.js";
import { onCorners, onLinks } from "../places.js";

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
export const simpleGako = numbers(
  "SimpleGako",
  "simplegako",
  number16,
  within("number", 1, (size) => sides(size) - 1, fillsNumber("number", "says nothing")),
  numberAnswerWords("number"),
);

const minesAround = within("clue", 0, 8, fillsNumber("clue", "is not in the class"));

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

export const sananko: Genre = {
  puzzle: "Sananko",
  names: ["sananko"],
  layers: { clue: "map", wall: "map" },
  symbol: clueOrWallSymbol,
  address: [coded(clueOrWallCode, clueOrWall)],
  file: {
    name: "sananko",
    version: 0,
    fields: () => [clueOrWallWords, signWords("number", { "1": 1, "2": 2, "3": 3 })],
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
  sananko,
  numrope,
  sukoro,
  view,
  simpleGako,
  mines,
  nibunnogo,
  slant,
];
