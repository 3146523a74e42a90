/** Genres in which a line leads from one end to another. */
import { fourCell } from "../codes/four-cell.js";
import { number16 } from "../codes/number16.js";
import { lineWords, numberWord } from "../fields/answers.js";
import { fixedLine } from "../fields/fixed-text.js";
import { roomBorders, roomBorderWords } from "../fields/rooms.js";
import { startAndGoalLine, startAndGoalNumbers } from "../fields/start-and-goal.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { fills, fillsNumber, within } from "../meaning.js";

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

export const wayGenres: readonly Genre[] = [haisu, ichimaga];
