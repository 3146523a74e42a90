import { defineDiagnostic } from "../diagnostic.js";

export const missingName = defineDiagnostic<{ after: string }>({
  code: "ECP1013",
  slug: "missing-name",
  severity: "error",
  message: ({ after }) => `a name is missing after \`${after}\``,
  page: {
    meaning: "A name should follow here: of the thing that is declared, counted or read.",
    failing: `puzzle P
board 4 x 4
find : yes/no
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
`,
  },
});
