import { defineDiagnostic } from "../diagnostic.js";

export const numbersCounted = defineDiagnostic<{
  layer: string;
  has: string;
  sum?: string;
  each?: string;
  sets?: string;
}>({
  code: "ECP3058",
  slug: "numbers-counted",
  severity: "hint",
  message: ({ layer, has }) => `this counts cells that have a ${has} in \`${layer}\`, and every cell has one`,
  help: ({ sum, each, sets }) => {
    if (sets !== undefined) return `\`${sets}\` counts them`;
    if (sum === undefined) return each === undefined ? undefined : `for every value once, write \`${each}\``;
    return each === undefined
      ? `for the numbers added up, write \`${sum}\``
      : `for every number once, write \`${each}\`; for the numbers added up, \`${sum}\``;
  },
  page: {
    meaning:
      "A quantity counts the elements of a set. Where each cell has a number, `at most 6 coins in cells` counts the cells, however many coins they have. To add up the numbers, use `sum`. Likewise every cell is in some region: `size(rooms)` counts the regions.",
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
