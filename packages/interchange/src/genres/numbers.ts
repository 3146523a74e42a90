/** Genres in which numbers are to be found. */

import { number16 } from "../codes/number16.js";
import { sums } from "../codes/numbers-of-walls.js";
import { bits, thirds } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign, type Token } from "../codes/token.js";
import { noGivenBorders, numberAnswerWords, numberWord } from "../fields/answers.js";
import { numberAndSlash, numberLine } from "../fields/number-before.js";
import { nothingSaid, optional } from "../fields/optional.js";
import { sidesBody, sidesFile } from "../fields/sides.js";
import { topAndLeftBody, topAndLeftFile } from "../fields/top-and-left.js";
import { coded, words } from "../fields/values.js";
import {
  digitsInside,
  wallsBody,
  wallsFile,
  wallWithNumbers,
  withMargin,
} from "../fields/walls-with-numbers.js";
import { answerOf, type Genre } from "../genre.js";
import type { Givens, Value } from "../givens.js";
import { fillsNumber, type Meaning, names, within } from "../meaning.js";
import { onLinks, onLinksInOne } from "../places.js";

type Size = Pick<Givens, "rows" | "columns">;

const cellCount = ({ rows, columns }: Size): number => rows * columns;
const side = ({ rows }: Size): number => rows;
const number = within("number", 1, cellCount, fillsNumber("number", "says nothing"));
const digit = within("digit", 1, side, fillsNumber("digit", "says nothing"));
const height = within("height", 1, side, fillsNumber("height", "says nothing"));

export const fillomino: Genre = {
  puzzle: "Fillomino",
  names: ["fillomino"],
  layers: { number: "cells" },
  address: [coded(number16, number), nothingSaid(bits, onLinks, "borders that are given")],
  file: {
    name: "fillomino",
    version: 0,
    variants: ["t"],
    fields: () => [words(numberWord, number), numberAnswerWords("number"), noGivenBorders],
  },
};

const symmetryArea: Genre = {
  ...fillomino,
  puzzle: "SymmetryArea",
  names: ["symmarea"],
  file: { ...fillomino.file, name: "symmarea" },
};

/** Rows and columns of a box: as square as they can be, and lying. */
function boxOf(size: number): readonly [number, number] | undefined {
  for (let height = Math.floor(Math.sqrt(size)); height > 1; height--)
    if (size % height === 0) return [height, size / height];
  return undefined;
}

function sudokuParameters(rows: number, columns: number): ReadonlyMap<string, Value> | undefined {
  const box = boxOf(rows);
  if (rows !== columns || box === undefined) return undefined;
  return new Map([
    ["n", rows],
    ["h", box[0]],
    ["w", box[1]],
  ]);
}

export const sudoku: Genre = {
  puzzle: "Sudoku",
  names: ["sudoku"],
  layers: { digit: "cells" },
  parameters: sudokuParameters,
  defaults: new Map([
    ["n", 9],
    ["h", 3],
    ["w", 3],
  ]),
  address: [coded(number16, digit)],
  file: {
    name: "sudoku",
    version: 0,
    square: true,
    fields: () => [words(numberWord, digit), numberAnswerWords("digit")],
  },
};

export const skyscrapers: Genre = {
  puzzle: "Skyscrapers",
  names: ["skyscrapers", "skyscraper", "building"],
  layers: { top: "columns", bottom: "columns", left: "rows", right: "rows", height: "cells" },
  parameters: (rows, columns) => (rows === columns ? new Map() : undefined),
  address: [sidesBody(number16), optional(coded(number16, height), ["height"])],
  file: { name: "skyscrapers", version: 0, fields: () => [sidesFile("height")] },
};

const numberInside = within("number", 1, (size) => side(size) - 2, fillsNumber("number", "says nothing"));
const SAID = answerOf("number");
const SHADED = answerOf("shaded");

