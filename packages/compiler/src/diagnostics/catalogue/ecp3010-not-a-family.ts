import { defineDiagnostic } from "../diagnostic.js";

export const notAFamily = defineDiagnostic<{ text: string; found: string; instead?: string }>({
  code: "ECP3010",
  slug: "not-a-family",
  severity: "error",
  message: ({ text, found }) => `\`${text}\` is ${found}, not several sets`,
  help: ({ text, instead }) =>
    instead === undefined ? `without \`each\`: \`in ${text}\`` : `\`${instead}\``,
  page: {
    meaning:
      "`in each` takes rows, columns, boxes, regions, or a `let` that names several sets. For a single set, write `in`.",
    failing: `puzzle P
board 4 x 4
find shaded: yes/no
let top = cells where border
exactly 1 shaded in each top
`,
    corrected: `puzzle P
board 4 x 4
find shaded: yes/no
let top = cells where border
exactly 1 shaded in top
`,
  },
});
