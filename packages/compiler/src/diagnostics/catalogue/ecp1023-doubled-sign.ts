import { defineDiagnostic } from "../diagnostic.js";

export const doubledSign = defineDiagnostic<{ written: string; instead: string }>({
  code: "ECP1023",
  slug: "doubled-sign",
  severity: "error",
  message: ({ written }) => `\`${written}\` is not a sign of the language`,
  help: ({ instead }) => `write \`${instead}\``,
  fix: ({ instead }, span) => ({ title: `Change to \`${instead}\``, edits: [{ span, text: instead }] }),
  page: {
    meaning:
      "`=` and `!=` compare values, and `and`, `or` and `not` combine conditions. The doubled signs of programming languages are not used.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c: c.row == 1
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c: c.row = 1
`,
  },
});
