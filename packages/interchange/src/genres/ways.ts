/** Genres in which a line leads from one end to another. */
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { bits } from "../codes/packed.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign } from "../codes/token.js";
import { lineWords, lineWordsWithRim, numberWord, signWords } from "../fields/answers.js";
import { gatesBody, gatesLines } from "../fields/at-sides/gates.js";
import { linkArrowsBody, linkArrowWords } from "../fields/at-sides/link-arrows.js";
import { fixedLine } from "../fields/fixed-text.js";
import { roomBorders, roomBorderWords } from "../fields/rooms.js";
import { startAndGoalLine, startAndGoalNumbers } from "../fields/start-and-goal.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { fills, fillsNumber, names, oneOf, within, yes } from "../meaning.js";

const visit = fillsNumber("visit", "says nothing");

const haisu: Genre = {
  puzzle: "Haisu",
  names: ["haisu"],
  layers: { room: "regions", end: "map", visit: "cells" },
  symbol: (at) => ({ start: "S", goal: "G" })[String(at("end"))] ?? ".",
  address: [startAndGoalNumbers("end"), roomBorders(), coded(number16, visit)],
  file: {
    name: "haisu",
    version: 1,
    fields: () => [startAndGoalLine("end"), roomBorderWords(), words(numberWord, visit), lineWords("line")],
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

export const wayGenres: readonly Genre[] = [haisu, wallLogic, ichimaga, herugolf, icebarn];
