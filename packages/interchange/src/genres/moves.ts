/** Genres in which things move, and that of pencils. */

import { direction } from "../codes/directions.js";
import { numberOrDirection } from "../codes/number-or-direction.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { alsoRead, digits, either, halves, pair, sign, type Token } from "../codes/token.js";
import { borderMarkWords, ignoredWords, lineWords, numberWord, signWords } from "../fields/answers.js";
import type { Field } from "../fields/field.js";
import { markedRegions, markedToo, pots, totalsInRegions, touching } from "../fields/regions/pots.js";
import { roomBorders, roomBorderWords } from "../fields/regions/rooms.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { fills, type Meaning, names, oneOf, thingWithNumber, within } from "../meaning.js";

const circle = thingWithNumber("circle", "number");

export const satogaeri: Genre = {
  puzzle: "Satogaeri",
  names: ["satogaeri", "sato"],
  layers: { room: "regions", circle: "map", number: "map" },
  symbol: (at) => String(at("number") ?? (at("circle") === true ? "O" : ".")),
  address: [roomBorders(), coded(number16, circle)],
  file: {
    name: "satogaeri",
    version: 0,
    fields: () => [
      words(numberWord, circle),
      ignoredWords(undefined, "0"),
      roomBorderWords(),
      lineWords("move"),
    ],
  },
};

const ant = within("number", 1, ({ rows, columns }) => rows * columns, fills("number"));

const armyAnts: Genre = {
  puzzle: "ArmyAnts",
  names: ["armyants"],
  layers: { room: "regions", number: "cells" },
  address: [roomBorders(), coded(number16, ant)],
  file: {
    name: "armyants",
    version: 0,
    fields: () => [words(numberWord, ant), ignoredWords(), roomBorderWords(), lineWords("move")],
  },
};

/** 0 is a boulder. */
const bombOrBoulder = oneOf(names("boulder", { 0: true }), fills("bomb"));

const timeBomb: Genre = {
  puzzle: "TimeBomb",
  names: ["timebomb"],
  layers: { bomb: "map", boulder: "map" },
  symbol: (at) => (at("boulder") === true ? "#" : String(at("bomb") ?? ".")),
  address: [coded(number16, bombOrBoulder)],
  file: {
    name: "timebomb",
    version: 0,
    fields: () => [words(numberWord, bombOrBoulder), ignoredWords(undefined, "0"), lineWords("move")],
  },
};

/** A circle with its number, or the total of the pot that the cell lies in. */
const circleOrTotal: Token = either(
  digits({ base: 16, count: 1 }),
  digits({ base: 16, prefix: "-", count: 2, least: 16 }),
  sign(".", "?"),
  pair(sign("i", "total"), digits({ base: 16, count: 1 })),
  pair(sign("g", "total"), digits({ base: 16, count: 2, least: 16 })),
  sign("h", "total,?"),
);

const numberOrTotal: Meaning = {
  layers: ["number", "total"],
  take(value) {
    if (value === "?") return undefined;
    if (typeof value === "number") return { number: value };
    const [, total] = halves(value);
    return total === "?" ? {} : { total };
  },
  give(at) {
    const total = at("total");
    return at("number") ?? (total === undefined ? undefined : `total,${total}`);
  },
};

/** In a file a circle begins with `o`, and a number alone is a total. */
const inFile: Meaning = {
  layers: ["number", "total"],
  take(value) {
    const [, round, number] = /^(o?)(\d+)$/.exec(String(value)) ?? [];
    if (number === undefined) return undefined;
    return round === "o" ? { number: Number(number) } : { total: Number(number) };
  },
  give: (at) => (at("number") === undefined ? at("total") : `o${at("number")}`),
};

const anyWord: Token = {
  read: (text, at) => ({ value: text.slice(at), length: text.length - at }),
  write: (value) => String(value),
};

/** Marks of a file become regions before the totals in them are gathered. */
const potWords: Field = {
  read(cursor, draft) {
    const problem = words(anyWord, markedToo(inFile, "pot")).read(cursor, draft);
    draft.layers.set("pot", markedRegions(draft, draft.layers.get("pot") ?? []));
    return problem;
  },
  write: (givens) => touching(givens, "pot") ?? words(anyWord, markedToo(inFile, "pot")).write(givens),
};

export const yosenabe: Genre = {
  puzzle: "Yosenabe",
  names: ["yosenabe"],
  layers: { pot: "regions", total: { of: "pot" }, number: "cells" },
  address: [
    pots(bits, "pot"),
    totalsInRegions(
      coded(runs({ token: circleOrTotal, gaps: letters("j", "z") }), numberOrTotal),
      "total",
      "pot",
    ),
  ],
  file: {
    name: "yosenabe",
    version: 1,
    fields: (version) => [
      totalsInRegions(potWords, "total", "pot"),
      lineWords("move"),
      ...(version >= 1 ? [ignoredWords(undefined, "0")] : []),
    ],
  },
};

const tip: Meaning = {
  layers: ["tip"],
  take: (value) => (typeof value === "string" && value !== "?" ? { tip: value } : undefined),
  give: (at) => at("tip"),
};
const numberOrTip = oneOf(tip, fills("number"));

/** In a file a number begins with `o`, `o-2` is one that is not printed; a digit alone is the direction of a tip. */
const pencilWord = either(
  pair(sign("o", "o"), digits({ base: 10 })),
  sign("o-2", "?"),
  alsoRead("o", "?"),
  direction(["1", "2", "3", "4"]),
);
const pencilInFile: Meaning = {
  ...numberOrTip,
  take: (value, size) => {
    const [round, number] = halves(value);
    return round === "o" ? { number } : numberOrTip.take(value, size);
  },
  give: (at) => {
    const value = numberOrTip.give(at);
    return typeof value === "number" ? `o,${value}` : value;
  },
};

export const pencils: Genre = {
  puzzle: "Pencils",
  names: ["pencils"],
  layers: { number: "cells", tip: "cells" },
  address: [coded(numberOrDirection, numberOrTip)],
  file: {
    name: "pencils",
    version: 0,
    fields: () => [
      words(pencilWord, pencilInFile),
      borderMarkWords("pencil"),
      lineWords("line"),
      signWords("tip", { "1": "up", "2": "down", "3": "left", "4": "right" }),
    ],
  },
};

export const moveGenres: readonly Genre[] = [satogaeri, armyAnts, timeBomb, yosenabe, pencils];
