import { defineDiagnostic } from "../diagnostic.js";

export const legendHole = defineDiagnostic<{ name: string }>({
  code: "ECP2014",
  slug: "legend-hole-twice",
  severity: "error",
  message: ({ name }) => `the hole \`{${name}}\` occurs twice in this symbol`,
  help: () => "give each hole its own name",
  page: {
    meaning:
      "In a legend, a name in braces stands for the text at that place in the map. Each place needs a name of its own.",
    failing: `puzzle P
given down, across: number
find digit: 1..9 on cells without down
legend:
  "{n}/{n}": down = n, across = n
for each cell c with across: c.across = 1
`,
    corrected: `puzzle P
given down, across: number
find digit: 1..9 on cells without down
legend:
  "{d}/{a}": down = d, across = a
for each cell c with across: c.across = 1
`,
  },
});
