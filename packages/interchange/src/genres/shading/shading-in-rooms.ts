/** Genres whose board is divided into rooms or tiles, in which cells are shaded. */
import { fourCell } from "../../codes/four-cell.js";
import { number10 } from "../../codes/number10.js";
import { number16 } from "../../codes/number16.js";
import { missingBits } from "../../codes/packed.js";
import { alsoRead, digits, either, sign } from "../../codes/token.js";
import { ignoredWords, numberWord, shadedWords, signWords } from "../../fields/answers.js";
import { fixedText } from "../../fields/fixed-text.js";
import { optional } from "../../fields/optional.js";
import { roomNumbers, roomNumberWords } from "../../fields/regions/room-numbers.js";
import { roomBorders, roomBorderWords, roomMap } from "../../fields/regions/rooms.js";
import { roomsOfTilesBody, roomsOfTilesWords } from "../../fields/regions/rooms-of-tiles.js";
import { topAndLeftBody, topAndLeftFile } from "../../fields/top-and-left.js";
import { coded, words } from "../../fields/values.js";
import { answerOf, type Genre, withBorders } from "../../genre.js";
import { fills, fillsNumber, type Meaning, within, yes } from "../../meaning.js";
import { onCorners, onLinks } from "../../places.js";
import { roomsAlone, roomsAndCounts } from "../rooms.js";

const tiles = { room: "tile" };
const clue = fillsNumber("clue", "says nothing");
const largest = within("number", 1, 9, fills("number"));
const dot = fillsNumber("dot", "says nothing");

/** Marks of the player between cells, which a file need not have. */
const withMarks = (genre: Genre): Genre => ({
  ...genre,
  file: {
    ...genre.file,
    fields: (version) => [...genre.file.fields(version), optional(ignoredWords(onLinks, "0"), [])],
  },
});

const water: Meaning = {
  layers: [answerOf("water")],
  take: (value) => (value === "#" ? { [answerOf("water")]: true } : {}),
  give: (at) => (at(answerOf("water")) === true ? "#" : undefined),
};

const aquarium: Genre = {
  puzzle: "Aquarium",
  names: ["aquarium"],
  layers: { room: "regions", top: "columns", left: "rows" },
  choice: { flag: "r", parameter: "one_level", asks: true },
  defaults: new Map([["one_level", true]]),
  address: [roomBorders(), fixedText("/"), topAndLeftBody(number16)],
  file: {
    name: "aquarium",
    version: 0,
    fields: () => [roomBorderWords(), topAndLeftFile(either(sign("#", "#"), sign("+", "+")), water)],
  },
};

/** 0 is a black circle. */
const circle: Meaning = {
  layers: ["clue", "black"],
  take: (value) => (value === 0 ? { black: true } : { clue: value }),
  give: (at) => {
    const [number, black] = [at("clue"), at("black") === true];
    if (number === 0 || (number !== undefined && black)) return "a white circle with 0";
    return black ? 0 : number;
  },
};

const martini: Genre = {
  puzzle: "Martini",
  names: ["martini"],
  layers: { room: "regions", clue: "map", black: "map" },
  symbol: (at) => (at("black") === true ? "*" : at("clue") === "?" ? "O" : String(at("clue") ?? ".")),
  address: [roomBorders(), coded(number16, circle)],
  file: {
    name: "martini",
    version: 1,
    fields: (version) => [
      version >= 1 ? roomBorderWords() : roomMap(),
      words(numberWord, circle),
      shadedWords("shaded"),
    ],
  },
};

/** The player's black, beside the circle that it is in. */
const circleAndBlack: Meaning = {
  layers: ["circle", answerOf("black")],
  take: (value) =>
    value === "+" ? {} : { circle: true, ...(value === "#" ? { [answerOf("black")]: true } : {}) },
  give: (at) => (at(answerOf("black")) === true ? "#" : at("circle") === true ? "o" : undefined),
};
/** `%` and `+` are marks of the player. */
const circleWord = either(sign("#", "#"), sign("o", "o"), alsoRead("%", "o"), alsoRead("+", "+"));

