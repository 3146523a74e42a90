import { defineDiagnostic } from "../diagnostic.js";

export const noneIsNone = defineDiagnostic<{ layer: string; one: string; other: string }>({
  code: "ECP3043",
  slug: "none-is-none",
  severity: "hint",
  message: ({ layer }) => `two elements without \`${layer}\` are equal, so this rule excludes them too`,
  help: ({ layer, one, other }) =>
    `\`where ${one} has ${layer} and ${other} has ${layer}\` restricts the rule to elements that have one`,
  page: {
    meaning:
      "`none` is a value, and `none != none` is false: `x.number != y.number` also demands that one of the two has a number. Say which elements the rule is about; `x.number != y.number or x.number = none` works too.",
    failing: `puzzle P
board 2 x 2
find number: 1..4 or none
for each link (x, y): x.number != y.number
`,
    corrected: `puzzle P
board 2 x 2
find number: 1..4 or none
for each link (x, y) where x has number and y has number: x.number != y.number
`,
  },
});
