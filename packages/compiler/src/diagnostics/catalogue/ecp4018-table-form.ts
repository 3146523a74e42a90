import { defineDiagnostic } from "../diagnostic.js";

export const tableForm = defineDiagnostic<{ what: string }>({
  code: "ECP4018",
  slug: "table-form",
  severity: "error",
  message: ({ what }) => what,
  help: () =>
    'a field with commas, line breaks or quotes must be quoted, and a quote inside it is written twice: `"say ""yes"""`',
  page: {
    meaning:
      "A table has one row on each line, with commas between the fields, and all rows have the same number of fields (as in RFC 4180). Without commas or spaces, each letter of a line is a field.",
    failing: `puzzle P
given bits: table
items place(i) for i in 1..2
option choose(i) for i in 1..size(bits): place(i)
instance:
  bits:
    1,0
    "1,0
`,
    corrected: `puzzle P
given bits: table
items place(i) for i in 1..2
option choose(i) for i in 1..size(bits): place(i)
instance:
  bits:
    1,0
    1,0
`,
  },
});