const nondango: Genre = {
  puzzle: "Nondango",
  names: ["nondango"],
  layers: { room: "regions", circle: "marks" },
  address: [roomBorders(), coded(missingBits, yes("circle"))],
  file: {
    name: "nondango",
    version: 0,
    fields: () => [roomMap(), words(circleWord, circleAndBlack)],
  },
};

/** 0 is no border, 1 one of rooms, 2 one of tiles. */
const parquet: Genre = {
  puzzle: "Parquet",
  names: ["parquet"],
  layers: { room: "regions", tile: "regions" },
  address: [roomsOfTilesBody(number16, "room", "tile")],
  file: {
    name: "parquet",
    version: 0,
    fields: () => [
      roomsOfTilesWords(digits({ base: 10, count: 1, most: 2 }), "room", "tile"),
      shadedWords("shaded"),
    ],
  },
};

const cocktailLamp = roomsAndCounts("CocktailLamp", ["cocktail"]);
const heyablock = roomsAndCounts("Heyablock", ["heyablock"]);
const shimaguni = roomsAndCounts("Shimaguni", ["shimaguni"]);
const stostone = roomsAndCounts("Stostone", ["stostone"]);

export const roomShadingGenres: readonly Genre[] = [
  withMarks(roomsAndCounts("Akichi", ["akichi"], ["x"])),
  aquarium,
  withMarks(roomsAndCounts("Ayeheya", ["ayeheya"])),
  roomsAndCounts("Chocona", ["chocona"]),
  cocktailLamp,
  withBorders(cocktailLamp, "CocktailLampBorders"),
  roomsAlone("InverseLitso", "invlitso", "shaded"),
  {
    puzzle: "Disconnection",
    names: ["disco"],
    layers: { room: "regions" },
    address: [roomBorders()],
    file: { name: "disco", version: 0, fields: () => [roomBorderWords(), shadedWords("shaded")] },
  },
  heyablock,
  withBorders(heyablock, "HeyablockBorders"),
  roomsAndCounts("Hinge", ["hinge"]),
  {
    puzzle: "Juosan",
    names: ["juosan"],
    layers: { room: "regions", count: { of: "room" } },
    address: [roomBorders(), roomNumbers(number16, "count")],
    file: {
      name: "juosan",
      version: 0,
      fields: () => [roomMap(), roomNumberWords("count"), signWords("bar", { "1": "upright", "2": "level" })],
    },
  },
  martini,
  nondango,
  roomsAndCounts("Nuritwin", ["nuritwin"]),
  {
    puzzle: "PaintArea",
    names: ["paintarea"],
    layers: { tile: "regions", clue: "cells" },
    address: [roomBorders(tiles), coded(number10, clue)],
    file: {
      name: "paintarea",
      version: 0,
      fields: () => [roomMap(tiles), words(numberWord, clue), shadedWords("shaded")],
    },
  },
  roomsAndCounts("Bramble", ["bramble"]),
  parquet,
  {
    puzzle: "TileCity",
    names: ["tilecity"],
    layers: { tile: "regions", number: "cells" },
    address: [roomBorders(tiles), coded(number10, largest)],
    file: {
      name: "tilecity",
      version: 0,
      fields: () => [roomMap(tiles), words(numberWord, largest), shadedWords("shaded")],
    },
  },
  shimaguni,
  withBorders(shimaguni, "ShimaguniBorders"),
  stostone,
  withBorders(stostone, "StostoneBorders"),
  withMarks({
    puzzle: "Sumiwake",
    names: ["sumiwake"],
    layers: { room: "regions", dot: "cornerMap" },
    address: [coded(fourCell, dot, onCorners), roomBorders()],
    file: {
      name: "sumiwake",
      version: 1,
      fields: (version) => [
        version >= 1 ? roomBorderWords() : roomMap(),
        words(numberWord, dot, onCorners),
        shadedWords("shaded"),
      ],
    },
  }),
];
