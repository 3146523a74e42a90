import { defineDiagnostic } from "../diagnostic.js";

export const notOnTheBoard = defineDiagnostic<{
  text: string;
  /** The facts of the board: `the board is 4 x 4`, `r1c1 and r3c1 do not share a side`. */
  because: string;
  /** Pairs of places that the line `neighbours:` would join. */
  joined?: readonly string[];
}>({
  code: "ECP4007",
  slug: "not-on-the-board",
  severity: "error",
  message: ({ text, because }) => `\`${text}\` is not on the board: ${because}`,
  help: ({ joined }) =>
    joined === undefined
      ? undefined
      : `neighbours are named below the board line: \`neighbours: ${joined.join(", ")}\``,
  page: {
    meaning:
      "The data name a cell, a row, a link or an edge that the board does not have. Rows and columns count from 1, so `r3c5` is the fifth cell of the third row.",
    failing: `puzzle P
board 3 x 3
find queen: yes/no
exactly 1 queen in each row
instance:
  queen: r4c1
`,
    corrected: `puzzle P
board 3 x 3
find queen: yes/no
exactly 1 queen in each row
instance:
  queen: r3c1
`,
  },
});
