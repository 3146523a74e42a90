import { defineDiagnostic } from "../diagnostic.js";

export const groupOfOne = defineDiagnostic<{ layer: string }>({
  code: "ECP4134",
  slug: "group-of-one",
  severity: "warning",
  message: ({ layer }) =>
    `\`${layer}\` stands on none of the cells that this group is asked of, so that each is a group by itself`,
  help: ({ layer }) =>
    `let \`${layer}\` stand on these cells too, and say by a rule what it is there; or ask of their neighbours`,
  page: {
    meaning:
      "`group(c by L)` are the cells round c that have its value in L. A cell outside of what L stands on has none, also where L is yes or no: it is alone, and in no group of others. Where that is so of all cells that a group is asked of, it is hardly what was meant.",
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
