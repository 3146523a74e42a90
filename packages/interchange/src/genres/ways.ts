/** Genres in which a line leads from one end to another. */

/** Genres in which a line leads from one end to another. */
import { fourCell } from "../codes/four-cell.js";
import { number10or16 } from "../codes/number10or16.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, halves, pair, sign, translated } from "../codes/token.js";
import { borderAnswerWords, lineWords, lineWordsWithRim, numberWord, signWords } from "../fields/answers.js";
import { gatesBody, gatesLines } from "../fields/at-sides/gates.js";
import { linkArrowsBody, linkArrowWords } from "../fields/at-sides/link-arrows.js";
import { fixedLine } from "../fields/fixed-text.js";
import { roomBorders, roomBorderWords } from "../fields/regions/rooms.js";
import { startAndGoalLine, startAndGoalNumbers } from "../fields/start-and-goal.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import type { Value } from "../givens.js";
import { fills, fillsNumber, type Meaning, names, oneOf, within, yes } from "../meaning.js";
import { onLinks } from "../places.js";
import { numberOfCells } from "./walks.js";

const visit = fillsNumber("visit", "says nothing");

const endSymbol: Genre["symbol"] = (at) => ({ start: "S", goal: "G" })[String(at("end"))] ?? ".";

const haisu: Genre = {
  puzzle: "Haisu",
  names: ["haisu"],
  layers: { room: "regions", end: "map", visit: "cells" },
  symbol: endSymbol,
  address: [startAndGoalNumbers("end"), roomBorders(), coded(number16, visit)],
  file: {
    name: "haisu",
    version: 1,
    fields: () => [startAndGoalLine("end"), roomBorderWords(), words(numberWord, visit), lineWords("line")],
  },
};

const balloon: Genre = {
  puzzle: "Balloon",
  names: ["balloon"],
  layers: { shade: "marks", number: "cells" },
  choice: { flag: "a", parameter: "touching", asks: true },
  address: [coded(bits, yes("shade")), coded(number16, numberOfCells)],
  file: {
    name: "balloon",
    version: 0,
    fields: () => [
      words(either(sign("#", "#"), numberWord), oneOf(names("shade", { "#": true }), numberOfCells)),
      borderAnswerWords("balloon", onLinks, "shade"),
      lineWords("line"),
    ],
  },
};

/** A lift goes up, down, or either way; floors are counted from 1. `before`: how many numbers of the code are no floors. */
const liftOrFloor = (up: Value, down: Value, before: number): Meaning => ({
  layers: ["lift", "number"],
  take: (value) => {
    if (value === up) return { lift: "up" };
    if (value === down) return { lift: "down" };
    if (value === "?") return { lift: "?" };
    return typeof value === "number" && value > before ? { number: value - before } : undefined;
  },
  give: (at) => {
    const [lift, number] = [at("lift"), at("number")];
    if (typeof number === "number")
      return lift === undefined && number > 0 ? number + before : `floor ${number}`;
    return lift === undefined ? undefined : ({ up, down }[String(lift)] ?? "?");
  },
});

const buildingWalk: Genre = {
  puzzle: "BuildingWalk",
  names: ["bdwalk"],
  layers: { end: "map", lift: "cells", number: "cells" },
  symbol: endSymbol,
  choice: { flag: "m", parameter: "taller", asks: false },
  address: [startAndGoalNumbers("end"), coded(number16, liftOrFloor(0, 1, 1))],
  file: {
    name: "bdwalk",
    version: 0,
    fields: () => [
      startAndGoalLine("end"),
      words(either(sign("U", "U"), sign("D", "D"), numberWord), liftOrFloor("U", "D", 0)),
      lineWords("line"),
    ],
  },
};

const circles = names("circle", { 1: "white", 2: "black", "?": "grey" });

