import { defineDiagnostic } from "../diagnostic.js";
import { inOtherCases } from "../other-cases.js";

export const notWhole = defineDiagnostic<{ value: string; standing: string; others: number }>({
  code: "ECP4118",
  slug: "not-whole",
  severity: "error",
  message: ({ value, standing, others }) =>
    `a whole number is needed, but this is ${value}${standing}${inOtherCases(others)}`,
  page: {
    meaning: "Ranges, sizes and places are whole numbers.",
    failing: `puzzle P(n: 1..9 = 5)
board 4 x 4
find number: 1..n / 2
instance of P
`,
    corrected: `puzzle P(n: 1..9 = 6)
board 4 x 4
find number: 1..n / 2
instance of P
`,
  },
});
