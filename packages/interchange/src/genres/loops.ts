/** Genres in which lines and loops are to be found. */
import { arrowNumber } from "../codes/arrow-number.js";
import { direction } from "../codes/directions.js";
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { thirds } from "../codes/packed.js";
import { alsoRead, digits, either, pair, sign } from "../codes/token.js";
import { ignoredWords, lineWords, numberWord, shadedWords } from "../fields/answers.js";
import { roomBorders, roomBorderWords, roomMap } from "../fields/rooms.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { arrowAndNumber, fillsNumber, names, thingWithNumber, within } from "../meaning.js";
import { onEdges } from "../places.js";

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

const clue = within("clue", 0, 4, fillsNumber("clue", "says nothing"));

export const slitherlink: Genre = {
  puzzle: "Slitherlink",
  names: ["slither", "slitherlink"],
  layers: { clue: "cells" },
  address: [coded(fourCell, clue)],
  file: {
    name: "slither",
    variants: ["f"],
    version: 1,
    fields: (version) => [
      words(numberWord, clue),
      ...(version >= 1 ? [ignoredWords(undefined, "0")] : []),
      lineWords("fence", "yes", onEdges),
    ],
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

export const loopGenres: readonly Genre[] = [hashi, masyu, moonsun, numberlink, slitherlink, yajilin];
