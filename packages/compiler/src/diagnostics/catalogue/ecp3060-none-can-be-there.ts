import { defineDiagnostic } from "../diagnostic.js";

export const noneCanBeThere = defineDiagnostic<{ layer: string }>({
  code: "ECP3060",
  slug: "none-can-be-there",
  severity: "hint",
  message: ({ layer }) => `this also counts cells on which \`${layer}\` does not stand`,
  help: ({ layer }) =>
    `count among those on which it stands, as its declaration says it: \`count(c in cells where … and c has no ${layer})\``,
  page: {
    meaning:
      "A layer may stand on some cells only (`on cells where not black`). No other cell has a value of it, so that `not digit` is true there too.",
    failing: `puzzle P
board 2 x 2
given black: yes/no
find digit: 1..2 or none on cells where not black
exactly 1 not digit in cells
`,
    corrected: `puzzle P
board 2 x 2
given black: yes/no
find digit: 1..2 or none on cells where not black
count(c in cells where c is not black and c has no digit) = 1
`,
  },
});
