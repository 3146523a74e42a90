import { defineDiagnostic } from "../diagnostic.js";
import { inOtherCases } from "../other-cases.js";

export const divisionByZero = defineDiagnostic<{ standing: string; others: number }>({
  code: "ECP4109",
  slug: "division-by-zero",
  severity: "error",
  message: ({ standing, others }) => `something is divided by 0${standing}${inOtherCases(others)}`,
  page: {
    meaning:
      "The divisor after `/` or `mod` is 0 here. If a divisor depends on the answer, a 0 is no mistake: the quotient has no value then, and statements about it are false.",
    failing: `puzzle P(n: 0..5 = 0)
board 2 x 2
find shaded: yes/no
exactly 4 / n shaded in cells
instance of P
`,
    corrected: `puzzle P(n: 0..5 = 2)
board 2 x 2
find shaded: yes/no
exactly 4 / n shaded in cells
instance of P
`,
  },
});
