/** Genres of shading in which shaded cells make shapes of a kind or a way, or divide the board into areas. */
import { fourCell } from "../codes/four-cell.js";
import { number10 } from "../codes/number10.js";
import { hexadecimal, number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { digits, either, sign } from "../codes/token.js";
import { ignoredWords, numberWord, shadedWords, signWords } from "../fields/answers.js";
import { areasAndShadedWords } from "../fields/areas-and-shaded.js";
import { betweenCells } from "../fields/between-cells.js";
import { oneCellBody, oneCellLine } from "../fields/one-cell.js";
import { optional } from "../fields/optional.js";
import { roomNumbers, roomNumberWords } from "../fields/room-numbers.js";
import { roomBorders, roomBorderWords } from "../fields/rooms.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { HOLE } from "../givens.js";
import { fills, hole, names, oneOf, within, yes } from "../meaning.js";
import { onLinks } from "../places.js";
import { onlyRooms } from "./rooms.js";
import { marksBetween, numbersAndShaded } from "./shading-by-numbers.js";

const clue = fills("clue");

const clueOrHole = oneOf(hole, clue);
const BORDERS = yes("borders");
const arrow = names("arrow", { 1: "up", 2: "down", 3: "left", 4: "right", "?": "?" });

const laPaz: Genre = {
  puzzle: "LaPaz",
  names: ["lapaz"],
  layers: { clue: "cells" },
  holes: true,
  choice: { flag: "l", parameter: "liars", asks: true },
  defaults: new Map([["liars", false]]),
  address: [coded(number16, clue), optional(coded(bits, yes(HOLE)), [HOLE])],
  file: {
    name: "lapaz",
    version: 0,
    fields: () => [
      words(either(sign("#", "absent"), numberWord), clueOrHole),
      areasAndShadedWords("area", "shaded"),
    ],
  },
};

const mannequinGate: Genre = {
  puzzle: "MannequinGate",
  names: ["mannequin"],
  layers: { room: "regions", count: { of: "room" } },
  address: [roomBorders(onlyRooms), roomNumbers(number16, "count")],
  file: {
    name: "mannequin",
    version: 0,
    fields: () => [
      roomBorderWords(onlyRooms),
      roomNumberWords("count"),
      shadedWords("shaded"),
      optional(ignoredWords(), []),
    ],
  },
};

const kuromenbun: Genre = {
  puzzle: "Kuromenbun",
  names: ["kuromenbun"],
  layers: { clue: "cells", border: "edges" },
  address: [betweenCells("borders", "border", coded(bits, BORDERS, onLinks)), coded(number16, clue)],
  file: {
    name: "kuromenbun",
    version: 0,
    fields: () => [
      betweenCells("borders", "border", words(sign("1", 1), BORDERS, onLinks, "0")),
      words(numberWord, clue),
      shadedWords("shaded"),
    ],
  },
};

const guideArrow: Genre = {
  puzzle: "GuideArrow",
  names: ["guidearrow"],
  layers: { arrow: "map", goal: "map" },
  symbol: (at) => {
    const pointer = { up: "^", down: "v", left: "<", right: ">", "?": "?" }[String(at("arrow"))] ?? ".";
    return at("goal") === true ? (pointer === "." ? "G" : `G${pointer}`) : pointer;
  },
  address: [oneCellBody("goal", hexadecimal), coded(fourCell, arrow)],
  file: {
    name: "guidearrow",
    version: 0,
    fields: () => [
      oneCellLine("goal"),
      words(either(digits({ base: 10 }), sign("-", "?")), arrow),
      shadedWords("shaded"),
      marksBetween,
    ],
  },
};

export const shadedShapeGenres: readonly Genre[] = [
  numbersAndShaded("BosnianRoad", ["bosnianroad"], { code: number10, meaning: within("clue", 0, 8, clue) }),
  numbersAndShaded("Dominion", ["dominion"]),
  guideArrow,
  kuromenbun,
  laPaz,
  mannequinGate,
  numbersAndShaded("Oasis", ["oasis"], { answer: [signWords("shaded", { "1": true }), marksBetween] }),
];
