import { defineDiagnostic } from "../diagnostic.js";

export const dataTwice = defineDiagnostic<{ name: string }>({
  code: "ECP2035",
  slug: "data-twice",
  severity: "error",
  message: ({ name }) => `this instance gives \`${name}\` twice`,
  help: () => "remove one of them, or make two instances",
  page: {
    meaning: "Two blocks of one instance fill the same layer, or there are two maps.",
    failing: `puzzle P
board 2 x 2
find digit: 1..2
exactly one of each digit in each row

instance:
  digit:
    1 .
    . .
  digit:
    . .
    . 1
`,
    corrected: `puzzle P
board 2 x 2
find digit: 1..2
exactly one of each digit in each row

instance:
  digit:
    1 .
    . 1
`,
  },
});
