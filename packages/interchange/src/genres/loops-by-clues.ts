/** Genres in which clues in cells, or between them, say how a loop runs. */
import { arrowNumber, arrowNumberWord } from "../codes/arrow-number.js";
import { direction, directions } from "../codes/directions.js";
import { hexadecimal } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { placesOfMarks } from "../codes/places-of-marks.js";
import { letters, runs } from "../codes/runs.js";
import { listsOfNumbers, loopWord } from "../codes/tapa.js";
import { digits, either, halves, pair, sign, translated } from "../codes/token.js";
import { lineWords } from "../fields/answers.js";
import { dotsBody, dotsFile } from "../fields/dots.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import type { Value } from "../givens.js";
import { type Meaning, yes } from "../meaning.js";

const simpleloop: Genre = {
  puzzle: "SimpleLoop",
  names: ["simpleloop"],
  layers: { wall: "marks" },
  address: [coded(bits, yes("wall"))],
  file: {
    name: "simpleloop",
    version: 0,
    fields: () => [words(sign("*", 1), yes("wall")), lineWords("line")],
  },
};

const ringring: Genre = {
  puzzle: "RingRing",
  names: ["ringring"],
  layers: { wall: "marks" },
  address: [coded(placesOfMarks, yes("wall"))],
  file: {
    name: "ringring",
    version: 0,
    fields: () => [words(sign("1", 1), yes("wall"), undefined, "0"), lineWords("line")],
  },
};

/** A circle and a number told as a pair: `white,4`, `black,?`. */
const circleWithTotal: Meaning = {
  layers: ["circle", "total"],
  take: (value) => {
    const [circle, total] = halves(value);
    return total === "?" ? { circle } : { circle, total };
  },
  give: (at) => {
    const [circle, total] = [at("circle"), at("total")];
    if (circle === undefined) return total === undefined ? undefined : `${total} without a circle`;
    return `${circle},${total ?? "?"}`;
  },
};

/** White with n is 2n, black with n one more; 0 and 1 have no number. */
const evenOrOdd = translated(
  hexadecimal,
  (value) => {
    if (typeof value !== "number") return value;
    const total = value >> 1;
    return `${value % 2 === 0 ? "white" : "black"},${total === 0 ? "?" : total}`;
  },
  (value) => {
    const [circle, total] = halves(value);
    return 2 * (typeof total === "number" ? total : 0) + (circle === "black" ? 1 : 0);
  },
);

const balance: Genre = {
  puzzle: "BalanceLoop",
  names: ["balance"],
  layers: { circle: "map", total: "map" },
  symbol: (at) => {
    const circle = { white: "o", black: "*" }[String(at("circle"))];
    return circle === undefined ? "." : `${at("total") ?? ""}${circle}`;
  },
  address: [coded(runs({ token: evenOrOdd, gaps: letters("g", "z") }), circleWithTotal)],
  file: {
    name: "balance",
    version: 0,
    variants: ["f"],
    fields: () => [
      words(
        pair(
          either(sign("0", "white"), sign("1", "black")),
          either(digits({ base: 10 }), sign("-2", "?")),
          ",",
        ),
        circleWithTotal,
      ),
      lineWords("line"),
    ],
  },
};

const clueLists = listsOfNumbers("clue", "unprinted");

const tapaloop: Genre = {
  puzzle: "TapaLikeLoop",
  names: ["tapaloop"],
  layers: { clue: "map", unprinted: "map" },
  symbol: (at) => String(clueLists.give(at) ?? "."),
  address: [coded(runs({ token: loopWord, gaps: letters("g", "z") }), clueLists)],
  file: {
    name: "tapaloop",
    version: 0,
    fields: () => [
      words(
        {
          read: (text, at) => ({ value: text.slice(at).replaceAll("-", "?"), length: text.length - at }),
          write: (value) => String(value).replaceAll("?", "-"),
        },
        clueLists,
      ),
      lineWords("line"),
    ],
  },
};

const isDirection = (value: Value): boolean => directions.some((name) => name === value);

