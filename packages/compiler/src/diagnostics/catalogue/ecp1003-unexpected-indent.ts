import { defineDiagnostic } from "../diagnostic.js";

export const unexpectedIndent = defineDiagnostic<{ above: string }>({
  code: "ECP1003",
  slug: "unexpected-indent",
  severity: "error",
  message: () => "this line is indented, but the line above it opens no block",
  help: ({ above }) =>
    `take the indentation away, or end the line above (\`${above}\`) with a colon if this belongs to it`,
  page: {
    meaning:
      'Lines are indented below a line that ends in a colon (`rule "…":`, `for each cell c:`, `legend:`). Elsewhere indentation has no meaning, so an indented line is probably misplaced.',
    failing: `puzzle P
board 4 x 4
  find queen: yes/no
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
`,
  },
});
