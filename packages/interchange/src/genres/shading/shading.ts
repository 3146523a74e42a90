/** Genres in which cells are shaded by numbers that stand in cells. */
import { fourCell } from "../../codes/four-cell.js";
import { number16 } from "../../codes/number16.js";
import { number36 } from "../../codes/number36.js";
import { letters, runs } from "../../codes/runs.js";
import { listInFile, listsOfNumbers, tapaWord } from "../../codes/tapa.js";
import { digits, either, sign } from "../../codes/token.js";
import { numberOrShadedWords, numberWord, shadedWords, signWords } from "../../fields/answers.js";
import { coded, words } from "../../fields/values.js";
import type { Genre } from "../../genre.js";
import { fills, fillsNumber, thingWithNumber, within } from "../../meaning.js";

/** A cell has four sides. */
const wallAndClue = within("clue", 0, 4, thingWithNumber("wall", "clue"));

export const akari: Genre = {
  puzzle: "Akari",
  names: ["akari", "lightup"],
  layers: { wall: "map", clue: "map" },
  symbol: (at) => String(at("clue") ?? (at("wall") === true ? "#" : ".")),
  address: [coded(fourCell, wallAndClue)],
  file: {
    name: "lightup",
    version: 0,
    fields: () => [numberOrShadedWords(wallAndClue, "lamp")],
  },
};

export const hitori: Genre = {
  puzzle: "Hitori",
  names: ["hitori"],
  layers: { number: "cells" },
  address: [coded(number36, fillsNumber("number", "says nothing"))],
  file: {
    name: "hitori",
    version: 0,
    fields: () => [words(numberWord, fillsNumber("number", "says nothing")), shadedWords("shaded")],
  },
};

export const kurodoko: Genre = {
  puzzle: "Kurodoko",
  names: ["kurodoko"],
  layers: { clue: "cells" },
  address: [coded(number16, fills("clue"))],
  file: {
    name: "kurodoko",
    version: 0,
    fields: () => [words(numberWord, fills("clue")), shadedWords("black")],
  },
};

export const nurikabe: Genre = {
  puzzle: "Nurikabe",
  names: ["nurikabe"],
  layers: { clue: "cells" },
  address: [coded(number16, fills("clue"))],
  file: {
    name: "nurikabe",
    version: 0,
    fields: () => [numberOrShadedWords(fills("clue"), "sea")],
  },
};

export const shakashaka: Genre = {
  puzzle: "Shakashaka",
  names: ["shakashaka"],
  layers: { wall: "map", clue: "map" },
  symbol: (at) => String(at("clue") ?? (at("wall") === true ? "#" : ".")),
  address: [coded(fourCell, wallAndClue)],
  file: {
    name: "shakashaka",
    version: 0,
    fields: () => [
      words(either(sign("5", "?"), digits({ base: 10, count: 1, most: 4 })), wallAndClue),
      signWords("triangle", { "2": "ll", "3": "lr", "4": "ur", "5": "ul" }),
    ],
  },
};

const clueLists = listsOfNumbers("clue", "unprinted");

export const tapa: Genre = {
  puzzle: "Tapa",
  names: ["tapa"],
  layers: { clue: "cells" },
  address: [coded(runs({ token: tapaWord, gaps: letters("g", "z") }), clueLists)],
  file: {
    name: "tapa",
    version: 0,
    fields: () => [
      words(
        either(sign("#", "#"), sign("+", "+"), listInFile),
        listsOfNumbers("clue", "unprinted", "shaded"),
      ),
    ],
  },
};

const tapaUnprinted: Genre = {
  ...tapa,
  puzzle: "TapaUnprinted",
  layers: { clue: "map", unprinted: "map" },
  symbol: (at) => String(clueLists.give(at) ?? "."),
  plain: tapa,
};

export const shadingGenres: readonly Genre[] = [
  akari,
  hitori,
  kurodoko,
  nurikabe,
  shakashaka,
  tapa,
  tapaUnprinted,
];
