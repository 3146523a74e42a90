import { defineDiagnostic } from "../diagnostic.js";

export const orderToBeFound = defineDiagnostic<{ others: number }>({
  code: "ECP4111",
  slug: "order-to-be-found",
  severity: "error",
  message: () => "the order of these cells is to be found",
  help: () =>
    "say it for each of the orders: `if … : … else: …`, or `for each direction d where c.tip is d: …`",
  page: {
    meaning:
      "Which cells are meant is found only with the answer, and they would stand in one order or in another that contradicts it, or go round one cell or another. What is in a set may be found, its order may not.",
    failing: `puzzle P
board 1 x 3
find turned: yes/no
find digit: 1..3
let way = if r1c1 is turned then r1c1.row.cells else reversed(r1c1.row)
increasing(c.digit for c in way)
`,
    corrected: `puzzle P
board 1 x 3
find turned: yes/no
find digit: 1..3
if r1c1 is turned: increasing(c.digit for c in r1c1.row)
else: increasing(c.digit for c in reversed(r1c1.row))
`,
  },
});
