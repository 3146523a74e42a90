import { defineDiagnostic } from "../diagnostic.js";

export const saysNothing = defineDiagnostic<{ holds: boolean }>({
  code: "ECP3020",
  slug: "says-nothing",
  severity: "warning",
  message: ({ holds }) =>
    holds ? "this always holds, so it has no effect" : "this never holds, so there is no answer",
  page: {
    meaning: "The line depends neither on the board nor on the answer.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
1 + 1 = 2
exactly one of each digit in each row
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
exactly one of each digit in each row
`,
  },
});
