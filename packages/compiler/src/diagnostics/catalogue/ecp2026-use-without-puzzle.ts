import { defineDiagnostic } from "../diagnostic.js";

export const useWithoutPuzzle = defineDiagnostic<Record<never, never>>({
  code: "ECP2026",
  slug: "use-without-puzzle",
  severity: "error",
  message: () => "inside a puzzle, `use` must name the puzzle whose lines are taken in",
  help: () =>
    "write `use Grid from …`; to make the puzzles of a file known, put the line before the first `puzzle`",
  page: {
    meaning:
      "Inside a puzzle, a `use` line takes in the lines of another puzzle, so it has to name that puzzle. At the top of the file, `use` makes puzzles known to instances.",
    failing: `puzzle P
use std
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
    corrected: `use std

puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
