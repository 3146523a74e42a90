import { defineDiagnostic } from "../diagnostic.js";

export const dataFile = defineDiagnostic<{ path: string; reason: string }>({
  code: "ECP4017",
  slug: "data-file",
  severity: "error",
  message: ({ path, reason }) => `the file \`${path}\` cannot be read: ${reason}`,
  page: {
    meaning:
      "The data are in a file of their own, with a path relative to the file that names it. That file does not exist, cannot be read, or is not a text file.",
    failing: `puzzle P
given bits: table
items place(i) for i in 1..2
option choose(i) for i in 1..size(bits): place(i)
instance:
  bits: from "no-such-file.csv"
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
