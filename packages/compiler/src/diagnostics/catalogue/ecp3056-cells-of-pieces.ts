import { defineDiagnostic } from "../diagnostic.js";

export const cellsOfPieces = defineDiagnostic<{ noun: string; pieces: string }>({
  code: "ECP3056",
  slug: "cells-of-pieces",
  severity: "hint",
  message: ({ noun }) => `this counts cells with \`${noun}\`, and not pieces`,
  help: ({ pieces }) => `for the pieces, write \`${pieces}\``,
  page: {
    meaning:
      "A quantity counts the elements of a set. The elements of a set of cells are cells, so three cells of one piece count as three. To count the pieces themselves, count the elements of the set of placed pieces.",
    failing: `puzzle P
board 3 x 3
pieces tromino with rotations
place each tromino any number of times
cover each cell exactly once
for each corner k: at most 3 trominoes in k.cells
`,
    corrected: `puzzle P
board 3 x 3
pieces tromino with rotations
place each tromino any number of times
cover each cell exactly once
for each corner k: count(t in trominoes where some(x in t for x in k.cells)) <= 3
`,
  },
});