/** A thing with a light on one of its sides, and a number that belongs to the light. */
const thingWithLight = (thing: string, light: string, number: string): Meaning => ({
  layers: [thing, light, number],
  take: (value) => {
    const [to, count] = halves(value);
    if (isDirection(to)) return { [thing]: true, [light]: to, ...(count === "?" ? {} : { [number]: count }) };
    return value === "none,?" ? { [thing]: true } : undefined;
  },
  range: () => "each number has a direction",
  give: (at) => {
    const [to, count] = [at(light), at(number)];
    if (at(thing) !== true)
      return to === undefined && count === undefined ? undefined : `${to ?? count} alone`;
    return to === undefined && count !== undefined ? `${count} alone` : `${to ?? "none"},${count ?? "?"}`;
  },
});

const lit = thingWithLight("firefly", "light", "turns");
const sides = either(direction(["1", "2", "3", "4"]), sign("0", "none"));
const numberOrHidden = either(digits({ base: 10 }), sign("-", "?"));
const signOf = (to: Value | undefined): string =>
  ({ up: "^", down: "v", left: "<", right: ">" })[String(to)] ?? "";

const firefly: Genre = {
  puzzle: "Firefly",
  names: ["firefly"],
  layers: { firefly: "map", light: "map", turns: "map" },
  symbol: (at) => {
    if (at("firefly") !== true) return ".";
    return at("light") === undefined ? "o" : `${at("turns") ?? ""}${signOf(at("light"))}`;
  },
  address: [coded(arrowNumber, lit)],
  file: {
    name: "firefly",
    version: 0,
    fields: () => [words(pair(sides, numberOrHidden, ","), lit), lineWords("line")],
  },
};

/** A wall of a colour, with a number of lines in a direction or without: `black,left,2`, `grey,none,?`. */
const wallWithSide: Meaning = {
  layers: ["wall", "side", "number", "arrow"],
  take: (value) => {
    const [side, clue] = halves(value);
    const [arrow, number] = halves(clue);
    if (typeof number !== "number") return { wall: true, side };
    return isDirection(arrow) ? { wall: true, side, number, arrow } : undefined;
  },
  range: () => "each number has an arrow",
  give: (at) => {
    const [side, number, arrow] = [at("side"), at("number"), at("arrow")];
    if (at("wall") !== true || side === undefined)
      return at("wall") === undefined && side === undefined && number === undefined
        ? undefined
        : "clue without a wall and its side";
    if (number === undefined) return `${side},none,?`;
    return `${side},${arrow ?? "no arrow"},${number}`;
  },
};

const colours = either(sign("0", "grey"), sign("1", "white"), sign("2", "black"));

const castle: Genre = {
  puzzle: "CastleWall",
  names: ["castle"],
  layers: { wall: "map", side: "map", number: "map", arrow: "map" },
  symbol: (at) => {
    const side = at("side");
    if (side === undefined) return ".";
    if (at("number") === undefined) return { white: "o", black: "*" }[String(side)] ?? "#";
    return `${at("number")}${at("arrow")}${side}`;
  },
  address: [coded(runs({ token: pair(colours, arrowNumberWord), gaps: letters("a", "z") }), wallWithSide)],
  file: {
    name: "castle",
    version: 0,
    fields: () => [
      words(
        translated(
          pair(sides, pair(numberOrHidden, colours, ","), ","),
          (value) => {
            const [arrow, rest] = halves(value);
            const [number, side] = halves(rest);
            return `${side},${arrow},${number}`;
          },
          (value) => {
            const [side, clue] = halves(value);
            return `${clue},${side}`;
          },
        ),
        wallWithSide,
      ),
      lineWords("line"),
    ],
  },
};

const dots = { cells: "spot", links: "dot", colour: 2 } as const;

const midloop: Genre = {
  puzzle: "MidLoop",
  names: ["midloop"],
  layers: { spot: "marks", dot: "links" },
  address: [dotsBody(dots)],
  file: {
    name: "midloop",
    version: 0,
    variants: ["f"],
    denseLines: (rows) => 2 * rows - 1,
    fields: () => [dotsFile(dots), lineWords("line")],
  },
};

export const loopsByClues: readonly Genre[] = [
  simpleloop,
  ringring,
  balance,
  tapaloop,
  firefly,
  castle,
  midloop,
];
