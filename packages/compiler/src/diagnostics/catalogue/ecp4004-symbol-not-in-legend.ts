import { defineDiagnostic, type Edit } from "../diagnostic.js";

export const symbolNotInLegend = defineDiagnostic<{
  symbol: string;
  near?: string;
  /** Adds a line for the symbol. */
  add?: Edit;
}>({
  code: "ECP4004",
  slug: "symbol-not-in-legend",
  severity: "error",
  message: ({ symbol }) => `the legend has no line for \`${symbol}\``,
  help: ({ symbol, near }) =>
    near === undefined
      ? `add \`"${symbol}":\` to the legend, with the layers that it fills`
      : `did you mean \`${near}\`?`,
  fix: ({ symbol, add }) =>
    add === undefined ? undefined : { title: `Add \`"${symbol}":\` to the legend`, edits: [add] },
  page: {
    meaning:
      "A `map:` fills several layers at once, and the `legend:` of the puzzle says what each symbol means. This symbol is in no line of the legend.",
    failing: `puzzle P
given wall: yes/no
find lamp: yes/no
legend:
  "#": wall
exactly 1 lamp in each row
instance:
  map:
    # .
    X .
`,
    corrected: `puzzle P
given wall: yes/no
find lamp: yes/no
legend:
  "#": wall
exactly 1 lamp in each row
instance:
  map:
    # .
    # .
`,
  },
});
