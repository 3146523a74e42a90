import { defineDiagnostic } from "../diagnostic.js";

export const noPuzzleBefore = defineDiagnostic<Record<never, never>>({
  code: "ECP2030",
  slug: "no-puzzle-before",
  severity: "error",
  message: () => "this instance belongs to no puzzle",
  help: () => 'name it: `instance "easy" of Grid:`',
  page: {
    meaning:
      "An instance belongs to the puzzle that it names after `of`, or else to the puzzle before it in the file.",
    failing: `instance "easy":
  expect unique

puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row

instance "easy":
  expect 256 solutions
`,
  },
});
