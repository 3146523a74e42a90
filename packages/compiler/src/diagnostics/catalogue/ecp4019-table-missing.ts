import { defineDiagnostic } from "../diagnostic.js";

export const tableMissing = defineDiagnostic<{ layer: string }>({
  code: "ECP4019",
  slug: "table-missing",
  severity: "error",
  message: ({ layer }) => `this instance has no rows for the table \`${layer}\``,
  help: ({ layer }) => `write \`${layer}:\` and the rows below it, or \`${layer}: from "file.csv"\``,
  page: {
    meaning: "The puzzle declares a table, but the instance does not fill it.",
    failing: `puzzle P
given bits: table
items place(i) for i in 1..2
option choose(i) for i in 1..size(bits): place(i)
instance:
  expect unique
`,
    corrected: `puzzle P
given bits: table
items place(i) for i in 1..2
option choose(i) for i in 1..size(bits): place(i)
instance:
  bits:
    1,0
    0,1
`,
  },
});
