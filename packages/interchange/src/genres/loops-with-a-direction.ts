/** Genres of loops, and of lines from end to end, along which one goes in one direction. */
import { arrowNumberWord } from "../codes/arrow-number.js";
import { direction } from "../codes/directions.js";
import { hexadecimal } from "../codes/number16.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, halves, pair, sign, type Token, translated } from "../codes/token.js";
import { lineWords } from "../fields/answers.js";
import { codedByGate, numberedInGates } from "../fields/at-gates/numbers-of-gates.js";
import { codedWhere } from "../fields/at-gates/on-marked-cells.js";
import type { Field } from "../fields/field.js";
import { literal } from "../fields/literal.js";
import { oneCellNumber, withOneCell } from "../fields/one-cell.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import type { Value } from "../givens.js";
import { type Meaning, names, oneOf, yes } from "../meaning.js";

const isWind = (value: Value): boolean => typeof value === "string" && value.endsWith(" wind");

/** A wall, from which wind may blow in a direction: `wall`, `up wind`. */
const fan: Meaning = {
  layers: ["wall", "wind"],
  take: (value) => {
    if (value === "wall") return { wall: true };
    return isWind(value) ? { wall: true, wind: String(value).replace(" wind", "") } : undefined;
  },
  give: (at) => {
    const wind = at("wind");
    if (at("wall") === true) return wind === undefined ? "wall" : `${wind} wind`;
    return wind === undefined ? undefined : `${wind} wind without wall`;
  },
};

const arrowOrFan = oneOf(fan, names("arrow", { up: "up", down: "down", left: "left", right: "right" }));

/** Signs for arrows, a wall, and walls with wind in the same directions. */
const arrowsAndFans = (arrows: readonly string[], wall: string, winds: readonly string[]): Token =>
  either(
    direction(arrows),
    sign(wall, "wall"),
    ...["up", "down", "left", "right"].map((to, index) => sign(winds[index] ?? "", `${to} wind`)),
  );

const arrowSigns: Readonly<Record<string, string>> = { up: "^", down: "v", left: "<", right: ">" };

const nagare: Genre = {
  puzzle: "Nagare",
  names: ["nagare"],
  layers: { wall: "map", arrow: "map", wind: "map" },
  symbol: (at) => {
    if (at("wall") === true) return String(at("wind") ?? "#");
    return arrowSigns[String(at("arrow"))] ?? ".";
  },
  address: [
    coded(
      runs({
        token: arrowsAndFans(["1", "2", "3", "4"], "5", ["6", "7", "8", "9"]),
        gaps: letters("a", "z"),
      }),
      arrowOrFan,
    ),
  ],
  file: {
    name: "nagare",
    version: 0,
    fields: () => [
      words(arrowsAndFans(["u", "d", "l", "r"], "N", ["U", "D", "L", "R"]), arrowOrFan),
      lineWords("line"),
    ],
  },
};

/** The number on a wall, with an arrow or without one: `none,4`, `up,4`. */
const numberAtGates: Meaning = {
  layers: ["number", "arrow"],
  take: (value) => {
    const [arrow, number] = halves(value);
    if (typeof number !== "number") return {};
    return arrow === "none" ? { number } : { number, arrow };
  },
  give: (at) => {
    const [number, arrow] = [at("number"), at("arrow")];
    if (number === undefined) return arrow === undefined ? undefined : `${arrow} without a number`;
    return `${arrow ?? "none"},${number}`;
  },
};

/** A wall with its number, or without one: `wall`. */
const numberedWall: Meaning = {
  layers: ["wall", ...numberAtGates.layers],
  take: (value) =>
    value === "wall" ? { wall: true } : { wall: true, ...numberAtGates.take(value, nowhere) },
  give: (at) => {
    const number = numberAtGates.give(at);
    if (at("wall") === true) return number ?? "wall";
    return number === undefined ? undefined : `${number} without a wall`;
  },
};
const nowhere = { rows: 0, columns: 0 };

const gate = names("gate", { upright: "upright", flat: "flat" });
const start = names("start", { start: true });
const noArrow = (token: Token): Token =>
  translated(
    token,
    (number) => `none,${number}`,
    (value) => halves(value)[1],
  );
const gateSigns = either(sign("i", "upright"), sign("-", "flat"), sign("o", "start"), sign("#", "wall"));
const arrowWords = either(direction(["1", "2", "3", "4"]), sign("0", "none"));

/** In the oldest files a gate has its number, `i4`, in one of its cells. */
const oldGates: Meaning = {
  layers: ["gate", "number of a gate"],
  take: (value) => {
    const [direction, number] = halves(value);
    if (direction !== "upright" && direction !== "flat") return undefined;
    return { gate: direction, ...(typeof number === "number" ? { "number of a gate": number } : {}) };
  },
  give: () => undefined,
};
const oldGateWord = (letter: string, direction: string): Token =>
  either(pair(sign(letter, direction), digits({ base: 10 })), sign(letter, `${direction},`));
const oldWord = either(
  sign("o", "start"),
  sign("#", "wall"),
  oldGateWord("i", "upright"),
  oldGateWord("w", "flat"),
);

const ofGates = { gate: "gate", wall: "wall", number: "number" };
const wallsAndGates = coded(
  runs({
    token: either(sign("1", 1), sign("2", "upright"), sign("3", "flat")),
    gaps: letters("4", "z"),
  }),
  oneOf(gate, yes("wall")),
);
const numbersBy = (token: Token): Field =>
  codedWhere("wall", runs({ token, gaps: letters("g", "z") }), numberAtGates);
const circle = [literal("/"), oneCellNumber("start")];
const arrowSign: Readonly<Record<string, string>> = { ...arrowSigns, undefined: "" };

const slalom: Genre = {
  puzzle: "Slalom",
  names: ["slalom"],
  layers: { wall: "map", number: "map", arrow: "map", gate: "map", start: "map" },
  symbol: (at) => {
    if (at("start") === true) return "o";
    const number = at("number");
    if (number !== undefined) return `${number}${arrowSign[String(at("arrow"))]}`;
    if (at("wall") === true) return "#";
    return { upright: "|", flat: "-" }[String(at("gate"))] ?? ".";
  },
  flags: "d",
  everyAddress: "d",
  address: [wallsAndGates, numbersBy(arrowNumberWord), ...circle],
  older: {
    p: [wallsAndGates, numbersBy(noArrow(hexadecimal)), ...circle],
    "": [
      wallsAndGates,
      codedByGate(ofGates, runs({ token: hexadecimal, gaps: letters("g", "z") })),
      ...circle,
    ],
  },
  file: {
    name: "slalom",
    version: 3,
    fields: (version) => {
      const numberWord =
        version < 2 ? noArrow(digits({ base: 10 })) : pair(arrowWords, digits({ base: 10 }), ",");
      const board =
        version === 0
          ? numberedInGates(words(oldWord, oneOf(oldGates, start, numberedWall)), ofGates, "number of a gate")
          : words(either(gateSigns, numberWord), oneOf(gate, start, numberedWall));
      return [withOneCell("start", board), lineWords("line")];
    },
  },
};

export const loopsWithADirection: readonly Genre[] = [nagare, slalom];
