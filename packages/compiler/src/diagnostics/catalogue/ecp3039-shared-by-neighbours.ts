import { defineDiagnostic } from "../diagnostic.js";

export const sharedByNeighbours = defineDiagnostic<{ set: string; layer: string; isTruth: boolean }>({
  code: "ECP3039",
  slug: "shared-by-neighbours",
  severity: "warning",
  message: ({ set, layer }) =>
    `\`${set}.${layer}\` is the one value that all of these cells share, and where they differ nothing that is said of it holds`,
  help: ({ set, layer, isTruth }) =>
    isTruth
      ? `of some or each of them: \`some(x is ${layer} for x in ${set})\`, \`all(x is ${layer} for x in ${set})\``
      : `of each of them: \`all(x.${layer} … for x in ${set})\`${set.endsWith("around") ? "" : `, or \`for each link (x, y): x.${layer} … y.${layer}\``}`,
  page: {
    meaning:
      "A layer read of a set is the value that all its cells share. Neighbours that are to be found seldom share one: then there is no value, and a comparison with it is false, `!=` too. What is meant of each of them is said of each.",
    failing: `puzzle P
board 2 x 2
find digit: 1..3
for each cell c: c.digit != c.neighbours.digit
`,
    corrected: `puzzle P
board 2 x 2
find digit: 1..3
for each link (x, y): x.digit != y.digit
`,
  },
});
