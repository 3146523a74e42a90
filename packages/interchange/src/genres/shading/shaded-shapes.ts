/** Genres of shading in which shaded cells make shapes of a kind or a way, or divide the board into areas. */
import { fourCell } from "../../codes/four-cell.js";
import { number10 } from "../../codes/number10.js";
import { hexadecimal, number16 } from "../../codes/number16.js";
import { bits } from "../../codes/packed.js";
import { digits, either, halves, pair, sign } from "../../codes/token.js";
import { ignoredWords, numberWord, shadedWords, signWords } from "../../fields/answers.js";
import { betweenCells } from "../../fields/at-sides/between-cells.js";
import { bothWays } from "../../fields/both-ways.js";
import { dotsBody, dotsFile } from "../../fields/dots.js";
import { oneCellBody, oneCellLine } from "../../fields/one-cell.js";
import { optional } from "../../fields/optional.js";
import { areasAndShadedWords } from "../../fields/regions/areas-and-shaded.js";
import { roomNumbers, roomNumberWords } from "../../fields/regions/room-numbers.js";
import { roomBorders, roomBorderWords } from "../../fields/regions/rooms.js";
import { coded, words } from "../../fields/values.js";
import { answerOf, type Genre } from "../../genre.js";
import { HOLE } from "../../givens.js";
import { fills, hole, type Meaning, names, oneOf, within, yes } from "../../meaning.js";
import { onLinks } from "../../places.js";
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
  address: [roomBorders(), roomNumbers(number16, "count")],
  file: {
    name: "mannequin",
    version: 0,
    fields: () => [
      roomBorderWords(),
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

const dots = { cells: "dot", links: "between" };

const nuriUzu: Genre = {
  puzzle: "NuriUzu",
  names: ["nuriuzu"],
  layers: { dot: "marks", between: "links" },
  choice: { flag: "c", parameter: "in_one", asks: true },
  defaults: new Map([["in_one", false]]),
  address: [dotsBody(dots)],
  file: {
    name: "nuriuzu",
    version: 0,
    denseLines: (rows) => 2 * rows - 1,
    fields: () => [dotsFile(dots), shadedWords("shaded")],
  },
};

/** Twice the number, and 1 more on a dark cell; 0 and 1 for a clue without a number. */
const lightOrDark: Meaning = {
  layers: ["clue", "dark"],
  take: (value) => {
    if (value === "?") return {};
    const half = Math.floor(Number(value) / 2);
    return { clue: half === 0 ? "?" : half, ...(Number(value) % 2 === 1 ? { dark: true } : {}) };
  },
  give: (at) => {
    const number = at("clue");
    if (number === undefined) return undefined;
    return number === 0 ? "clue 0" : 2 * Number(number === "?" ? 0 : number) + (at("dark") === true ? 1 : 0);
  },
};

/** In a file the two stand apart, and the player does not shade again what is dark. */
const lightOrDarkInFile: Meaning = {
  layers: [...lightOrDark.layers, answerOf("shaded")],
  take: (value) => {
    const [dark, number] = halves(value);
    return { clue: number, ...(dark === 1 ? { dark: true, [answerOf("shaded")]: true } : {}) };
  },
  give: (at) => {
    const number = at("clue");
    return number === undefined ? undefined : `${at("dark") === true ? 1 : 0},${number}`;
  },
};

const lightAndShadow: Genre = {
  puzzle: "LightAndShadow",
  names: ["lightshadow"],
  layers: { clue: "map", dark: "map" },
  symbol: (at) => {
    const number = at("clue");
    return number === undefined ? "." : `${at("dark") === true ? "#" : ""}${number}`;
  },
  address: [coded(number16, lightOrDark)],
  file: {
    name: "lightshadow",
    version: 0,
    fields: () => [
      words(
        pair(either(sign("0", 0), sign("1", 1)), either(digits({ base: 10 }), sign("-2", "?")), ","),
        lightOrDarkInFile,
      ),
      bothWays("shaded", "clue", { yes: "1", no: "2", unsaid: "0" }),
    ],
  },
};

const ISLAND = answerOf("shaded");

/** A cell with a number is shaded too. */
const clueOnIsland: Meaning = {
  layers: ["clue", ISLAND],
  take: (value) =>
    value === "+" ? {} : value === "#" ? { [ISLAND]: true } : { clue: value, [ISLAND]: true },
  give: (at) => at("clue") ?? (at(ISLAND) === true ? "#" : undefined),
};

/** Shaded blocks, of which numbers say the sizes. */
const numbersInBlocks = (puzzle: string, name: string): Genre => ({
  puzzle,
  names: [name],
  layers: { clue: "cells" },
  address: [coded(number16, clue)],
  file: {
    name,
    version: 0,
    fields: () => [words(either(numberWord, sign("#", "#"), sign("+", "+")), clueOnIsland)],
  },
});

export const shadedShapeGenres: readonly Genre[] = [
  numbersInBlocks("Archipelago", "archipelago"),
  numbersInBlocks("ChainedBlock", "chainedb"),
  numbersAndShaded("BosnianRoad", ["bosnianroad"], { code: number10, meaning: within("clue", 0, 8, clue) }),
  numbersAndShaded("Dominion", ["dominion"]),
  guideArrow,
  kuromenbun,
  lightAndShadow,
  laPaz,
  mannequinGate,
  nuriUzu,
  numbersAndShaded("Oasis", ["oasis"], { answer: [signWords("shaded", { "1": true }), marksBetween] }),
];
