/** Genres in which lines and loops are to be found. */
import { arrowNumber } from "../codes/arrow-number.js";
import { direction } from "../codes/directions.js";
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { bits, thirds } from "../codes/packed.js";
import { alsoRead, digits, either, pair, sign } from "../codes/token.js";
import {
  besideClues,
  ignoredWords,
  lineWords,
  numberAnswerWords,
  numberWord,
  shadedWords,
} from "../fields/answers.js";
import { betweenCells } from "../fields/at-sides/between-cells.js";
import { roomBorders, roomBorderWords, roomMap } from "../fields/regions/rooms.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { arrowAndNumber, fillsNumber, names, thingWithNumber, within, yes } from "../meaning.js";
import { onLinks } from "../places.js";
import { numberOfCells } from "./walks.js";

/** Two bridges on each of four sides. */
const island = within("count", 1, 8, thingWithNumber("island", "count"));

export const hashi: Genre = {
  puzzle: "Hashi",
  names: ["hashi", "hashikake", "bridges"],
  layers: { island: "map", count: "map" },
  symbol: (at) => String(at("count") ?? (at("island") === true ? "O" : ".")),
  address: [coded(number16, island)],
  file: {
    name: "hashikake",
    version: 0,
    fields: () => [words(numberWord, island), lineWords("bridge", "number")],
  },
};

const ICE = yes("ice");
/** The fences as the formats have them, between cells. */
const FENCES = yes("fences");

export const barns: Genre = {
  puzzle: "Barns",
  names: ["barns"],
  layers: { ice: "marks", fence: "edges" },
  address: [coded(bits, ICE), betweenCells("fences", "fence", coded(bits, FENCES, onLinks))],
  file: {
    name: "barns",
    version: 0,
    fields: () => [
      words(sign("1", 1), ICE),
      betweenCells("fences", "fence", words(sign("1", 1), FENCES, onLinks, "0")),
      lineWords("line"),
    ],
  },
};

const pearls = names("pearl", { 1: "white", 2: "black" });
const oneOrTwo = either(sign("1", 1), sign("2", 2));

export const masyu: Genre = {
  puzzle: "Masyu",
  names: ["mashu", "masyu", "pearl"],
  layers: { pearl: "map" },
  symbol: (at) => ({ white: "o", black: "*" })[String(at("pearl"))] ?? ".",
  address: [coded(thirds, pearls)],
  file: {
    name: "mashu",
    version: 0,
    variants: ["f"],
    fields: () => [words(oneOrTwo, pearls), lineWords("line")],
  },
};

const moonOrSun = names("mark", { 1: "moon", 2: "sun" });

export const moonsun: Genre = {
  puzzle: "MoonOrSun",
  names: ["moonsun"],
  layers: { room: "regions", mark: "map" },
  symbol: (at) => ({ moon: "(", sun: "*" })[String(at("mark"))] ?? ".",
  address: [roomBorders(), coded(thirds, moonOrSun)],
  file: {
    name: "moonsun",
    variants: ["f"],
    version: 2,
    fields: (version) => [
      version >= 2 ? roomBorderWords() : roomMap(),
      words(oneOrTwo, moonOrSun),
      lineWords("line"),
    ],
  },
};

const endNumber = fillsNumber("number", "is not in the class");

export const numberlink: Genre = {
  puzzle: "Numberlink",
  names: ["numlin"],
  layers: { number: "cells" },
  parameters: () => new Map([["every_cell", false]]),
  defaults: new Map([["every_cell", false]]),
  address: [coded(number16, endNumber)],
  file: { name: "numlin", version: 0, fields: () => [words(numberWord, endNumber), lineWords("line")] },
};

/** A cell has four neighbours. */
const bridgeCount = within("number", 0, 4, fillsNumber("number", "says nothing"));

export const keywest: Genre = {
  puzzle: "KeyWest",
  names: ["keywest"],
  layers: { number: "cells" },
  address: [coded(fourCell, bridgeCount)],
  file: {
    name: "keywest",
    version: 0,
    fields: () => [
      words(numberWord, bridgeCount),
      lineWords("bridge"),
      besideClues(numberAnswerWords("count"), "count", "number"),
    ],
  },
};

export const nuriloop: Genre = {
  puzzle: "Nuriloop",
  names: ["nuriloop"],
  layers: { number: "cells" },
  address: [coded(number16, numberOfCells)],
  file: {
    name: "nuriloop",
    version: 0,
    fields: () => [words(numberWord, numberOfCells), ignoredWords(undefined, "0"), lineWords("line")],
  },
};

const arrowClue = arrowAndNumber("arrow", "clue", "wall");

export const yajilin: Genre = {
  puzzle: "Yajilin",
  names: ["yajilin", "yajirin"],
  layers: { clue: "map", arrow: "map", wall: "map" },
  symbol: (at) => {
    if (at("wall") === true) return "#";
    const arrow = { up: "^", down: "v", left: "<", right: ">" }[String(at("arrow"))];
    return at("clue") === undefined ? "." : `${at("clue")}${arrow ?? ""}`;
  },
  address: [coded(arrowNumber, arrowClue)],
  flags: "b",
  file: {
    name: "yajilin",
    variants: ["o"],
    version: 0,
    fields: () => [
      words(
        either(
          pair(
            either(direction(["1", "2", "3", "4"]), sign("0", "none")),
            either(digits({ base: 10 }), sign("-", "?")),
            ",",
          ),
          alsoRead("#", "blank"),
        ),
        arrowClue,
      ),
      shadedWords("shaded"),
      lineWords("line"),
    ],
  },
};

export const loopGenres: readonly Genre[] = [
  barns,
  hashi,
  keywest,
  masyu,
  moonsun,
  numberlink,
  nuriloop,
  yajilin,
];
