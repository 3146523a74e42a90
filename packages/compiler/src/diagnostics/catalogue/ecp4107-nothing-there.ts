import { defineDiagnostic } from "../diagnostic.js";
import { inOtherCases } from "../other-cases.js";

export const nothingThere = defineDiagnostic<{
  what: string;
  guard: string;
  standing: string;
  others: number;
}>({
  code: "ECP4107",
  slug: "nothing-there",
  severity: "error",
  message: ({ what, standing, others }) => `${what}${standing}${inOtherCases(others)}`,
  help: ({ guard }) => (guard === "" ? undefined : `test \`${guard}\` first`),
  page: {
    meaning:
      "A rule names a neighbour, a link or a cell that does not exist, because the board ends there or has a hole. Use `has` to test first whether it exists.",
    failing: `puzzle P
board 3 x 3
find shaded: yes/no
for each cell c where c.up.row = 1: c is shaded
`,
    corrected: `puzzle P
board 3 x 3
find shaded: yes/no
for each cell c where c has next(up) and c.up.row = 1: c is shaded
`,
  },
});
