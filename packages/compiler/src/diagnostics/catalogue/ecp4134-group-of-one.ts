import { defineDiagnostic } from "../diagnostic.js";

export const groupOfOne = defineDiagnostic<{ layer: string }>({
  code: "ECP4134",
  slug: "group-of-one",
  severity: "warning",
  message: ({ layer }) =>
    `\`${layer}\` stands on none of the cells whose group is read here, so each of them is a group by itself`,
  help: ({ layer }) =>
    `let \`${layer}\` stand on these cells too, with a rule for its value there; or read the groups of their neighbours`,
  page: {
    meaning:
      "`group(c by L)` are the connected cells around c with the same value in L. A cell on which L does not stand has no value, even if L is a yes/no layer: it is a group of its own. If that is true for all cells whose group a rule reads, the rule is probably wrong.",
    failing: `puzzle P
given clue: number
find sea: yes/no on cells without clue
for each cell c with clue: size(group(c by sea)) = c.clue
instance:
  clue:
    1 . .
`,
    corrected: `puzzle P
given clue: number
find sea: yes/no
for each cell c with clue:
  c is not sea
  size(group(c by sea)) = c.clue
instance:
  clue:
    1 . .
`,
  },
});
