import { defineDiagnostic } from "../diagnostic.js";

export const boardSize = defineDiagnostic<{ what: string; value: string }>({
  code: "ECP4104",
  slug: "board-size",
  severity: "error",
  message: ({ what, value }) => `a board cannot have ${value} ${what}`,
  page: {
    meaning: "The number of rows and columns of a board is a whole number from 1 to 10000.",
    failing: `puzzle P(n: 0..9 = 0)
board n x n
find queen: yes/no
instance of P
`,
    corrected: `puzzle P(n: 0..9 = 4)
board n x n
find queen: yes/no
instance of P
`,
  },
});
