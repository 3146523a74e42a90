import { defineDiagnostic } from "../diagnostic.js";

export const dataDiffer = defineDiagnostic<{ layer: string; at: string; value: string; before: string }>({
  code: "ECP4009",
  slug: "data-differ",
  severity: "error",
  message: ({ layer, at, value, before }) =>
    `\`${layer}\` at ${at} is \`${value}\` here and \`${before}\` above`,
  page: {
    meaning:
      "The instance gives the same element two different values in one layer. Both places are shown; remove one of them.",
    failing: `puzzle P
board 2 x 2
find digit: 1..2
exactly one of each digit in each row
instance:
  digit: r1c1 = 1, r1c1 = 2
`,
    corrected: `puzzle P
board 2 x 2
find digit: 1..2
exactly one of each digit in each row
instance:
  digit: r1c1 = 1, r1c2 = 2
`,
  },
});
