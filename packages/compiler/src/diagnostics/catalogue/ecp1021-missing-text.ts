import type { Span } from "../../text/span.js";
import { defineDiagnostic } from "../diagnostic.js";

export const missingText = defineDiagnostic<{
  after: string;
  /** The words that stand there without quotes. */
  unquoted?: { readonly text: string; readonly span: Span };
}>({
  code: "ECP1021",
  slug: "missing-text",
  severity: "error",
  message: ({ after }) => `a text in quotes is missing after \`${after}\``,
  help: ({ unquoted }) => (unquoted === undefined ? undefined : `write \`"${unquoted.text}"\``),
  fix: ({ unquoted }) =>
    unquoted === undefined
      ? undefined
      : { title: "Put it in quotes", edits: [{ span: unquoted.span, text: `"${unquoted.text}"` }] },
  page: {
    meaning:
      "Titles, file names and signs of maps are written in quotes. A rule needs no name: `rule: …` is the same without one.",
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
