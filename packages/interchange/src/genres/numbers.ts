/** Genres in which numbers are to be found. */
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import type { Token } from "../codes/token.js";

import { noGivenBorders, numberAnswerWords, numberWord } from "../fields/answers.js";
import { kakuroBody, kakuroFile, withMargin } from "../fields/kakuro.js";
import { nothingSaid, optional } from "../fields/optional.js";
import { sidesBody, sidesFile } from "../fields/sides.js";
import { topAndLeftBody, topAndLeftFile } from "../fields/top-and-left.js";
import { coded, words } from "../fields/values.js";
import { answerOf, type Genre } from "../genre.js";
import type { Givens, Value } from "../givens.js";
import { fillsNumber, type Meaning, within } from "../meaning.js";
import { onLinks } from "../places.js";

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
  symbol: (at) => {
    const [down, across] = [at("down"), at("across")];
    if (at("wall") !== true) return ".";
    return `${down ?? ""}\\${across ?? ""}`;
  },
  margin: 1,
  prepare: withMargin,
  address: [kakuroBody],
  file: { name: "kakuro", version: 0, fields: () => kakuroFile("digit") },
};

export const numberGenres: readonly Genre[] = [fillomino, sudoku, skyscrapers, kakuro, doppelblock];
