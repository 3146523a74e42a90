import { defineDiagnostic } from "../diagnostic.js";

export const colourNotPossible = defineDiagnostic<{ item: string; option: string; others: number }>({
  code: "ECP4122",
  slug: "colour-not-possible",
  severity: "error",
  message: ({ item, option, others }) =>
    `option \`${option}\` gives a colour to \`${item}\`, which is not optional${
      others === 0 ? "" : ` (and so for ${others} more ${others === 1 ? "option" : "options"})`
    }`,
  help: () => "only `optional items` have colours",
  page: {
    meaning: "A colour lets several options share an item. Only optional items can be shared in this way.",
    failing: `puzzle P
items a
items side(k) for k in 1..2
optional items side(k) for k in 3..4
option x(k) for k in 2..3: a, side(k) = 1
`,
    corrected: `puzzle P
items a
optional items side(k) for k in 1..4
option x(k) for k in 2..3: a, side(k) = 1
`,
  },
});
