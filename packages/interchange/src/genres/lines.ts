/** Genres whose clues stand beside rows and columns. */
import { hexadecimal, number16 } from "../codes/number16.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign, translated } from "../codes/token.js";
import { lineWordsWithRim, shadedWords } from "../fields/answers.js";
import { cellsAndRimBody, cellsAndRimWords } from "../fields/at-sides/cells-and-rim.js";
import { totalsBody, totalsFile } from "../fields/line-totals.js";
import { numberAndSlash, numberLine } from "../fields/number-before.js";
import { optional } from "../fields/optional.js";
import { roomBorders, roomMap } from "../fields/regions/rooms.js";
import { numbersOrEmpty, runsBody, runsFile, shading } from "../fields/runs-of-lines.js";
import { coded } from "../fields/values.js";
import type { Genre } from "../genre.js";
import type { Value } from "../givens.js";
import { fills, fillsNumber, type Meaning, names, oneOf, within } from "../meaning.js";

export const nonogram: Genre = {
  puzzle: "Nonogram",
  names: ["nonogram"],
  layers: { runs: "lines" },
  address: [runsBody(number16, "runs")],
  file: { name: "nonogram", version: 0, fields: () => [runsFile("runs", shading("shaded"))] },
};

export const tilepaint: Genre = {
  puzzle: "Tilepaint",
  names: ["tilepaint"],
  layers: { room: "regions", top: "columns", left: "rows" },
  address: [roomBorders(), totalsBody],
  file: { name: "tilepaint", version: 0, fields: () => [roomMap(), totalsFile, shadedWords("shaded")] },
};

export const coral: Genre = {
  puzzle: "Coral",
  names: ["coral"],
  layers: { runs: "lines" },
  address: [runsBody(number16, "runs", "nothing")],
  file: { name: "coral", version: 0, fields: () => [runsFile("runs", shading("shaded"), "nothing")] },
};

/** A `?` is a run of any length, 0 any number of runs. */
const runsNotPrinted = { numbers: true, any: 0 } as const;

const crossTheStreams: Genre = {
  puzzle: "CrossTheStreams",
  names: ["cts"],
  layers: { runs: "lines" },
  address: [runsBody(number16, "runs", "nothing", runsNotPrinted)],
  file: {
    name: "cts",
    version: 0,
    fields: () => [runsFile("runs", shading("shaded"), "nothing", runsNotPrinted)],
  },
};

const MOST_DIGITS = 9;
const sumsNotPrinted = { numbers: true } as const;

const japaneseSums: Genre = {
  puzzle: "JapaneseSums",
  names: ["japanesesums"],
  layers: { sums: "lines", digit: "cells" },
  address: [
    numberAndSlash("n", MOST_DIGITS),
    runsBody(number16, "sums", "nothing", sumsNotPrinted),
    optional(coded(number16, fillsNumber("digit", "says nothing")), ["digit"]),
  ],
  file: {
    name: "japanesesums",
    version: 0,
    fields: () => [
      numberLine("n", MOST_DIGITS),
      runsFile("sums", numbersOrEmpty("digit"), "nothing", sumsNotPrinted),
    ],
  },
};

const WALL = "wall";
const fromWall = (value: Value): Value =>
  value === 0 ? WALL : typeof value === "number" ? value - 1 : value;
const toWall = (value: Value): Value => (value === WALL ? 0 : typeof value === "number" ? value + 1 : value);

/** 0 is a fish. */
const angler: Meaning = {
  layers: ["angler"],
  take: (value) => (value === 0 || value === WALL ? undefined : { angler: value }),
  give: (at) => at("angler"),
};
const fishOrAngler = oneOf(
  names("wall", { [WALL]: true }),
  names("fish", { 0: true }),
  within("number", 1, Number.MAX_SAFE_INTEGER, fills("number")),
);

const anglers: Genre = {
  puzzle: "Anglers",
  names: ["anglers"],
  layers: { wall: "map", fish: "map", number: "map", angler: "edges" },
  symbol: (at) => (at("wall") === true ? "#" : at("fish") === true ? "o" : String(at("number") ?? ".")),
  address: [
    cellsAndRimBody(
      runs({
        // An address counts from a wall on.
        token: translated(hexadecimal, fromWall, toWall),
        gaps: letters("g", "z"),
      }),
      fishOrAngler,
      angler,
    ),
  ],
  file: {
    name: "anglers",
    version: 0,
    fields: () => [
      cellsAndRimWords(either(digits({ base: 10 }), sign("-2", "?"), sign("#", WALL)), fishOrAngler, angler),
      lineWordsWithRim("line", "angler"),
    ],
  },
};

export const lineGenres: readonly Genre[] = [
  nonogram,
  tilepaint,
  coral,
  crossTheStreams,
  japaneseSums,
  anglers,
];
