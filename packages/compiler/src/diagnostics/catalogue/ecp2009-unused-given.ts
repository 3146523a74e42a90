import { defineDiagnostic } from "../diagnostic.js";

export const unusedGiven = defineDiagnostic<{ name: string }>({
  code: "ECP2009",
  slug: "unused-given",
  severity: "hint",
  message: ({ name }) => `no rule reads \`${name}\``,
  page: {
    meaning:
      "Instances give this layer, but no rule uses it, so its data do not change the answer. Often a rule is still missing. Names of rows or columns (`given man: {Al, Bob} on rows`) may be there to be seen only.",
    failing: `puzzle P
board 4 x 4
given clue: number
find queen: yes/no
exactly 1 queen in each row
`,
    corrected: `puzzle P
board 4 x 4
given wall: yes/no
find queen: yes/no on cells where not wall
exactly 1 queen in each row
`,
  },
});
