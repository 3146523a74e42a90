/** Genres of things that are to be put into cells. */
import { direction } from "../codes/directions.js";
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { oneCell } from "../codes/one-cell.js";
import { bits, thirds } from "../codes/packed.js";
import { placesOfMarks } from "../codes/places-of-marks.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign, type Token } from "../codes/token.js";
import { besideClues, ignoredWords, numberAnswerWords, numberWord, signWords } from "../fields/answers.js";
import { barWords } from "../fields/bars.js";
import { clueAndBedWords } from "../fields/beds.js";
import { fieldsInOne } from "../fields/field.js";
import { optional } from "../fields/optional.js";
import type { Division } from "../fields/regions/division.js";
import { roomNumbers, roomNumberWords } from "../fields/regions/room-numbers.js";
import { borderBits, borderWords, roomBorders, roomMap, roomsBetween } from "../fields/regions/rooms.js";
import { numbersOnLines, topAndLeftBody, topAndLeftFile } from "../fields/top-and-left.js";
import { coded, words } from "../fields/values.js";
import { answerOf, type Genre } from "../genre.js";
import { HOLE } from "../givens.js";
import { fills, fillsNumber, type Meaning, names, oneOf, within, yes } from "../meaning.js";
import { onLinks } from "../places.js";

/** In a file `A` is a tent, and `-` a mark of the player. */
const treeOrTent: Meaning = {
  layers: ["tree", answerOf("tent")],
  take: (value) => (value === "A" ? { [answerOf("tent")]: true } : value === 1 ? { tree: true } : {}),
  give: (at) => (at("tree") === true ? 1 : at(answerOf("tent")) === true ? "A" : undefined),
};

const arrow = fillsNumber("arrow", "is not in the class");
const arrowSigns = ["1", "2", "3", "4"];

const goal = within("goal", 0, ({ rows, columns }) => rows * columns - 1, fills("goal"));
const roomsBetweenWalls: Division = { room: "room", wall: "wall" };

const arrowNames = { 1: "up", 2: "down", 3: "left", 4: "right" };
const arrowWords = signWords("arrow", arrowNames);
/** A number that is not printed is a wall. */
const arrowOrWall = oneOf(names("wall", { "?": true }), names("arrow", arrowNames));
const beside = within("clue", 0, 4, fills("clue"));

const compass = { 1: "N", 2: "S", 3: "W", 4: "E" };
const letterOrCross = oneOf(names("letter", compass), names("cross", { "?": true }));
const letterWord = either(digits({ base: 10, count: 1, least: 1, most: 4 }), sign("-", "?"));

const news: Genre = {
  puzzle: "News",
  names: ["news"],
  layers: { room: "regions", cross: "marks", letter: "cells" },
  choice: { flag: "n", parameter: "in_one", asks: true },
  address: [
    roomBorders(),
    coded(
      runs({
        token: either(digits({ base: 10, count: 1, least: 1, most: 4 }), sign(".", "?")),
        gaps: letters("5", "z"),
      }),
      letterOrCross,
    ),
  ],
  file: {
    name: "news",
    version: 0,
    fields: () => [
      roomMap(),
      words(letterWord, letterOrCross),
      besideClues(signWords("letter", compass), "letter", "letter"),
    ],
  },
};

