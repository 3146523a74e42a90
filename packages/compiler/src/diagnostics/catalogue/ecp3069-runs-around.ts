import { defineDiagnostic } from "../diagnostic.js";

export const runsAround = defineDiagnostic<{ set: string; instead: string }>({
  code: "ECP3069",
  slug: "runs-around",
  severity: "hint",
  message: ({ set }) => `\`${set}\` is in the order of reading, so these runs do not go round the cell`,
  help: ({ instead }) =>
    `\`${instead}\` goes round it, and \`bag(runs(…)) = bag(…)\` compares the lengths in any order`,
  page: {
    meaning:
      "`runs` takes the elements of a set in its order. The cells around a cell, `c.around`, are in the order of reading; `c.ring` are the same cells clockwise, and closed.",
    failing: `puzzle P
board 3 x 3
given clue: numbers
find shaded: yes/no
for each cell c with clue: runs(x in c.around where x is shaded) = c.clue
`,
    corrected: `puzzle P
board 3 x 3
given clue: numbers
find shaded: yes/no
for each cell c with clue: bag(runs(x in c.ring where x is shaded)) = bag(c.clue)
`,
  },
});
