import { defineDiagnostic } from "../diagnostic.js";

export const secondObjective = defineDiagnostic<Record<never, never>>({
  code: "ECP3046",
  slug: "second-objective",
  severity: "error",
  message: () => "a puzzle has one line that asks for the best answer, and this is a second one",
  help: () =>
    "give each a weight in one line: `maximize 100 * A + B` prefers the best A, and among those the best B; or bound one of them by a rule: `B <= 5`",
  page: {
    meaning:
      "`maximize` and `minimize` say which of all answers are wanted: those in which a number is largest, or smallest. With two such lines, it would not be clear which one is more important.",
    failing: `puzzle P
board 1 x 4
find star: yes/no
find moon: yes/no
for each link (x, y): not (x is star and y is moon)
maximize count(c in cells where c is star)
maximize count(c in cells where c is moon)
`,
    corrected: `puzzle P
board 1 x 4
find star: yes/no
find moon: yes/no
for each link (x, y): not (x is star and y is moon)
maximize 100 * count(c in cells where c is star) + count(c in cells where c is moon)
`,
  },
});
