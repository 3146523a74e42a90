import { defineDiagnostic } from "../diagnostic.js";

export const valueOutsideDomain = defineDiagnostic<{
  text: string;
  layer: string;
  /** Where it is said: `r1c2`, `row 3`; absent where the key stands beside it. */
  at?: string;
  /** The values that may stand there, in words: `1 to 9`. */
  domain: string;
  near?: string;
  /** Whether it may be what a legend tells of, and what a value looks like where it is not clear from the domain. */
  isSymbol?: boolean;
  written?: string;
}>({
  code: "ECP4001",
  slug: "value-outside-domain",
  severity: "error",
  message: ({ text, layer, at, domain }) =>
    `\`${text}\`${at === undefined ? "" : ` at ${at}`} is not a value of \`${layer}\` (${domain})`,
  help: ({ near, written, isSymbol, layer, text }) =>
    near !== undefined
      ? `did you mean \`${near}\`?`
      : written !== undefined
        ? `${written}; another sign needs a line of a \`legend\`, as \`"${text}": ${layer}\`, and a \`map\` that has it`
        : isSymbol === true
          ? `the rows below \`${layer}:\` have values of this layer alone; a \`map\`, with a \`legend\` above the instances, fills several layers`
          : undefined,
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
