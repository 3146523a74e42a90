import { defineDiagnostic } from "../diagnostic.js";

export const itemArguments = defineDiagnostic<{ name: string; wanted: number; found: number }>({
  code: "ECP3014",
  slug: "item-arguments",
  severity: "error",
  message: ({ name, wanted, found }) =>
    `\`${name}\` is declared with ${wanted === 0 ? "nothing" : wanted} in parentheses, and here ${found === 1 ? "is" : "are"} ${found}`,
  page: {
    meaning: "Items and options of one name all have the same number of things in parentheses.",
    failing: `puzzle P
items slot(i) for i in 1..4
option put(i) for i in 1..4: slot(i, i)
`,
    corrected: `puzzle P
items slot(i) for i in 1..4
option put(i) for i in 1..4: slot(i)
`,
  },
});
