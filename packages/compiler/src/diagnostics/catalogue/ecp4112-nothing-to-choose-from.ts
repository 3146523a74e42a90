import { defineDiagnostic } from "../diagnostic.js";
import { inOtherCases } from "../other-cases.js";

export const nothingToChooseFrom = defineDiagnostic<{ what: string; standing: string; others: number }>({
  code: "ECP4112",
  slug: "nothing-to-choose-from",
  severity: "error",
  message: ({ what, standing, others }) =>
    `\`${what}\` of an empty set has no value${standing}${inOtherCases(others)}`,
  page: {
    meaning: "`min`, `max`, `first`, `last` and `S.layer` need a set with at least one element.",
    failing: `puzzle P
board 2 x 2
find shaded: yes/no
exactly max(c.row for c in cells where c.row > 9) shaded in cells
`,
    corrected: `puzzle P
board 2 x 2
find shaded: yes/no
exactly max(c.row for c in cells where c.row > 1) shaded in cells
`,
  },
});
