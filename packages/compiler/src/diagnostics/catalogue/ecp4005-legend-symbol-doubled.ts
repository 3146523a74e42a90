import { defineDiagnostic } from "../diagnostic.js";

export const legendSymbolDoubled = defineDiagnostic<{ symbol: string }>({
  code: "ECP4005",
  slug: "legend-symbol-doubled",
  severity: "error",
  message: ({ symbol }) => `\`${symbol}\` is in the legend twice`,
  help: () => "remove one of the two lines, or give one of them another symbol",
  page: {
    meaning:
      "Each symbol has only one line in the legend, so that a map has only one meaning. A range such as `0..4` stands for all its numbers.",
    failing: `puzzle P
given wall, pit: yes/no
find lamp: yes/no
legend:
  "#": wall
  "#": pit
exactly 1 lamp in each row
instance:
  map:
    # .
    . .
`,
    corrected: `puzzle P
given wall, pit: yes/no
find lamp: yes/no
legend:
  "#": wall
  "o": pit
exactly 1 lamp in each row
instance:
  map:
    # .
    . o
`,
  },
});
