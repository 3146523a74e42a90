import { defineDiagnostic } from "../diagnostic.js";

export const numbersCounted = defineDiagnostic<{ layer: string; sum: string; each?: string }>({
  code: "ECP3058",
  slug: "numbers-counted",
  severity: "hint",
  message: ({ layer }) => `this counts cells that have a number in \`${layer}\`, and every cell has one`,
  help: ({ sum, each }) =>
    each === undefined
      ? `for the numbers added up, write \`${sum}\``
      : `for every number once, write \`${each}\`; for the numbers added up, \`${sum}\``,
  page: {
    meaning:
      "A quantity counts the elements of a set. Where each cell has a number, `at most 6 coins in cells` counts the cells, however many coins they have. To add up the numbers, use `sum`.",
    failing: `puzzle P
board 2 x 2
find coins: 0..3
at most 6 coins in cells
`,
    corrected: `puzzle P
board 2 x 2
find coins: 0..3
sum(x.coins for x in cells) <= 6
`,
  },
});
