import { defineDiagnostic } from "../diagnostic.js";

export const valueOutsideDomain = defineDiagnostic<{
  text: string;
  layer: string;
  /** Where it is said: `r1c2`, `row 3`; absent where the key stands beside it. */
  at?: string;
  /** The values that may stand there, in words: `1 to 9`. */
  domain: string;
  near?: string;
}>({
  code: "ECP4001",
  slug: "value-outside-domain",
  severity: "error",
  message: ({ text, layer, at, domain }) =>
    `\`${text}\`${at === undefined ? "" : ` at ${at}`} is not a value of \`${layer}\` (${domain})`,
  help: ({ near }) => (near === undefined ? undefined : `did you mean \`${near}\`?`),
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning:
      "The data give an element a value that its layer cannot have. The line that declares the layer (`given` or `find`) lists its values. A dot `.` leaves the place empty.",
    failing: `puzzle P
find digit: 1..4
exactly one of each digit in each row, column
instance:
  digit:
    1 . . 7
    . . . .
    . . . .
    . . . .
`,
    corrected: `puzzle P
find digit: 1..4
exactly one of each digit in each row, column
instance:
  digit:
    1 . . 2
    . . . .
    . . . .
    . . . .
`,
  },
});
