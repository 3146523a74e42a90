import { defineDiagnostic } from "../diagnostic.js";

export const sharedByPiece = defineDiagnostic<{ read: string; sort: string; instead: string }>({
  code: "ECP3068",
  slug: "shared-by-a-piece",
  severity: "hint",
  message: ({ read, sort }) =>
    `\`${read}\` is the number that all cells of a ${sort} share: where they have different numbers, it has none, and nothing is added`,
  help: ({ instead }) => `for the numbers of all its cells, write \`${instead}\``,
  page: {
    meaning:
      "`p.number` of a piece is the value that its cells share, as it is of any set of cells. A sum of it leaves out every piece whose cells have different numbers.",
    failing: `puzzle P
board 1 x 3
given number: 0..9
pieces pill with rotations:
  bar: ##
place each pill exactly 1 times
sum(p.number for p in pills) = 3
instance:
  number: 1 2 3
`,
    corrected: `puzzle P
board 1 x 3
given number: 0..9
pieces pill with rotations:
  bar: ##
place each pill exactly 1 times
sum(c.number for p in pills, c in p) = 3
instance:
  number: 1 2 3
`,
  },
});
