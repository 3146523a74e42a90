import { defineDiagnostic } from "../diagnostic.js";

export const twoBoards = defineDiagnostic<Record<never, never>>({
  code: "ECP2016",
  slug: "two-boards",
  severity: "error",
  message: () => "a puzzle has one `board` line, and this is another",
  page: {
    meaning:
      "The board is said once. A puzzle that takes in another one by `use` may say its own board, which then stands for the other's; two puzzles that are taken in may not each bring one, unless it does.",
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
