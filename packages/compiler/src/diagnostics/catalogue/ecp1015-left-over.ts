import { defineDiagnostic } from "../diagnostic.js";

export const leftOver = defineDiagnostic<{
  text: string;
  after: string;
  statement: boolean;
  instead?: string;
}>({
  code: "ECP1015",
  slug: "left-over",
  severity: "error",
  message: ({ text, after }) => `\`${text}\` does not fit after \`${after}\``,
  help: ({ statement, instead }) => {
    if (instead !== undefined) return `write \`${instead}\``;
    return statement ? "two statements on one line need `;` between them" : "the line is complete without it";
  },
  page: {
    meaning:
      "The line could end before this place, and what follows cannot go on with it. Perhaps an operator or a comma is missing, or a statement ends here and the next one should have its own line.",
    failing: `puzzle P
board 4 x 4 wide
`,
    corrected: `puzzle P
board 4 x 4
`,
  },
});
