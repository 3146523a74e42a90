import { defineDiagnostic } from "../diagnostic.js";

export const argumentTwice = defineDiagnostic<{ name: string }>({
  code: "ECP2032",
  slug: "argument-twice",
  severity: "error",
  message: ({ name }) => `\`${name}\` is given a value twice`,
  page: {
    meaning: "An instance gives the same parameter two values, by name or by its position.",
    failing: `puzzle Queens(n: 1..20 = 8)
board n x n
find queen: yes/no
exactly 1 queen in each row

instance of Queens(4, n = 4):
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
