import { defineDiagnostic } from "../diagnostic.js";

export const emptyDomain = defineDiagnostic<{ layer: string; at: string; range: string; others: number }>({
  code: "ECP4117",
  slug: "empty-domain",
  severity: "error",
  message: ({ layer, at, range, others }) =>
    `\`${layer}\` has no possible value at ${at} (${range})${others === 0 ? "" : `, and at ${others} more ${others === 1 ? "place" : "places"}`}`,
  page: {
    meaning:
      "The values that a layer may take run from one number to another; here the first is larger than the last. An instance that says `expect no solution` has no such error: it has no answer.",
    failing: `puzzle P(n: 0..9 = 0)
board 2 x 2
find number: 1..n
instance of P
`,
    corrected: `puzzle P(n: 0..9 = 3)
board 2 x 2
find number: 1..n
instance of P
`,
  },
});
