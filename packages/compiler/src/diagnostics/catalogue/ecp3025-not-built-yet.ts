import { defineDiagnostic } from "../diagnostic.js";

export const notBuiltYet = defineDiagnostic<{ what: string }>({
  code: "ECP3025",
  slug: "not-built-yet",
  severity: "error",
  message: ({ what }) => `${what}: the solver does not know this yet`,
  help: () =>
    "boards of squares can be solved, and layers on cells, lines, links, edges, corners and regions",
  page: {
    meaning: "The line is understood, and says something that cannot be turned into a problem yet.",
    failing: `puzzle P
board hex 4 x 4
find shaded: yes/no
exactly 1 shaded in each row
`,
    corrected: `puzzle P
board 4 x 4
find shaded: yes/no
exactly 1 shaded in each row
`,
  },
});
