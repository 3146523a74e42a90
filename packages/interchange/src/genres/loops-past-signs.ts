/** Genres in which a sign in a cell says how a loop goes on there. */
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { alsoRead, digits, either, halves, pair, sign, type Token } from "../codes/token.js";
import { lineWords, numberWord } from "../fields/answers.js";
import { fourNumbersBody, fourNumbersWords } from "../fields/at-sides/four-numbers.js";
import { anyLine } from "../fields/fixed-text.js";
import { optional } from "../fields/optional.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { fills, type Meaning, names, oneOf, within, yes } from "../meaning.js";

const pieces = ["cross", "upright", "level", "up_right", "up_left", "down_left", "down_right"];
const pieceSigns: Readonly<Record<string, string>> = {
  cross: "┼",
  upright: "│",
  level: "─",
  up_right: "└",
  up_left: "┘",
  down_left: "┐",
  down_right: "┌",
};
const piece = names("pipe", Object.fromEntries(pieces.map((name) => [name, name])));
const pieceLetters = (spelled: string): Token =>
  either(...pieces.map((name, index) => sign(spelled.charAt(index), name)));
const pieceWord = pieceLetters("abcdefg");

const pipelink: Genre = {
  puzzle: "Pipelink",
  names: ["pipelink"],
  layers: { pipe: "map" },
  symbol: (at) => pieceSigns[String(at("pipe"))] ?? ".",
  address: [coded(runs({ token: pieceWord, gaps: letters("h", "z") }), piece)],
  file: {
    name: "pipelink",
    version: 0,
    fields: () => [anyLine("pipe"), words(pieceWord, piece), lineWords("line")],
  },
};

const loopNumber = within("number", 1, ({ rows, columns }) => rows * columns, fills("number"));

/** A number or a piece; the letters of pieces follow the digits of numbers. */
const loopSpecial: Genre = {
  puzzle: "LoopSpecial",
  names: ["loopsp"],
  layers: { pipe: "map", number: "map" },
  symbol: (at) => pieceSigns[String(at("pipe"))] ?? String(at("number") ?? "."),
  address: [
    coded(
      runs({
        token: either(
          digits({ base: 16, count: 1 }),
          digits({ base: 16, prefix: "-", count: 2, least: 16 }),
          digits({ base: 16, prefix: "+", count: 3, least: 256 }),
          sign(".", "?"),
          pieceLetters("ghijklm"),
        ),
        gaps: letters("n", "z"),
      }),
      oneOf(piece, loopNumber),
    ),
  ],
  file: {
    name: "loopsp",
    version: 0,
    fields: () => [
      words(either(pieceLetters("abcdefg"), digits({ base: 10 }), sign("-2", "?")), oneOf(piece, loopNumber)),
      lineWords("line"),
    ],
  },
};

const ends = within("portal", 1, Number.MAX_SAFE_INTEGER, fills("portal"));
const endOrCircle: Meaning = {
  layers: ["portal", "circle"],
  take: (value, size) => (value === "?" ? { circle: true } : ends.take(value, size)),
  give: (at) => {
    const [portal, circle] = [at("portal"), at("circle")];
    return circle === true ? (portal === undefined ? "?" : `${portal} in a circle`) : portal;
  },
};

const portal: Genre = {
  puzzle: "PortalLoop",
  names: ["portal"],
  layers: { wall: "marks", portal: "cells", circle: "marks" },
  address: [coded(number16, endOrCircle), optional(coded(bits, yes("wall")), ["wall"])],
  file: {
    name: "portal",
    version: 0,
    fields: () => [
      words(either(sign("#", "wall"), numberWord), oneOf(names("wall", { wall: true }), endOrCircle)),
      lineWords("line"),
    ],
  },
};

const mukkonn: Genre = {
  puzzle: "Mukkonn",
  names: ["mukkonn"],
  layers: { number: "sides" },
  holes: true,
  address: [fourNumbersBody("number")],
  file: { name: "mukkonn", version: 0, fields: () => [fourNumbersWords("number"), lineWords("line")] },
};

const mirrors = ["up_right", "up_left", "down_left", "down_right"];
const mirrorSigns: Readonly<Record<string, string>> = {
  up_right: "◣",
  up_left: "◢",
  down_left: "◥",
  down_right: "◤",
};

/** A triangle with a number or without, told as a pair: `up_right,9`, `up_left,?`. */
const mirrorWithNumber: Meaning = {
  layers: ["mirror", "number"],
  take: (value) => {
    const [mirror, number] = halves(value);
    return number === "?" ? { mirror } : { mirror, number };
  },
  give: (at) => {
    const [mirror, number] = [at("mirror"), at("number")];
    if (mirror === undefined) return number === undefined ? undefined : `${number} without a triangle`;
    return `${mirror},${number ?? "?"}`;
  },
};
const crossOrMirror: Meaning = {
  layers: ["cross", ...mirrorWithNumber.layers],
  take: (value, size) => (value === "cross" ? { cross: true } : mirrorWithNumber.take(value, size)),
  give: (at) => {
    const mirror = mirrorWithNumber.give(at);
    return at("cross") === true ? (mirror === undefined ? "cross" : `cross and ${mirror}`) : mirror;
  },
};

const triangle = (signs: string): Token =>
  either(...mirrors.map((name, index) => sign(signs.charAt(index), name)));

const reflect: Genre = {
  puzzle: "ReflectLink",
  names: ["reflect"],
  layers: { cross: "map", mirror: "map", number: "map" },
  symbol: (at) => {
    if (at("cross") === true) return "+";
    const mirror = mirrorSigns[String(at("mirror"))];
    return mirror === undefined ? "." : `${at("number") ?? ""}${mirror}`;
  },
  address: [
    coded(
      runs({
        token: either(
          sign("5", "cross"),
          pair(triangle("1234"), either(sign("0", "?"), digits({ base: 16, count: 1, least: 1 }))),
          pair(triangle("6789"), digits({ base: 16, count: 2, least: 16 })),
        ),
        gaps: letters("a", "z"),
      }),
      crossOrMirror,
    ),
  ],
  file: {
    name: "reflect",
    version: 0,
    fields: () => [
      words(
        either(
          sign("+", "cross"),
          pair(triangle("1234"), either(digits({ base: 10 }), alsoRead("-2", "?"), sign("", "?"))),
        ),
        crossOrMirror,
      ),
      lineWords("line"),
    ],
  },
};

export const loopsPastSigns: readonly Genre[] = [pipelink, loopSpecial, portal, mukkonn, reflect];
