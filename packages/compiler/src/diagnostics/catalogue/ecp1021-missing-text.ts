import { defineDiagnostic } from "../diagnostic.js";

export const missingText = defineDiagnostic<{ after: string; word?: string }>({
  code: "ECP1021",
  slug: "missing-text",
  severity: "error",
  message: ({ after }) => `a text in quotes is missing after \`${after}\``,
  help: ({ word }) => (word === undefined ? undefined : `write \`"${word}"\``),
  page: {
    meaning: "Titles, file names and signs of maps are written in quotes.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
rule Rows: exactly 1 queen in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
rule "Rows": exactly 1 queen in each row
`,
  },
});
