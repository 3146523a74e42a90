import { defineDiagnostic } from "../diagnostic.js";

export const tooManyArguments = defineDiagnostic<{ count: number }>({
  code: "ECP2033",
  slug: "too-many-arguments",
  severity: "error",
  message: ({ count }) =>
    count === 0
      ? "the puzzle has no parameters"
      : `the puzzle has only ${count} parameter${count === 1 ? "" : "s"}`,
  page: {
    meaning: "An instance gives more values than its puzzle has parameters.",
    failing: `puzzle Queens(n: 1..20 = 8)
board n x n
find queen: yes/no
exactly 1 queen in each row

instance of Queens(4, 5):
  expect 256 solutions
`,
    corrected: `puzzle Queens(n: 1..20 = 8)
board n x n
find queen: yes/no
exactly 1 queen in each row

instance of Queens(4):
  expect 256 solutions
`,
  },
});
