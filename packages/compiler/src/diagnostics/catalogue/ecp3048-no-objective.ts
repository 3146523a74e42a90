import { defineDiagnostic } from "../diagnostic.js";

export const noObjective = defineDiagnostic<{ puzzle: string }>({
  code: "ECP3048",
  slug: "no-objective",
  severity: "error",
  message: ({ puzzle }) => `no line of \`${puzzle}\` says which answers are best`,
  help: () =>
    "add `maximize …` or `minimize …` to the puzzle, or expect a number of answers: `expect unique`, `expect 4 solutions`",
  page: {
    meaning:
      "`expect best 2` gives the number of the best answer, and needs a puzzle with a line `maximize` or `minimize`.",
    failing: `puzzle P
board 1 x 4
find star: yes/no
for each link (x, y): not (x is star and y is star)
instance:
  expect best 2
`,
    corrected: `puzzle P
board 1 x 4
find star: yes/no
for each link (x, y): not (x is star and y is star)
maximize count(c in cells where c is star)
instance:
  expect best 2
`,
  },
});
