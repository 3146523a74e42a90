import { defineDiagnostic } from "../diagnostic.js";

export const boardLine = defineDiagnostic<Record<never, never>>({
  code: "ECP3029",
  slug: "board-line",
  severity: "error",
  message: () => "a board has a number of rows and a number of columns",
  help: () => "`board 6 x 10`",
  page: {
    meaning: "A puzzle has one board line: so many rows, so many columns.",
    failing: `puzzle P
board 4
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
