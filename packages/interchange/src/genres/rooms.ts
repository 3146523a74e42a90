/** Genres whose board is divided into rooms, and whose cells are shaded or numbered. */

import { direction } from "../codes/directions.js";
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign } from "../codes/token.js";
import { numberAnswerWords, numberWord, shadedWords, signWords } from "../fields/answers.js";
import type { Field } from "../fields/field.js";
import { numberAndSlash, numberLine } from "../fields/number-before.js";
import type { Division } from "../fields/regions/division.js";
import { numbersThatFit, roomNumbers, roomNumberWords } from "../fields/regions/room-numbers.js";
import {
  borderBits,
  numbersOfRooms,
  roomBorders,
  roomBorderWords,
  roomLetters,
  roomMap,
  roomsBetween,
} from "../fields/regions/rooms.js";
import { coded, words } from "../fields/values.js";
import { type Genre, withBorders } from "../genre.js";
import type { Givens } from "../givens.js";
import { fillsNumber, type Meaning, names, oneOf, within } from "../meaning.js";

/** Older files have a map of numbers, later ones borders. */
const rooms = (version: number): Field => (version >= 1 ? roomBorderWords() : roomMap());

export const roomsAndCounts = (
  puzzle: string,
  names: Genre["names"],
  variants?: Genre["file"]["variants"],
): Genre => ({
  puzzle,
  names,
  layers: { room: "regions", count: { of: "room" } },
  address: [roomBorders(), roomNumbers(number16, "count")],
  file: {
    name: names[0],
    version: 1,
    ...(variants === undefined ? {} : { variants }),
    fields: (version) => [rooms(version), roomNumberWords("count"), shadedWords("shaded")],
  },
});

export const roomsAlone = (puzzle: string, name: string, found: string): Genre => ({
  puzzle,
  names: [name],
  layers: { room: "regions" },
  address: [roomBorders()],
  file: { name, version: 1, fields: (version) => [rooms(version), shadedWords(found)] },
});

export const aqre = roomsAndCounts("Aqre", ["aqre"], ["b"]);
export const heyawake = roomsAndCounts("Heyawake", ["heyawake", "heyawacky"]);
export const norinori: Genre = { ...roomsAlone("Norinori", "norinori", "shaded"), flags: "d" };
export const lits: Genre = { ...roomsAlone("Lits", "lits", "tetromino"), older: { d: [roomLetters()] } };

const falseOrTrue = within("clue", 0, 4, fillsNumber("clue", "is not in the class"));

export const usowan: Genre = {
  puzzle: "Usowan",
  names: ["usoone", "usowan"],
  layers: { room: "regions", clue: "cells" },
  address: [roomBorders(), coded(fourCell, falseOrTrue)],
  file: {
    name: "usoone",
    version: 0,
    fields: () => [roomMap(), words(numberWord, falseOrTrue), signWords("shaded", { "1": true })],
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

const cellCount = ({ rows, columns }: Pick<Givens, "rows" | "columns">): number => rows * columns;
const numberOrNothing = within("number", 1, cellCount, fillsNumber("number", "says nothing"));

const wallWithArrow: Meaning = {
  layers: ["wall", "arrow"],
  take: (value) =>
    value === "blank"
      ? { wall: true }
      : typeof value === "string" && value !== "?"
        ? { wall: true, arrow: value }
        : undefined,
  give: (at) => {
    const arrow = at("arrow");
    if (at("wall") === true) return arrow ?? "blank";
    return arrow === undefined ? undefined : `${arrow} without wall`;
  },
};
const arrowOrNumber = oneOf(wallWithArrow, numberOrNothing);

const roomsBetweenWalls: Division = { room: "room", wall: "wall" };

export const makaro: Genre = {
  puzzle: "Makaro",
  names: ["makaro"],
  layers: { wall: "map", arrow: "map", room: "regions", number: "cells" },
  symbol: (at) => {
    const arrow = { up: "^", down: "v", left: "<", right: ">" }[String(at("arrow"))];
    return arrow ?? (at("wall") === true ? "#" : ".");
  },
  address: [
    borderBits(roomsBetweenWalls),
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
    roomsBetween(roomsBetweenWalls),
    numbersThatFit("number"),
  ],
  file: {
    name: "makaro",
    version: 0,
    fields: () => [
      numbersOfRooms(roomsBetweenWalls),
      words(either(sign("#", "blank"), direction(["t", "b", "l", "r"]), numberWord), arrowOrNumber),
      numberAnswerWords("number"),
      roomsBetween(roomsBetweenWalls),
      numbersThatFit("number"),
    ],
  },
};

/** As the class has it. */
const MOST_STARS = 20;

export const starbattle: Genre = {
  puzzle: "StarBattle",
  names: ["starbattle"],
  layers: { room: "regions" },
  address: [numberAndSlash("stars_per_line", MOST_STARS), roomBorders()],
  file: {
    name: "starbattle",
    version: 0,
    fields: () => [numberLine("stars_per_line", MOST_STARS), roomMap(), shadedWords("star")],
  },
};

export const roomGenres: readonly Genre[] = [
  aqre,
  heyawake,
  withBorders(heyawake, "HeyawakeBorders"),
  norinori,
  lits,
  withBorders(lits, "LitsBorders"),
  usowan,
  nurimaze,
  makaro,
  starbattle,
];
