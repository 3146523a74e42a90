import { defineDiagnostic } from "../diagnostic.js";

export const missingColon = defineDiagnostic<{
  after: string;
  /** The name of data, where other words stand between it and them. */
  data?: string;
}>({
  code: "ECP1010",
  slug: "missing-colon",
  severity: "error",
  message: ({ after }) => `a colon is missing after \`${after}\``,
  help: ({ data }) =>
    data === undefined
      ? undefined
      : `data are \`${data}: …\` on one line, rows below \`${data}:\`, or single places: \`${data}: r1c2 = …\``,
  fix: ({ data }, span) =>
    data === undefined
      ? {
          title: "Insert a colon",
          edits: [{ span: { ...span, start: span.end }, text: ":" }],
        }
      : undefined,
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
