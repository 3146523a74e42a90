import { defineDiagnostic } from "../diagnostic.js";

export const beforeTheBoard = defineDiagnostic<Record<never, never>>({
  code: "ECP4133",
  slug: "before-the-board",
  severity: "error",
  message: () => "this depends on the board, but the size of the board depends on it",
  help: () =>
    "use only numbers and parameters for the size of the board and for everything that the size depends on",
  page: {
    meaning:
      "The board exists only when its size is known. So its size, and the parameters that the size depends on, cannot use cells, rows or other parts of the board. The parameters of the header come before the board as well.",
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
