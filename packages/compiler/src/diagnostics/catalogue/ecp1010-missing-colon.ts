import { defineDiagnostic } from "../diagnostic.js";

export const missingColon = defineDiagnostic<{ after: string }>({
  code: "ECP1010",
  slug: "missing-colon",
  severity: "error",
  message: ({ after }) => `a colon is missing after \`${after}\``,
  fix: (_, span) => ({
    title: "Insert a colon",
    edits: [{ span: { ...span, start: span.end }, text: ":" }],
  }),
  page: {
    meaning:
      'A colon stands between a name and its possible values (`given clue: number`), and after the head of a block (`for each cell c:`, `rule "…":`, `instance:`).',
    failing: `puzzle P
board 4 x 4
find queen yes/no
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
`,
  },
});
