/** Genres of a loop through the cells that are not shaded. */
import { lineWords, shadedWords } from "../fields/answers.js";
import { colouredDotsBody, colouredDotsFile } from "../fields/coloured-dots.js";
import type { Genre } from "../genre.js";

const dots = { cells: "dot", links: "between", corners: "amid" };

const kurarin: Genre = {
  puzzle: "Kurarin",
  names: ["kurarin"],
  layers: { dot: "cells", between: "links", amid: "corners" },
  address: [colouredDotsBody(dots)],
  file: {
    name: "kurarin",
    version: 0,
    denseLines: (rows) => 2 * rows - 1,
    fields: () => [colouredDotsFile(dots), shadedWords("shaded"), lineWords("line")],
  },
};

export const loopsBesideShaded: readonly Genre[] = [kurarin];
