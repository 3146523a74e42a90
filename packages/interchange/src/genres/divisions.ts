/** Genres whose board is to be divided by numbers and signs in its cells. */

import type { Code } from "../codes/code.js";
import { direction } from "../codes/directions.js";
import { numberOrDirection } from "../codes/number-or-direction.js";
import { number10, number10OrHole } from "../codes/number10.js";
import { number10or16 } from "../codes/number10or16.js";
import { number16 } from "../codes/number16.js";
import { bits, thirds } from "../codes/packed.js";
import { placesOfMarksAndRest } from "../codes/places-of-marks.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, halves, pair, sign, type Token } from "../codes/token.js";
import { borderAnswerWords, ignoredWords, lineWords, numberWord } from "../fields/answers.js";
import { betweenCells } from "../fields/at-sides/between-cells.js";
import { marksUnread } from "../fields/at-sides/inner-corners.js";
import { twoByCell } from "../fields/two-by-cell.js";
import { coded, words } from "../fields/values.js";
import { answerOf, type Genre } from "../genre.js";
import { fills, fillsNumber, hole, type Meaning, names, oneOf, within, yes } from "../meaning.js";
import { onCorners, onEdges, onLinks } from "../places.js";

/** Numbers in cells, and the borders that the player drew between them. */
const numbersAndBorders = (puzzle: string, name: string, code: Code, clue: Meaning): Genre => ({
  puzzle,
  names: [name],
  layers: { clue: "cells" },
  address: [coded(code, clue)],
  file: { name, version: 0, fields: () => [words(numberWord, clue), borderAnswerWords("area")] },
});

const lengthOfBar = within("clue", 1, 4, fills("clue"));
const sideOfSquare = fillsNumber("clue", "says nothing");

export const fillmat = numbersAndBorders("Fillmat", "fillmat", number10, lengthOfBar);
export const usotatami = numbersAndBorders("Usotatami", "usotatami", number10or16, fills("clue"));
export const araf = numbersAndBorders("Araf", "araf", number16, fills("clue"));
const squareJam = numbersAndBorders("SquareJam", "squarejam", number16, sideOfSquare);

const letterOfArea = fillsNumber("letter", "is not in the class");

export const nikoji: Genre = {
  ...numbersAndBorders("Nikoji", "nikoji", number16, letterOfArea),
  layers: { letter: "cells" },
};

const clueOrHole = oneOf(hole, within("clue", 0, 4, fills("clue")));

/** Some cells may be missing. A file has the borders round the board too, from some version on. */
const withHoles = (puzzle: string, name: string, version: number): Genre => ({
  puzzle,
  names: [name],
  layers: { clue: "cells" },
  address: [coded(number10OrHole, clueOrHole)],
  holes: true,
  file: {
    name,
    version,
    fields: (written) => [
      words(either(sign("*", "absent"), numberWord), clueOrHole),
      borderAnswerWords("area", written >= version ? onEdges : onLinks),
    ],
  },
});

export const nawabari = withHoles("Nawabari", "nawabari", 0);
const fourCells = withHoles("FourCells", "fourcells", 1);

const longSide = names("clue", { 1: "tall", 2: "wide", 3: "equal", "?": "?" });

export const tatamibari: Genre = {
  puzzle: "Tatamibari",
  names: ["tatamibari"],
  layers: { clue: "cells" },
  address: [
    coded(
      runs({
        token: either(sign("1", 1), sign("2", 2), sign("3", 3), sign(".", "?")),
        gaps: letters("g", "z"),
      }),
      longSide,
    ),
  ],
  file: {
    name: "tatamibari",
    version: 0,
    fields: () => [
      words(either(sign("a", 1), sign("b", 2), sign("c", 3), sign("-", "?")), longSide),
      borderAnswerWords("area"),
    ],
  },
};

const arrow: Meaning = {
  layers: ["arrow"],
  take: (value) => (typeof value === "string" && value !== "?" ? { arrow: value } : undefined),
  give: (at) => at("arrow"),
};
const circleOrArrow = oneOf(arrow, fills("circle"));

/** In a file a circle begins with `o`; a digit alone is a direction. */
const circleOrArrowWord = either(
  pair(sign("o", "o"), digits({ base: 10 })),
  sign("o", "?"),
  direction(["1", "2", "3", "4"]),
);

