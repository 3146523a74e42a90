import { defineDiagnostic } from "../diagnostic.js";

export const dataFile = defineDiagnostic<{ path: string; reason: string }>({
  code: "ECP4017",
  slug: "data-file",
  severity: "error",
  message: ({ path, reason }) => `the file \`${path}\` cannot be read: ${reason}`,
  page: {
    meaning:
      "The data are in a file of their own, named relative to the file that asks for it. It is not there, may not be read, or is not a text.",
    failing: `puzzle P
given bits: table from "no-such-file.csv"
items place(i) for i in 1..2
option choose(i) for i in 1..2: place(i)
`,
    corrected: `puzzle P
items place(i) for i in 1..2
option choose(i) for i in 1..2: place(i)
`,
  },
});
