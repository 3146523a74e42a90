import { listsWithGaps } from "../codes/lists-with-gaps.js";
import { number10OrHole } from "../codes/number10.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { placesOfMarksAndRest } from "../codes/places-of-marks.js";
import { letters } from "../codes/runs.js";
import { listInFile } from "../codes/tapa.js";
import { either, sign } from "../codes/token.js";
import { borderAnswerWords, numberOrShadedWords, numberWord } from "../fields/answers.js";
import { fourNumbersBody, fourNumbersWords } from "../fields/at-sides/four-numbers.js";
import { dotsBody, dotsFile } from "../fields/dots.js";
import { lengths } from "../fields/lengths.js";
import { literal } from "../fields/literal.js";
import { optional } from "../fields/optional.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { HOLE } from "../givens.js";
import { fills, fillsNumber, hole, type Meaning, oneOf, within, yes } from "../meaning.js";
import { onCorners, onEdges } from "../places.js";

export const shikaku: Genre = {
  puzzle: "Shikaku",
  names: ["shikaku"],
  layers: { clue: "cells" },
  address: [coded(number16, fills("clue"))],
  file: {
    name: "shikaku",
    version: 0,
    fields: () => [words(numberWord, fills("clue")), borderAnswerWords("area")],
  },
};

const clueOrHole = oneOf(hole, within("clue", 0, 4, fillsNumber("clue", "says nothing")));

const blockNumber = fillsNumber("number", "is not in the class");

/** Dots lie where borders meet, round the board too. */
const borderBlock: Genre = {
  puzzle: "BorderBlock",
  names: ["bdblock"],
  layers: { number: "cells", dot: "cornerMap" },
  address: [coded(placesOfMarksAndRest, yes("dot"), onCorners), literal("/"), coded(number16, blockNumber)],
  file: {
    name: "bdblock",
    version: 0,
    fields: () => [
      words(numberWord, blockNumber),
      words(sign("1", 1), yes("dot"), onCorners),
      borderAnswerWords("area"),
    ],
  },
};

export const fivecells: Genre = {
  puzzle: "FiveCells",
  names: ["fivecells"],
  layers: { clue: "cells" },
  address: [coded(number10OrHole, clueOrHole)],
  holes: true,
  file: {
    name: "fivecells",
    version: 0,
    fields: () => [
      words(either(sign("*", "absent"), numberWord), clueOrHole),
      borderAnswerWords("area", onEdges),
    ],
  },
};

/** In a file a grey cell begins with `-`, and a number that is not printed is 0. */
const greyAndClue: Meaning = {
  layers: ["grey", "clue"],
  take: (value) => {
    const [, minus, text] = /^(-?)(\d*)$/.exec(String(value)) ?? [];
    if (text === undefined) return undefined;
    return {
      ...(minus === "-" ? { grey: true } : {}),
      ...(text === "" ? {} : { clue: text === "0" ? "?" : Number(text) }),
    };
  },
  give: (at) => {
    const clue = at("clue");
    const text = `${at("grey") === true ? "-" : ""}${clue === "?" ? 0 : (clue ?? "")}`;
    return text === "" ? undefined : text;
  },
};

export const doublechoco: Genre = {
  puzzle: "DoubleChoco",
  names: ["dbchoco"],
  layers: { grey: "map", clue: "map" },
  symbol: (at) => {
    const text = `${at("grey") === true ? "#" : ""}${at("clue") ?? ""}`;
    return text === "" ? "." : text;
  },
  address: [coded(bits, yes("grey")), coded(number16, fills("clue"))],
  file: {
    name: "dbchoco",
    version: 0,
    fields: () => [
      words(
        {
          read: (text, at) => ({ value: text.slice(at), length: text.length - at }),
          write: (value) => String(value),
        },
        greyAndClue,
      ),
      borderAnswerWords("area"),
    ],
  },
};

export const patchwork: Genre = {
  puzzle: "Patchwork",
  names: ["patchwork"],
  layers: { clue: "cells" },
  address: [coded(number16, fills("clue"))],
  file: {
    name: "patchwork",
    version: 0,
    fields: () => [numberOrShadedWords(fills("clue"), "shaded"), borderAnswerWords("area")],
  },
};

const dots = { cells: "star", links: "between", corners: "amid" };

export const tentaisho: Genre = {
  puzzle: "Tentaisho",
  names: ["tentaisho"],
  layers: { star: "marks", between: "links", amid: "corners" },
  address: [dotsBody(dots), optional(coded(bits, yes(HOLE)), [HOLE])],
  holes: true,
  file: {
    name: "tentaisho",
    version: 0,
    denseLines: (rows) => 2 * rows - 1,
    fields: () => [dotsFile(dots), borderAnswerWords("area")],
  },
};

export const compass: Genre = {
  puzzle: "Compass",
  names: ["compass"],
  layers: { clue: "sides" },
  holes: true,
  address: [fourNumbersBody("clue")],
  file: { name: "compass", version: 0, fields: () => [fourNumbersWords("clue"), borderAnswerWords("area")] },
};

const lohkous: Genre = {
  puzzle: "Lohkous",
  names: ["lohkous"],
  layers: { clue: "map", unprinted: "map" },
  symbol: (at) => String(lengths.give(at) ?? "."),
  address: [coded(listsWithGaps(letters("a", "z"), ""), lengths)],
  file: {
    name: "lohkous",
    version: 0,
    fields: () => [words(listInFile, lengths), borderAnswerWords("area", undefined, undefined, true)],
  },
};

const symbol = within("symbol", 1, 4, fillsNumber("symbol", "is not in the class"));

const narrowfence: Genre = {
  puzzle: "Narrowfence",
  names: ["narrow"],
  layers: { symbol: "cells" },
  holes: true,
  address: [coded(number16, symbol), optional(coded(bits, yes(HOLE)), [HOLE])],
  file: {
    name: "narrow",
    version: 0,
    fields: () => [
      words(either(sign("*", "absent"), numberWord), oneOf(hole, symbol)),
      borderAnswerWords("area", onEdges),
    ],
  },
};

export const regionGenres: readonly Genre[] = [
  shikaku,
  borderBlock,
  fivecells,
  doublechoco,
  tentaisho,
  patchwork,
  compass,
  lohkous,
  narrowfence,
];