export const sashigane: Genre = {
  puzzle: "Sashigane",
  names: ["sashigane"],
  layers: { circle: "map", arrow: "map" },
  symbol: (at) => {
    const pointer = { up: "^", down: "v", left: "<", right: ">" }[String(at("arrow"))];
    const circle = at("circle");
    return pointer ?? (circle === "?" ? "O" : String(circle ?? "."));
  },
  address: [coded(numberOrDirection, circleOrArrow)],
  file: {
    name: "sashigane",
    version: 0,
    fields: () => [
      words(circleOrArrowWord, {
        ...circleOrArrow,
        take: (value, size) => {
          const [round, number] = halves(value);
          return circleOrArrow.take(round === "o" ? number : value, size);
        },
        give: (at) => {
          const value = circleOrArrow.give(at);
          return typeof value === "number" ? `o,${value}` : value;
        },
      }),
      borderAnswerWords("area"),
    ],
  },
};

/** In a file the number stands behind the sign of the circle; one of 0 is lost there. */
const circleAndNumber: Meaning = {
  layers: ["circle", "number"],
  take: (value) => {
    const [, circle, number] = /^(#?)(\d+|-)?$/.exec(String(value)) ?? [];
    if (circle === undefined) return undefined;
    return {
      ...(circle === "#" ? { circle: true } : {}),
      ...(number === undefined ? {} : { number: number === "-" ? "?" : Number(number) }),
    };
  },
  give: (at) => {
    const number = at("number");
    const text = `${at("circle") === true ? "#" : ""}${number === "?" ? "-" : (number ?? "")}`;
    return text === "" ? undefined : text;
  },
};
const circleAndNumberWord: Token = {
  read: (text, at) => ({ value: text.slice(at), length: text.length - at }),
  write: (value) => (/^#?0$/.test(String(value)) ? undefined : String(value)),
};

export const familyPhoto: Genre = {
  puzzle: "FamilyPhoto",
  names: ["familyphoto"],
  layers: { circle: "marks", number: "cells" },
  address: [coded(bits, yes("circle")), coded(number16, fills("number"))],
  file: {
    name: "familyphoto",
    version: 0,
    fields: () => [words(circleAndNumberWord, circleAndNumber), borderAnswerWords("area")],
  },
};

export const heteromino: Genre = {
  puzzle: "Heteromino",
  names: ["heteromino"],
  layers: {},
  address: [coded(number10OrHole, hole)],
  holes: true,
  file: {
    name: "heteromino",
    version: 0,
    fields: () => [words(sign("*", "absent"), hole), borderAnswerWords("area", onEdges)],
  },
};

const circles = names("circle", { 1: "white", 2: "black" });
const circlesInAddress = coded(thirds, circles);

export const kramma: Genre = {
  puzzle: "Kramma",
  names: ["kramma"],
  layers: { circle: "cells" },
  flags: "c",
  everyAddress: "c",
  address: [circlesInAddress],
  older: { "": [marksUnread(placesOfMarksAndRest), circlesInAddress] },
  file: {
    name: "kramma",
    version: 0,
    fields: () => [
      words(either(sign("1", 1), sign("2", 2)), circles),
      ignoredWords(onCorners),
      betweenCells(answerOf("drawn"), answerOf("cut"), lineWords("drawn")),
    ],
  },
};

const MOST_CIRCLES = 9;

/** Circles in a cell, or a fraction of which each half may be unprinted: `2,3`, `?,3`. */
const circlesOrFraction: Meaning = {
  layers: ["circles", "above", "below"],
  take: (value) => {
    if (typeof value === "number")
      return value >= 1 && value <= MOST_CIRCLES ? { circles: value } : undefined;
    if (!String(value).includes(",")) return undefined;
    const [above, below] = halves(value);
    if (below === 0) return undefined;
    return { above, ...(typeof below === "number" ? { below } : {}) };
  },
  give: (at) => {
    const [circles, above, below] = [at("circles"), at("above"), at("below")];
    if (above === undefined) return below === undefined ? circles : `${below} below nothing`;
    if (below === 0) return "a fraction over 0";
    return circles === undefined ? `${above},${below ?? "?"}` : `${circles} beside ${above}`;
  },
};
const decimal = digits({ base: 10 });
const unprinted = either(decimal, sign("-1", "?"), sign("-2", "?"));

const fractionDivision: Genre = {
  puzzle: "FractionDivision",
  names: ["fracdiv"],
  layers: { circles: "cells", above: "cells", below: "cells" },
  holes: true,
  address: [twoByCell(number16, oneOf(hole, circlesOrFraction))],
  file: {
    name: "fracdiv",
    version: 0,
    fields: () => [
      words(
        either(sign("#", "absent"), pair(unprinted, unprinted, ","), digits({ base: 10, prefix: "d" })),
        oneOf(hole, circlesOrFraction),
      ),
      borderAnswerWords("area"),
    ],
  },
};

export const divisionGenres: readonly Genre[] = [
  fractionDivision,
  kramma,
  familyPhoto,
  heteromino,
  fillmat,
  usotatami,
  squareJam,
  araf,
  nikoji,
  nawabari,
  fourCells,
  tatamibari,
  sashigane,
];
