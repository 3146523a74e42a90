import { defineDiagnostic } from "../diagnostic.js";

export const missingValue = defineDiagnostic<{ after: string; start: boolean; instead?: string }>({
  code: "ECP1012",
  slug: "missing-value",
  severity: "error",
  message: ({ after, start }) =>
    start
      ? `a value or a condition should stand here, not \`${after}\``
      : `something is missing after \`${after}\``,
  help: ({ instead }) => (instead === undefined ? undefined : `write \`${instead}\``),
  page: {
    meaning:
      "A value, a set or a condition should follow here, as on both sides of `=` or after `where`, and there is none.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c: c.row =
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c: c.row = 1
`,
  },
});