const coffeeMilk: Genre = {
  puzzle: "CoffeeMilk",
  names: ["coffeemilk"],
  layers: { circle: "cells" },
  address: [coded(number10or16, circles)],
  file: { name: "coffeemilk", version: 0, fields: () => [words(numberWord, circles), lineWords("line")] },
};

const turns = fills("number");

/** In a file a direction stands before the number, which is none here. */
const mintonette: Genre = {
  puzzle: "Mintonette",
  names: ["mintonette"],
  layers: { number: "cells" },
  address: [coded(number16, turns)],
  file: {
    name: "mintonette",
    version: 0,
    fields: () => [
      words(
        translated(
          pair(digits({ base: 10, count: 1, most: 4 }), numberWord, ","),
          (value) => halves(value)[1],
          (value) => `0,${value}`,
        ),
        turns,
      ),
      lineWords("line"),
    ],
  },
};

const circle = within("circle", 0, 4, fills("circle"));

/** In a file the first line says which lines may cross, or which circles they may join. */
const ichimaga: Genre = {
  puzzle: "Ichimaga",
  names: ["ichimaga"],
  layers: { circle: "cells" },
  address: [coded(fourCell, circle)],
  file: {
    name: "ichimaga",
    version: 0,
    fields: () => [fixedLine("def"), words(numberWord, circle), lineWords("line")],
  },
};

const balls = within("ball", 1, 255, fills("ball"));
const ballOrCup = oneOf(names("cup", { cup: true }), balls);

const herugolf: Genre = {
  puzzle: "Herugolf",
  names: ["herugolf"],
  layers: { cup: "marks", water: "marks", ball: "cells" },
  address: [
    coded(bits, yes("water")),
    coded(
      runs({
        token: either(
          digits({ base: 16, count: 1 }),
          digits({ base: 16, prefix: "-", count: 2, least: 16 }),
          sign("h", "cup"),
        ),
        gaps: letters("i", "z"),
      }),
      ballOrCup,
    ),
  ],
  file: {
    name: "herugolf",
    version: 0,
    fields: () => [
      words(
        either(sign("H", "cup"), sign("i", "water"), digits({ base: 10 })),
        oneOf(names("water", { water: true }), ballOrCup),
      ),
      lineWords("line"),
    ],
  },
};

const icebarn: Genre = {
  puzzle: "Icebarn",
  names: ["icebarn"],
  layers: { ice: "marks", arrow: "links", gate: "edges" },
  address: [coded(bits, yes("ice")), linkArrowsBody("arrow"), gatesBody("gate")],
  file: {
    name: "icebarn",
    version: 0,
    fields: () => [
      gatesLines("gate"),
      words(sign("1", 1), yes("ice"), undefined, "0"),
      linkArrowWords("arrow"),
      lineWordsWithRim("line", "gate"),
    ],
  },
};

const clueOrWall = oneOf(names("wall", { wall: true }), fills("clue"));

const wallLogic: Genre = {
  puzzle: "WallLogic",
  names: ["walllogic"],
  layers: { clue: "map", wall: "map" },
  symbol: (at) => (at("wall") === true ? "#" : String(at("clue") ?? ".")),
  address: [
    coded(
      runs({
        token: either(
          digits({ base: 16, count: 1 }),
          digits({ base: 16, prefix: "-", count: 2, least: 16 }),
          sign("+", "wall"),
          sign(".", "?"),
        ),
        gaps: letters("g", "z"),
      }),
      clueOrWall,
    ),
  ],
  file: {
    name: "walllogic",
    version: 0,
    fields: () => [
      words(either(sign("#", "wall"), numberWord), clueOrWall),
      signWords("arrow", { "1": "up", "2": "down", "3": "left", "4": "right" }),
    ],
  },
};

export const wayGenres: readonly Genre[] = [
  balloon,
  buildingWalk,
  coffeeMilk,
  haisu,
  mintonette,
  wallLogic,
  ichimaga,
  herugolf,
  icebarn,
];
