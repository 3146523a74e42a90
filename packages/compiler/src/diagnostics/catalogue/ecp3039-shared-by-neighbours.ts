import { defineDiagnostic } from "../diagnostic.js";

export const sharedByNeighbours = defineDiagnostic<{ set: string; layer: string; isTruth: boolean }>({
  code: "ECP3039",
  slug: "shared-by-neighbours",
  severity: "warning",
  message: ({ set, layer }) =>
    `\`${set}.${layer}\` is the one value that all of these cells share; if they differ, every statement about it is false`,
  help: ({ set, layer, isTruth }) =>
    isTruth
      ? `for some or for each of them: \`some(x is ${layer} for x in ${set})\`, \`all(x is ${layer} for x in ${set})\``
      : `for each of them: \`all(x.${layer} … for x in ${set})\`${set.endsWith("around") ? "" : `, or \`for each link (x, y): x.${layer} … y.${layer}\``}`,
  page: {
    meaning:
      "A layer that is read from a set is the value that all its cells share. Neighbours seldom share a value that is to be found. If they do not, there is no value, and every comparison with it is false, even `!=`. A rule about each of the cells has to go through them.",
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
