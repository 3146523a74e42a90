import { defineDiagnostic } from "../diagnostic.js";

export const missingBracket = defineDiagnostic<{ closing: string; opening?: string }>({
  code: "ECP1011",
  slug: "missing-bracket",
  severity: "error",
  message: ({ closing }) => `\`${closing}\` is missing`,
  help: ({ opening }) => (opening === undefined ? undefined : `it closes the \`${opening}\` on this line`),
  page: {
    meaning: "Each bracket that is opened must be closed, in the same statement.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each link (x, y): not (x is queen and y is queen
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each link (x, y): not (x is queen and y is queen)
`,
  },
});
