import { defineDiagnostic } from "../diagnostic.js";

export const orderToBeFound = defineDiagnostic<{ others: number }>({
  code: "ECP4111",
  slug: "order-to-be-found",
  severity: "error",
  message: () => "the ring that this goes round depends on the answer",
  help: () =>
    "write the rule for each of the rings: `if … : … else: …`, or `for each cell x where x is …: … ring(x) …`",
  page: {
    meaning:
      "A ring goes around one cell, and its end may meet its start. Here the answer decides around which cell, so the order of the cells is not known. You can ask which cells are in such a ring, and how many; if the order matters, write the rule for each cell.",
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
