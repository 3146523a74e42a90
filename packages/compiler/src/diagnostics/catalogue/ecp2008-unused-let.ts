import { defineDiagnostic } from "../diagnostic.js";

export const unusedLet = defineDiagnostic<{ name: string }>({
  code: "ECP2008",
  slug: "unused-let",
  severity: "hint",
  message: ({ name }) => `\`${name}\` is not used by any line`,
  page: {
    meaning:
      "A `let` gives a name to something, but no line of the puzzle uses that name, so the `let` has no effect.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
let half = 2
exactly 1 queen in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
let half = 2
exactly half queens in each row
`,
  },
});
