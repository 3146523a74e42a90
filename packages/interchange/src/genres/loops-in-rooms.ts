/** Genres in which loops run through the rooms of a division. */
import { listsWithGaps } from "../codes/lists-with-gaps.js";
import { number16 } from "../codes/number16.js";
import { bits, thirds } from "../codes/packed.js";
import { letters } from "../codes/runs.js";
import { listInFile } from "../codes/tapa.js";
import { either, sign } from "../codes/token.js";
import { ignoredWords, lineWords, lineWordsWithRim, numberWord, shadedWords } from "../fields/answers.js";
import { betweenCells } from "../fields/at-sides/between-cells.js";
import type { Field } from "../fields/field.js";
import { noFlags } from "../fields/flags.js";
import { lengths } from "../fields/lengths.js";
import { optional } from "../fields/optional.js";
import type { Division } from "../fields/regions/division.js";
import { roomNumbers, roomNumberWords } from "../fields/regions/room-numbers.js";
import {
  borderBits,
  borderWords,
  numbersOfRooms,
  roomBorders,
  roomBorderWords,
  roomMap,
  roomsBetween,
} from "../fields/regions/rooms.js";
import { coded, words } from "../fields/values.js";
import { type Genre, withBorders } from "../genre.js";
import { HOLE } from "../givens.js";
import { fills, hole, names, yes } from "../meaning.js";
import { onEdges, onLinks } from "../places.js";

/** From version 2 on files have borders, before a map of numbers. */
const rooms = (version: number): Field => (version >= 2 ? roomBorderWords() : roomMap());

const roomsWithNumbers = (puzzle: string, name: string, number: string): Genre => ({
  puzzle,
  names: [name],
  layers: { room: "regions", [number]: { of: "room" } },
  address: [roomBorders(), roomNumbers(number16, number)],
  file: {
    name,
    version: 2,
    fields: (version) => [rooms(version), roomNumberWords(number), lineWords("line")],
  },
});

/** A second form of the rules lets a room be passed by. */
const PASSED_BY = "country_empty";

const country: Genre = {
  ...roomsWithNumbers("CountryRoad", "country", "count"),
  file: {
    name: "country",
    version: 2,
    variants: [PASSED_BY],
    fields: (version) => [
      ...(version >= 1 ? [noFlags] : []),
      rooms(version),
      roomNumberWords("count"),
      lineWords("line"),
    ],
  },
};

const detour = roomsWithNumbers("Detour", "detour", "turns");

const nagenawa: Genre = {
  ...roomsWithNumbers("Nagenawa", "nagenawa", "count"),
  file: {
    name: "nagenawa",
    version: 0,
    fields: () => [roomMap(), roomNumberWords("count"), lineWords("line")],
  },
};

const yajilinRegions: Genre = {
  ...roomsWithNumbers("YajilinRegions", "yajilin-regions", "count"),
  file: {
    name: "yajilin-regions",
    version: 0,
    variants: ["o"],
    fields: () => [roomMap(), roomNumberWords("count"), shadedWords("shaded"), lineWords("line")],
  },
};

/** A circle, which may have a number. */
const circleWithNumber = fills("number");

const onsen: Genre = {
  puzzle: "Onsen",
  names: ["onsen"],
  layers: { room: "regions", number: "cells" },
  address: [roomBorders(), coded(number16, circleWithNumber)],
  file: {
    name: "onsen",
    version: 2,
    fields: (version) => [rooms(version), words(numberWord, circleWithNumber), lineWords("line")],
  },
};

const roomsBetweenWalls: Division = { room: "room", wall: "wall" };

const roomsWithWalls = (puzzle: string, name: string): Genre => ({
  puzzle,
  names: [name],
  layers: { room: "regions", wall: "marks" },
  address: [
    borderBits(roomsBetweenWalls),
    optional(coded(bits, yes("wall")), ["wall"]),
    roomsBetween(roomsBetweenWalls),
  ],
  file: {
    name,
    version: 2,
    fields: (version) => [
      version >= 2 ? borderWords(roomsBetweenWalls) : numbersOfRooms(roomsBetweenWalls),
      words(sign("*", 1), yes("wall")),
      roomsBetween(roomsBetweenWalls),
      lineWords("line"),
    ],
  },
});

const rassi: Genre = {
  ...roomsWithWalls("RassiSilai", "rassi"),
  layers: { room: "regions", border: "edges", wall: "marks" },
};

const circles = names("circle", { 1: "white", 2: "black" });

const circled = (puzzle: string, name: string): Genre => ({
  puzzle,
  names: [name],
  layers: { room: "regions", circle: "map" },
  symbol: (at) => ({ white: "o", black: "*" })[String(at("circle"))] ?? ".",
  address: [roomBorders(), coded(thirds, circles)],
  file: {
    name,
    version: 2,
    fields: (version) => [
      rooms(version),
      words(either(sign("1", 1), sign("2", 2)), circles),
      lineWords("line"),
    ],
  },
});

const nothing: Genre = {
  puzzle: "AllOrNothing",
  names: ["nothing"],
  layers: { room: "regions" },
  address: [roomBorders()],
  file: {
    name: "nothing",
    version: 2,
    fields: (version) => [rooms(version), ignoredWords(), lineWords("line")],
  },
};

const roomsBetweenHoles: Division = { room: "room", wall: HOLE };

const railPool: Genre = {
  puzzle: "RailPool",
  names: ["railpool"],
  layers: { room: "regions", clue: "map", unprinted: "map" },
  symbol: (at) => String(lengths.give(at) ?? "."),
  holes: true,
  address: [
    coded(listsWithGaps(letters("k", "z"), "/"), lengths),
    borderBits(roomsBetweenHoles),
    coded(bits, yes(HOLE)),
    roomsBetween(roomsBetweenHoles),
  ],
  file: {
    name: "railpool",
    version: 0,
    fields: () => [
      words(listInFile, lengths),
      words(sign("*", "absent"), hole),
      roomMap(roomsBetweenHoles),
      lineWords("line"),
    ],
  },
};

/** A diagonal of a room's border, by the corner that it starts in at the left. */
const slash = names("slash", { 1: "fall", 2: "rise" });

/** Borders need not close a room: diagonals do. A file has places for those round the board too. */
const nanameguri: Genre = {
  puzzle: "Nanameguri",
  names: ["nanameguri"],
  layers: { slash: "cells", wall: "edges" },
  address: [betweenCells("borders", "wall", coded(bits, yes("borders"), onLinks)), coded(thirds, slash)],
  file: {
    name: "nanameguri",
    version: 0,
    fields: () => [
      words(sign("1", 1), yes("wall"), onEdges, "0"),
      words(either(sign("1", 1), sign("2", 2)), slash),
      lineWordsWithRim("line"),
    ],
  },
};

export const loopsInRooms: readonly Genre[] = [
  country,
  withBorders(country, "CountryRoadBorders"),
  detour,
  nagenawa,
  onsen,
  withBorders(onsen, "OnsenBorders"),
  yajilinRegions,
  roomsWithWalls("DoubleBack", "doubleback"),
  rassi,
  circled("DotchiLoop", "dotchi"),
  circled("DotchiLoop2", "dotchi2"),
  nothing,
  railPool,
  nanameguri,
];
