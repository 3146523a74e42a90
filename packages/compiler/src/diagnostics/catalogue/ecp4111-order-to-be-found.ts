import { defineDiagnostic } from "../diagnostic.js";

export const orderToBeFound = defineDiagnostic<{ others: number }>({
  code: "ECP4111",
  slug: "order-to-be-found",
  severity: "error",
  message: () => "which ring this goes round is to be found",
  help: () =>
    "say it for each of the rings: `if … : … else: …`, or `for each cell x where x is …: … ring(x) …`",
  page: {
    meaning:
      "A ring goes round one cell, and its end may meet its start. Round which cell is found only with the answer here, so there is no saying what follows what. Which cells are in such a ring may be asked, and how many of them; for what goes round, say it for each cell.",
    failing: `puzzle P
board 4 x 4
find far: yes/no on {r2c2}
find shaded: yes/no
runs(x in ring(if r2c2 is far then r3c3 else r2c2) where x is shaded) = [2, 2]
`,
    corrected: `puzzle P
board 4 x 4
find far: yes/no on {r2c2}
find shaded: yes/no
if r2c2 is far: runs(x in ring(r3c3) where x is shaded) = [2, 2]
else: runs(x in ring(r2c2) where x is shaded) = [2, 2]
`,
  },
});