/** `q3` is given, `3` the player's, `-` his shading; behind them his candidates may stand. */
const cellOfDoppelblock: Token = {
  read(text, at) {
    const word = /^(q?\d+|q?-\d+|[-+.])(\[.*)?$/.exec(text.slice(at))?.[1];
    return word === undefined ? undefined : { value: word, length: text.length - at };
  },
  write: String,
};
const doppelblockInFile: Meaning = {
  ...numberInside,
  layers: ["number", SAID, SHADED],
  take: (value, size) => {
    if (value === "-") return { [SHADED]: true };
    const [, given, number] = /^(q?)(\d+)$/.exec(String(value)) ?? [];
    if (number === undefined) return {};
    if (given === "") return { [SAID]: Number(number) };
    const filling = numberInside.take(Number(number), size);
    return filling === undefined ? undefined : { ...filling, [SAID]: Number(number) };
  },
  give: (at) => {
    const number = at("number");
    return number !== undefined ? `q${number}` : at(SHADED) === true ? "-" : at(SAID);
  },
};

export const doppelblock: Genre = {
  puzzle: "Doppelblock",
  names: ["doppelblock"],
  layers: { top: "columns", left: "rows", number: "cells" },
  parameters: (rows, columns) => (rows === columns && rows > 2 ? new Map() : undefined),
  address: [topAndLeftBody(number16), optional(coded(number16, numberInside), ["number"])],
  file: {
    name: "doppelblock",
    version: 0,
    fields: () => [topAndLeftFile(cellOfDoppelblock, doppelblockInFile)],
  },
};

export const kakuro: Genre = {
  puzzle: "Kakuro",
  names: ["kakuro"],
  layers: { wall: "map", down: "map", across: "map" },
  symbol: wallWithNumbers,
  margin: 1,
  prepare: withMargin("digit"),
  address: [wallsBody(sums)],
  file: { name: "kakuro", version: 0, fields: () => [wallsFile(sums), digitsInside("digit")] },
};

const dot = names("dot", { 1: "white", 2: "black" });

export const kropki: Genre = {
  puzzle: "Kropki",
  names: ["kropki"],
  layers: { dot: "links" },
  address: [coded(thirds, dot, onLinksInOne)],
  file: {
    name: "kropki",
    version: 0,
    fields: () => [words(either(sign("1", 1), sign("2", 2)), dot, onLinks, "0"), numberAnswerWords("digit")],
  },
};

/** As the class has it. */
const MOST_LETTERS = 99;
const letterCount = ({ parameters }: Pick<Givens, "parameters">): number => Number(parameters.get("n"));

export const easyAsABC: Genre = {
  puzzle: "EasyAsABC",
  names: ["easyasabc"],
  layers: { top: "columns", bottom: "columns", left: "rows", right: "rows", number: "cells" },
  address: [
    numberAndSlash("n", MOST_LETTERS),
    sidesBody(number16, letterCount),
    optional(coded(number16, fillsNumber("number", "says nothing")), ["number"]),
  ],
  file: {
    name: "easyasabc",
    version: 0,
    fields: () => [numberLine("n", MOST_LETTERS), sidesFile("number", letterCount)],
  },
};

const betweenNumbers: Meaning = {
  layers: ["sign", "apart"],
  take: (value) => {
    if (value === "?") return {};
    if (value === 0) return undefined;
    return typeof value === "number" ? { apart: value } : { sign: value };
  },
  range: () => "numbers are 1 to 255",
  give: (at) => {
    const [sign, apart] = [at("sign"), at("apart")];
    return sign !== undefined && apart !== undefined ? `${sign} and ${apart}` : (sign ?? apart);
  },
};

export const minarism: Genre = {
  puzzle: "Minarism",
  names: ["minarism"],
  layers: { sign: "links", apart: "links" },
  address: [
    coded(
      runs({
        token: either(
          digits({ base: 16, count: 1 }),
          digits({ base: 16, prefix: "-", count: 2, least: 16 }),
          sign("g", "less"),
          sign("h", "greater"),
          sign(".", "?"),
        ),
        gaps: letters("i", "z"),
      }),
      betweenNumbers,
      onLinksInOne,
    ),
  ],
  file: {
    name: "minarism",
    version: 0,
    fields: () => [
      words(
        either(digits({ base: 10, most: 255 }), sign("a", "less"), sign("b", "greater"), sign(".", "?")),
        betweenNumbers,
        onLinks,
        "0",
      ),
      numberAnswerWords("number"),
    ],
  },
};

export const numberGenres: readonly Genre[] = [
  fillomino,
  symmetryArea,
  sudoku,
  skyscrapers,
  kakuro,
  kropki,
  minarism,
  easyAsABC,
  doppelblock,
];
