import { defineDiagnostic } from "../diagnostic.js";

export const unboundedLayer = defineDiagnostic<{ name: string }>({
  code: "ECP3012",
  slug: "unbounded-layer",
  severity: "error",
  message: ({ name }) => `\`${name}\` may be any number`,
  help: ({ name }) => `say between which: \`find ${name}: 1..9\``,
  page: {
    meaning: "A layer that is to be found needs a first and a last value, or its values one by one.",
    failing: `puzzle P
board 4 x 4
find digit: number
exactly one of each digit in each row
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
exactly one of each digit in each row
`,
  },
});
