import { defineDiagnostic } from "../diagnostic.js";

export const twoBoards = defineDiagnostic<Record<never, never>>({
  code: "ECP2016",
  slug: "two-boards",
  severity: "error",
  message: () => "a puzzle has one `board` line, and this is another",
  page: {
    meaning:
      "A puzzle has one board. If a puzzle takes in another one by `use`, its own `board` line replaces the other's. Two puzzles that are taken in may both have a `board` line only if the puzzle has its own.",
    failing: `puzzle P
board 4 x 4
board 5 x 5
find queen: yes/no
exactly 1 queen in each row
`,
    corrected: `puzzle P
board 5 x 5
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
