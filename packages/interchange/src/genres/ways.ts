/** Genres in which a line leads from one end to another. */
import { number16 } from "../codes/number16.js";
import { letters, runs } from "../codes/runs.js";
import { digits, either, sign } from "../codes/token.js";
import { lineWords, numberWord, signWords } from "../fields/answers.js";
import { roomBorders, roomBorderWords } from "../fields/rooms.js";
import { startAndGoalLine, startAndGoalNumbers } from "../fields/start-and-goal.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { fills, fillsNumber, names, oneOf } from "../meaning.js";

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

export const wayGenres: readonly Genre[] = [haisu, wallLogic];
