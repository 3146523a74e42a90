import { defineDiagnostic } from "../diagnostic.js";

/** A warning where the problem is made, and the reason of the answer `none` where it is solved. */
export const canNeverHold = defineDiagnostic<{ rule?: string; at: string; others: number }>({
  code: "ECP4127",
  slug: "can-never-hold",
  severity: "warning",
  message: ({ rule, at, others }) => {
    const what = rule === undefined ? "this" : `the rule \`${rule}\``;
    const more = others === 0 ? "" : `, and so in ${others} more cases`;
    return `${what} can never hold${at === "" ? "" : ` (${at}${more})`}, whatever is found`;
  },
  help: () =>
    "look at the givens and at the possible values that it compares: there is no answer as long as it stands so",
  page: {
    meaning:
      "With the board, the givens and the values that the layers may have, this statement is false whatever is found, so there is no answer. The message names the first place where that is so.",
    failing: `puzzle P
board 3 x 3
given clue: number
find shaded: yes/no
rule "Clues":
  for each cell c with clue: exactly c.clue shaded in c.neighbours
instance:
  clue:
    . . .
    . 7 .
    . . .
`,
    corrected: `puzzle P
board 3 x 3
given clue: number
find shaded: yes/no
rule "Clues":
  for each cell c with clue: exactly c.clue shaded in c.neighbours
instance:
  clue:
    . . .
    . 4 .
    . . .
`,
  },
});
