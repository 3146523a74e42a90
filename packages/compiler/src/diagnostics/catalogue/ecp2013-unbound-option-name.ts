import { defineDiagnostic } from "../diagnostic.js";

export const unboundOptionName = defineDiagnostic<{ name: string }>({
  code: "ECP2013",
  slug: "unbound-option-name",
  severity: "error",
  message: ({ name }) => `no \`for\` of this option says what \`${name}\` runs over`,
  help: ({ name }) => `add \`for ${name} in …\` before the colon`,
  page: {
    meaning:
      "The names in parentheses after an option are variables. There is one option for each choice of their values, which the `for` on the same line lists.",
    failing: `puzzle P
items slot(i) for i in 1..4
option put(i, k) for i in 1..4: slot(i)
`,
    corrected: `puzzle P
items slot(i) for i in 1..4
option put(i, k) for i in 1..4, k in 1..2: slot(i)
`,
  },
});
