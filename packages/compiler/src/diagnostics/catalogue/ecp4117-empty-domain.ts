import { defineDiagnostic } from "../diagnostic.js";

export const emptyDomain = defineDiagnostic<{ layer: string; at: string; range: string; others: number }>({
  code: "ECP4117",
  slug: "empty-domain",
  severity: "error",
  message: ({ layer, at, range, others }) =>
    `\`${layer}\` has no possible value at ${at} (${range})${others === 0 ? "" : `, and at ${others} more ${others === 1 ? "place" : "places"}`}`,
  page: {
    meaning:
      "The values of a layer run from one number to another, and here the first number is larger than the last. In an instance with `expect no solution`, this is not an error: the instance has no answer.",
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
