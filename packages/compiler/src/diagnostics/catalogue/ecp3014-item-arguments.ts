import { defineDiagnostic } from "../diagnostic.js";

export const itemArguments = defineDiagnostic<{ name: string; wanted: number; found: number }>({
  code: "ECP3014",
  slug: "item-arguments",
  severity: "error",
  message: ({ name, wanted, found }) =>
    `\`${name}\` is declared with ${wanted === 0 ? "no" : wanted} ${wanted === 1 ? "argument" : "arguments"}, but has ${found} here`,
  page: {
    meaning: "All items or options with the same name have the same number of arguments.",
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
