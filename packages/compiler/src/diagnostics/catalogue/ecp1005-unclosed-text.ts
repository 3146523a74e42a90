import { defineDiagnostic } from "../diagnostic.js";

export const unclosedText = defineDiagnostic<Record<string, never>>({
  code: "ECP1005",
  slug: "unclosed-text",
  severity: "error",
  message: () => "this text has no closing quote",
  help: () => 'a text ends on the line where it begins, with `"`',
  fix: (_, span) => ({
    title: "Close the text",
    edits: [{ span: { ...span, start: span.end }, text: '"' }],
  }),
  page: {
    meaning:
      'A text in quotes must end on the same line. For a quote inside a text, write it twice: `"the ""long"" one"`.',
    failing: `puzzle P "A title
board 4 x 4
`,
    corrected: `puzzle P "A title"
board 4 x 4
`,
  },
});
