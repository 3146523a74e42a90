/** Genres in which a line leads from one end to another. */
import { number10or16 } from "../codes/number10or16.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { digits, either, halves, pair, sign, translated } from "../codes/token.js";
import { borderAnswerWords, lineWords, numberWord } from "../fields/answers.js";
import { roomBorders, roomBorderWords } from "../fields/rooms.js";
import { startAndGoalLine, startAndGoalNumbers } from "../fields/start-and-goal.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import type { Value } from "../givens.js";
import { fills, fillsNumber, type Meaning, names, oneOf, yes } from "../meaning.js";
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

export const wayGenres: readonly Genre[] = [balloon, buildingWalk, coffeeMilk, haisu, mintonette];
