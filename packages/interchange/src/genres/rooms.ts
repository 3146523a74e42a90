/** Genres whose board is divided into rooms, and whose cells are shaded or numbered. */

import { direction } from "../codes/directions.js";
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign } from "../codes/token.js";
import { numberAnswerWords, numberWord, shadedWords, signWords } from "../fields/answers.js";
import type { Field } from "../fields/field.js";
import { numberAndSlash, numberLine } from "../fields/number-before.js";
import { optional } from "../fields/optional.js";
import {
  roomBorders,
  roomBorderWords,
  roomLetters,
  roomMap,
  roomNumbers,
  roomNumberWords,
  roomsWithoutWalls,
} from "../fields/rooms.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { HOLE } from "../givens.js";
import { fillsNumber, hole, type Meaning, names, oneOf, yes } from "../meaning.js";

/** Older files have a map of numbers, later ones borders. */
const rooms = (version: number, borders: number): Field =>
  version >= borders ? roomBorderWords() : roomMap();

const roomsAndCounts = (puzzle: string, ...names: Genre["names"]): Genre => ({
  puzzle,
  names,
  layers: { room: "regions", count: { of: "room" } },
  address: [roomBorders(), roomNumbers(number16, "count")],
  file: {
    name: names[0],
    version: 1,
    fields: (version) => [rooms(version, 1), roomNumberWords("count"), shadedWords("shaded")],
  },
});

const onlyRooms = (puzzle: string, name: string): Genre => ({
  puzzle,
  names: [name],
  layers: { room: "regions" },
  address: [roomBorders()],
  file: { name, version: 1, fields: (version) => [rooms(version, 1), shadedWords("shaded")] },
});

export const aqre = roomsAndCounts("Aqre", "aqre");
export const heyawake = roomsAndCounts("Heyawake", "heyawake", "heyawacky");
export const norinori: Genre = { ...onlyRooms("Norinori", "norinori"), flags: "d" };

export const lits: Genre = {
  ...onlyRooms("Lits", "lits"),
  older: { d: [roomLetters()] },
  file: { name: "lits", version: 1, fields: (version) => [rooms(version, 1), shadedWords("tetromino")] },
};

export const usowan: Genre = {
  puzzle: "Usowan",
  names: ["usoone", "usowan"],
  layers: { room: "regions", clue: "cells" },
  address: [roomBorders(), coded(fourCell, fillsNumber("clue", "is not in the class"))],
  file: {
    name: "usoone",
    version: 0,
    fields: () => [
      roomMap(),
      words(numberWord, fillsNumber("clue", "is not in the class")),
      signWords("shaded", { "1": true }),
    ],
  },
};

const mazeMark = names("mark", { S: "S", G: "G", circle: "circle", triangle: "triangle" });

export const nurimaze: Genre = {
  puzzle: "Nurimaze",
  names: ["nurimaze"],
  layers: { room: "regions", mark: "map" },
  symbol: (at) => {
    const mark = at("mark");
    return mark === undefined ? "." : mark === "circle" ? "o" : mark === "triangle" ? "^" : String(mark);
  },
  address: [
    roomBorders(),
    coded(
      runs({
        token: either(sign("1", "S"), sign("2", "G"), sign("3", "circle"), sign("4", "triangle")),
        gaps: letters("5", "z"),
      }),
      mazeMark,
    ),
  ],
  file: {
    name: "nurimaze",
    version: 0,
    fields: () => [
      roomMap(),
      words(either(sign("s", "S"), sign("g", "G"), sign("o", "circle"), sign("t", "triangle")), mazeMark),
      shadedWords("shaded"),
    ],
  },
};

const numberOrNothing = fillsNumber("number", "says nothing");

export const ripple: Genre = {
  puzzle: "Ripple",
  names: ["ripple"],
  layers: { room: "regions", number: "cells" },
  address: [
    roomBorders(),
    coded(number16, numberOrNothing),
    optional(coded(bits, yes(HOLE)), [HOLE]),
    roomsWithoutWalls(HOLE),
  ],
  file: {
    name: "ripple",
    version: 0,
    fields: () => [
      roomBorderWords(),
      words(either(numberWord, sign("#", "absent")), oneOf(hole, numberOrNothing)),
      numberAnswerWords("number"),
      roomsWithoutWalls(HOLE),
    ],
  },
};

const wallWithArrow: Meaning = {
  layers: ["wall", "arrow"],
  take: (value) =>
    value === "blank"
      ? { wall: true }
      : typeof value === "string" && value !== "?"
        ? { wall: true, arrow: value }
        : undefined,
  give: (at) => at("arrow") ?? (at("wall") === true ? "blank" : undefined),
};
const arrowOrNumber = oneOf(wallWithArrow, numberOrNothing);

export const makaro: Genre = {
  puzzle: "Makaro",
  names: ["makaro"],
  layers: { wall: "map", arrow: "map", room: "regions", number: "cells" },
  symbol: (at) => {
    const arrow = { up: "^", down: "v", left: "<", right: ">" }[String(at("arrow"))];
    return arrow ?? (at("wall") === true ? "#" : ".");
  },
  address: [
    roomBorders(),
    coded(
      runs({
        token: either(
          digits({ base: 10, count: 1, shift: 1 }),
          digits({ base: 10, prefix: "-", count: 2, shift: 1, least: 11 }),
          sign("a", "blank"),
          direction(["b", "c", "d", "e"]),
        ),
        gaps: letters("g", "z"),
      }),
      arrowOrNumber,
    ),
    roomsWithoutWalls("wall"),
  ],
  file: {
    name: "makaro",
    version: 0,
    fields: () => [
      roomMap(),
      words(either(sign("#", "blank"), direction(["t", "b", "l", "r"]), numberWord), arrowOrNumber),
      numberAnswerWords("number"),
      roomsWithoutWalls("wall"),
    ],
  },
};

export const starbattle: Genre = {
  puzzle: "StarBattle",
  names: ["starbattle"],
  layers: { room: "regions" },
  address: [numberAndSlash("stars_per_line"), roomBorders()],
  file: {
    name: "starbattle",
    version: 0,
    fields: () => [numberLine("stars_per_line"), roomMap(), shadedWords("star")],
  },
};

export const roomGenres: readonly Genre[] = [
  aqre,
  heyawake,
  norinori,
  lits,
  usowan,
  nurimaze,
  ripple,
  makaro,
  starbattle,
];
