import { defineDiagnostic } from "../diagnostic.js";

export const unquotedSymbol = defineDiagnostic<{ symbol: string }>({
  code: "ECP1027",
  slug: "unquoted-symbol",
  severity: "error",
  message: ({ symbol }) => `the sign \`${symbol}\` of a legend is written in quotes`,
  help: ({ symbol }) => `write \`"${symbol}"\``,
  fix: ({ symbol }, span) => ({ title: "Put it in quotes", edits: [{ span, text: `"${symbol}"` }] }),
  page: {
    meaning:
      "A line of a `legend:` says what a sign of a map means. The sign stands in quotes, unless it is a number or a range of numbers.",
    failing: `puzzle P
given wall: yes/no
legend:
  #: wall
`,
    corrected: `puzzle P
given wall: yes/no
legend:
  "#": wall
`,
  },
});
