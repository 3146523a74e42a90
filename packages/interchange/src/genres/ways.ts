/** Genres in which a line leads from one end to another. */
import { number16 } from "../codes/number16.js";
import { lineWords, numberWord } from "../fields/answers.js";
import { roomBorders, roomBorderWords } from "../fields/rooms.js";
import { startAndGoalLine, startAndGoalNumbers } from "../fields/start-and-goal.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { fillsNumber } from "../meaning.js";

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

export const wayGenres: readonly Genre[] = [haisu];
