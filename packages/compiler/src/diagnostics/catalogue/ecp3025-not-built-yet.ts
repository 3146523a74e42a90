import { defineDiagnostic } from "../diagnostic.js";

export const notBuiltYet = defineDiagnostic<{ what: string }>({
  code: "ECP3025",
  slug: "not-built-yet",
  severity: "error",
  message: ({ what }) => `${what}: the solver does not know this yet`,
  help: () => "quantities (`exactly 2 shaded in each row`), pieces and covers can be solved",
  page: {
    meaning:
      "The line is understood, and says something about what is to be found that cannot be turned into a problem yet.",
    failing: `puzzle P
board 4 x 4
find shaded: yes/no
connected(cells where not shaded)
`,
    corrected: `puzzle P
board 4 x 4
find shaded: yes/no
exactly 1 shaded in each row
`,
  },
});
