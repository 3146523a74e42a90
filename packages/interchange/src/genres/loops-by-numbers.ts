/** Genres in which one number in a cell says how a loop runs there. */
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { either, sign } from "../codes/token.js";
import { lineWords, numberWord, shadedWords } from "../fields/answers.js";
import { optional } from "../fields/optional.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { HOLE } from "../givens.js";
import { fills, hole, names, oneOf, within, yes } from "../meaning.js";

const segmentLength = within("number", 1, Number.MAX_SAFE_INTEGER, fills("number"));

const geradeweg: Genre = {
  puzzle: "Geradeweg",
  names: ["geradeweg"],
  layers: { number: "cells" },
  address: [coded(number16, segmentLength)],
  file: {
    name: "geradeweg",
    version: 0,
    variants: ["f"],
    fields: () => [words(numberWord, segmentLength), lineWords("line")],
  },
};

const shadedAround = within("clue", 0, 4, fills("clue"));

const koburin: Genre = {
  puzzle: "Koburin",
  names: ["koburin"],
  layers: { clue: "cells" },
  address: [coded(fourCell, shadedAround)],
  flags: "b",
  file: {
    name: "koburin",
    version: 0,
    variants: ["o", "m", "b"],
    fields: () => [words(numberWord, shadedAround), shadedWords("shaded"), lineWords("line")],
  },
};

const shadedInLine = fills("clue");

const retsurin: Genre = {
  puzzle: "Retsurin",
  names: ["retsurin"],
  layers: { clue: "cells" },
  address: [coded(number16, shadedInLine)],
  flags: "b",
  file: {
    name: "retsurin",
    version: 0,
    variants: ["o", "b"],
    fields: () => [words(numberWord, shadedInLine), shadedWords("shaded"), lineWords("line")],
  },
};

const turnsAround = within("number", 0, 3, fills("number"));

const turnaround: Genre = {
  puzzle: "Turnaround",
  names: ["turnaround"],
  layers: { number: "cells" },
  address: [coded(number16, turnsAround)],
  file: {
    name: "turnaround",
    version: 0,
    variants: ["f"],
    fields: () => [words(numberWord, turnsAround), lineWords("line")],
  },
};

/** 0 is a cross. */
const crossOrNumber = oneOf(names("cross", { 0: true }), fills("number"));

const turnAndRun: Genre = {
  puzzle: "TurnAndRun",
  names: ["turnrun"],
  layers: { number: "map", cross: "map" },
  symbol: (at) => (at("cross") === true ? "+" : String(at("number") ?? ".")),
  holes: true,
  address: [coded(number16, crossOrNumber), optional(coded(bits, yes(HOLE)), [HOLE])],
  file: {
    name: "turnrun",
    version: 0,
    variants: ["f"],
    fields: () => [
      words(either(sign("#", "absent"), numberWord), oneOf(hole, crossOrNumber)),
      lineWords("line"),
    ],
  },
};

export const loopsByNumbers: readonly Genre[] = [geradeweg, koburin, retsurin, turnAndRun, turnaround];