/** `q1` is printed, `a1` the player's, `s1` his mark. */
const poles = { 1: "plus", 2: "minus" };
const poleInFile: Meaning = {
  layers: [HOLE, "pole", answerOf("pole")],
  take: (value) => {
    const [, kind, number] = /^([qas])([12])$/.exec(String(value)) ?? [];
    if (kind === undefined) return { [HOLE]: true };
    const pole = number === "1" ? poles[1] : poles[2];
    return kind === "s" ? {} : { ...(kind === "q" ? { pole } : {}), [answerOf("pole")]: pole };
  },
  give: (at) => {
    const sign = (layer: string, kind: string): string | undefined =>
      at(layer) === undefined ? undefined : kind + (at(layer) === poles[1] ? "1" : "2");
    return at(HOLE) === true ? "#" : (sign("pole", "q") ?? sign(answerOf("pole"), "a"));
  },
};
const poleWord: Token = {
  read(text, at) {
    const [word] = /^(#|[qas][12])/.exec(text.slice(at)) ?? [];
    return word === undefined ? undefined : { value: word, length: word.length };
  },
  write: String,
};
const plates: Division = { room: "plate", wall: HOLE };
const twoNumbers = numbersOnLines("minuses", "pluses");

const magnets: Genre = {
  puzzle: "Magnets",
  names: ["magnets"],
  layers: { plate: "regions", pluses: "rowsAndColumns", minuses: "rowsAndColumns", pole: "cells" },
  choice: { flag: "a", parameter: "pulled", asks: true },
  defaults: new Map([["pulled", false]]),
  holes: true,
  address: [
    topAndLeftBody(number16, twoNumbers),
    borderBits(plates),
    optional(fieldsInOne(coded(thirds, names("pole", poles)), coded(bits, yes(HOLE))), ["pole", HOLE]),
    roomsBetween(plates),
  ],
  file: {
    name: "magnets",
    version: 0,
    fields: () => [
      borderWords(plates),
      topAndLeftFile(poleWord, poleInFile, { outside: twoNumbers }),
      roomsBetween(plates),
    ],
  },
};

export const objectGenres: readonly Genre[] = [
  {
    puzzle: "ArrowFlow",
    names: ["arrowflow"],
    layers: { goal: "cells" },
    address: [coded(number16, goal)],
    file: { name: "arrowflow", version: 0, fields: () => [words(numberWord, goal), arrowWords] },
  },
  {
    puzzle: "Dosufuwa",
    names: ["dosufuwa"],
    layers: { wall: "map", room: "regions" },
    symbol: (at) => (at("wall") === true ? "#" : "."),
    address: [
      borderBits(roomsBetweenWalls),
      coded(placesOfMarks, yes("wall")),
      roomsBetween(roomsBetweenWalls),
    ],
    file: {
      name: "dosufuwa",
      version: 0,
      fields: () => [roomMap(roomsBetweenWalls, "#"), signWords("thing", { "1": "balloon", "2": "ball" })],
    },
  },
  {
    puzzle: "Toichika",
    names: ["toichika"],
    layers: { room: "regions", arrow: "cells" },
    address: [
      roomBorders(),
      coded(runs({ token: either(direction(arrowSigns), sign(".", "?")), gaps: letters("5", "z") }), arrow),
    ],
    file: {
      name: "toichika",
      version: 0,
      fields: () => [roomMap(), words(either(direction(arrowSigns), sign("-", "?")), arrow), arrowWords],
    },
  },
  {
    puzzle: "Toichika2",
    names: ["toichika2"],
    layers: { room: "regions", clue: { of: "room" } },
    address: [roomBorders(), roomNumbers(number16, "clue")],
    file: {
      name: "toichika2",
      version: 0,
      fields: () => [roomMap(), roomNumberWords("clue"), numberAnswerWords("number")],
    },
  },
  news,
  magnets,
  {
    puzzle: "Shugaku",
    names: ["shugaku"],
    layers: { clue: "cells" },
    address: [
      coded(
        runs({
          token: either(digits({ base: 10, count: 1, most: 4 }), sign("5", "?")),
          gaps: letters("6", "z"),
        }),
        fills("clue"),
      ),
    ],
    file: { name: "shugaku", version: 0, fields: () => [clueAndBedWords("clue", "pillow", "shaded")] },
  },
  {
    puzzle: "Yajirushi",
    names: ["yajirushi"],
    layers: { wall: "marks", arrow: "cells" },
    address: [coded(fourCell, arrowOrWall)],
    file: {
      name: "yajirushi",
      version: 0,
      fields: () => [words(numberWord, arrowOrWall), besideClues(arrowWords, "arrow", "arrow")],
    },
  },
  {
    puzzle: "Yajirushi2",
    names: ["yajirushi2"],
    layers: { clue: "cells" },
    address: [coded(fourCell, beside)],
    file: {
      name: "yajirushi2",
      version: 0,
      fields: () => [words(numberWord, beside), arrowWords],
    },
  },
  {
    puzzle: "Wittgenstein",
    names: ["wittgen"],
    layers: { clue: "cells" },
    address: [coded(fourCell, beside)],
    file: { name: "wittgen", version: 0, fields: () => [words(numberWord, beside), barWords("bar")] },
  },
  {
    puzzle: "Tents",
    names: ["tents"],
    layers: { tree: "map", top: "columns", left: "rows" },
    symbol: (at) => (at("tree") === true ? "T" : "."),
    address: [topAndLeftBody(number16), coded(oneCell, yes("tree"))],
    file: {
      name: "tents",
      version: 0,
      fields: () => [
        topAndLeftFile(either(sign("1", 1), sign("A", "A"), sign("-", "-")), treeOrTent),
        ignoredWords(onLinks, "0"),
      ],
    },
  },
];
