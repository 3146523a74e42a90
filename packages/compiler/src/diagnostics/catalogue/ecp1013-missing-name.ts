import { defineDiagnostic } from "../diagnostic.js";

export const missingName = defineDiagnostic<{ after: string; instead?: string }>({
  code: "ECP1013",
  slug: "missing-name",
  severity: "error",
  message: ({ after }) => `a name is missing after \`${after}\``,
  help: ({ instead }) => (instead === undefined ? undefined : `write \`${instead}\``),
  page: {
    meaning: "A name should follow here: the name of the thing that is declared, counted or read.",
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
