import { defineDiagnostic } from "../diagnostic.js";

export const valueNotPossible = defineDiagnostic<{
  layer: string;
  at: string;
  value: string;
  option: string;
  others: number;
}>({
  code: "ECP4126",
  slug: "value-not-possible",
  severity: "error",
  message: ({ layer, at, value, option, others }) =>
    `option \`${option}\` sets \`${layer}\` of ${at} to ${value}, which is not possible${
      others === 0 ? "" : ` (and so for ${others} more ${others === 1 ? "option" : "options"})`
    }`,
  page: {
    meaning: "An option sets a layer to a value that the layer's declaration does not allow there.",
    failing: `puzzle P
board 1 x 2
find number: 1..2
items a
option x: a, r1c1.number = 3
`,
    corrected: `puzzle P
board 1 x 2
find number: 1..3
items a
option x: a, r1c1.number = 3
`,
  },
});
