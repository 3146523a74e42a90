/** Genres in which things are placed along printed arrows of several cells. */
import { thirds } from "../codes/packed.js";
import { either, sign } from "../codes/token.js";
import { besideClues, signWords } from "../fields/answers.js";
import { arrowWays } from "../fields/at-sides/arrow-ways.js";
import { linkArrowsBody, linkArrowWords } from "../fields/at-sides/link-arrows.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { names, oneOf } from "../meaning.js";

const wallOrSquare = oneOf(names("wall", { 1: true }), names("printed", { 2: true }));

const evolmino: Genre = {
  puzzle: "Evolmino",
  names: ["evolmino"],
  layers: { wall: "map", printed: "map", arrow: "paths" },
  symbol: (at) => (at("wall") === true ? "#" : at("printed") === true ? "o" : "."),
  address: [coded(thirds, wallOrSquare), arrowWays(linkArrowsBody, "arrow")],
  file: {
    name: "evolmino",
    version: 0,
    fields: () => [
      words(either(sign("#", 1), sign("0", 2)), wallOrSquare),
      arrowWays((layer) => linkArrowWords(layer, "links"), "arrow"),
      besideClues(signWords("square", { 0: true }), "square", "printed"),
    ],
  },
};

export const onArrowGenres: readonly Genre[] = [evolmino];
