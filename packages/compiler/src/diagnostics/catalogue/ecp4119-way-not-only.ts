import { defineDiagnostic } from "../diagnostic.js";

export const wayNotOnly = defineDiagnostic<{ others: number }>({
  code: "ECP4119",
  slug: "way-not-only",
  severity: "error",
  message: () => "there may be several ways: no rule excludes closed ways among these cells",
  help: () =>
    "add `tree(S)` or `acyclic(S)` for the same cells S; or ask only whether a cell can be reached: `b in reach(a through S)`",
  page: {
    meaning:
      "`way(a, b through S)` is the only way between two cells. If the cells of S depend on the answer, a rule must say that there is at most one way: `tree(S)` or `acyclic(S)`, with the same S.",
    failing: `puzzle P
board 3 x 3
find shaded: yes/no
r2c2 in way(r1c1, r3c3 through cells where shaded)
`,
    corrected: `puzzle P
board 3 x 3
find shaded: yes/no
tree(cells where shaded)
r2c2 in way(r1c1, r3c3 through cells where shaded)
`,
  },
});
