import { defineDiagnostic } from "../diagnostic.js";

export const symbolInAWrongPlace = defineDiagnostic<{
  symbol: string;
  /** `a cell` */
  here: string;
  /** `between two cells` */
  there: string;
}>({
  code: "ECP4016",
  slug: "symbol-in-a-wrong-place",
  severity: "error",
  message: ({ symbol, here, there }) => `\`${symbol}\` stands ${here}, but belongs ${there}`,
  help: () =>
    "in a `map with links:`, the first, third, fifth … places are cells, and the places between them are links",
  page: {
    meaning:
      "A `map with links:` shows cells and the links between them in turn: the first row has a cell, a link, a cell, and so on; the second row has the links to the cells below, with a dot between them. A symbol that fills a layer on links stands between two cells, and one that fills a layer on cells stands on a cell.",
    failing: `puzzle P
given dot: {white, black} on links
find digit: 1..2
legend:
  "o": white
  1..2: digit = it
exactly one of each digit in each row
instance:
  map with links:
    o . .
`,
    corrected: `puzzle P
given dot: {white, black} on links
find digit: 1..2
legend:
  "o": white
  1..2: digit = it
exactly one of each digit in each row
instance:
  map with links:
    . o .
`,
  },
});
