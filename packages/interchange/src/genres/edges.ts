/** Genres in which lines along the edges of cells are to be found. */
import { fourCell } from "../codes/four-cell.js";
import { ignoredWords, lineWords, numberWord } from "../fields/answers.js";
import { coded, words } from "../fields/values.js";
import type { Genre } from "../genre.js";
import { fillsNumber, within } from "../meaning.js";
import { onEdges } from "../places.js";

/** A cell has four edges. */
const edgesOfCell = within("clue", 0, 4, fillsNumber("clue", "says nothing"));

/** Numbers that count the edges of their cell. */
const countedEdges = (
  puzzle: string,
  names: Genre["names"],
  line: string,
  variants?: readonly string[],
): Genre => ({
  puzzle,
  names,
  layers: { clue: "cells" },
  address: [coded(fourCell, edgesOfCell)],
  file: {
    name: names[0],
    ...(variants === undefined ? {} : { variants }),
    version: 1,
    fields: (version) => [
      words(numberWord, edgesOfCell),
      ...(version >= 1 ? [ignoredWords(undefined, "0")] : []),
      lineWords(line, "yes", onEdges),
    ],
  },
});

export const slitherlink = countedEdges("Slitherlink", ["slither", "slitherlink"], "fence", ["f"]);

export const edgeGenres: readonly Genre[] = [slitherlink, countedEdges("Lither", ["lither"], "line")];
