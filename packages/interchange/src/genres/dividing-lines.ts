/** Genres in which the board is to be divided by lines, of which some are printed. */
import { letters, runs } from "../codes/runs.js";
import { alsoRead, digits, either } from "../codes/token.js";
import { betweenCells } from "../fields/between-cells.js";
import { drawnAreas } from "../fields/drawn-areas.js";
import { coded, words } from "../fields/values.js";
import { answerOf, type Genre } from "../genre.js";
import { names, oneOf, sayingNothingBy } from "../meaning.js";
import { onLinks, onLinksInOne } from "../places.js";

/** A border that is given, one with a dot, and in a file one that the player drew. */
const PRINTED = oneOf(names("borders", { 1: true }), names("dot", { 2: "black", 3: "grey", 4: "white" }));
const DRAWN = 5;
const told = sayingNothingBy(0, oneOf(PRINTED, names(answerOf("drawn"), { [DRAWN]: true })));
/** The player marks places by a minus. */
const marked = Array.from({ length: DRAWN + 1 }, (_, number) => alsoRead(`-${number}`, number));

const voxas: Genre = {
  puzzle: "Voxas",
  names: ["voxas"],
  layers: { border: "edges", dot: "links" },
  address: [
    betweenCells(
      "borders",
      "border",
      coded(
        runs({
          token: { read: () => undefined, write: () => undefined },
          gaps: letters("g", "z"),
          carry: { states: 5, most: 2, first: 1 },
        }),
        PRINTED,
        onLinksInOne,
      ),
    ),
  ],
  file: {
    name: "voxas",
    version: 0,
    variants: ["t"],
    fields: () => [
      betweenCells(
        "borders",
        "border",
        drawnAreas(
          words(either(digits({ base: 10, count: 1, least: 1, most: DRAWN }), ...marked), told, onLinks, "0"),
          "drawn",
          "area",
          ["borders", "dot"],
        ),
      ),
    ],
  },
};

export const dividingLines: readonly Genre[] = [voxas];
