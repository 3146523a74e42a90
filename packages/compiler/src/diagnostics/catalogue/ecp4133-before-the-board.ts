import { defineDiagnostic } from "../diagnostic.js";

export const beforeTheBoard = defineDiagnostic<Record<never, never>>({
  code: "ECP4133",
  slug: "before-the-board",
  severity: "error",
  message: () => "this speaks of the board, and is needed to know how large the board is",
  help: () => "the size of the board, and what that depends on, is said with numbers and parameters",
  page: {
    meaning:
      "The board is made when its size is known. So its size, and the parameters that it depends on, cannot speak of cells, rows or anything else of the board. The parameters of the header come before the board as well.",
    failing: `puzzle P(n: 1..9 = 3, most: 1..9 = size(cells))
board n x n
find shaded: yes/no
at most most shaded in cells
`,
    corrected: `puzzle P(n: 1..9 = 3, most: 1..9 = n * n)
board n x n
find shaded: yes/no
at most most shaded in cells
`,
  },
});
