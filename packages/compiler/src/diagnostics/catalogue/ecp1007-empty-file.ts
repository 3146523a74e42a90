import { defineDiagnostic } from "../diagnostic.js";

export const emptyFile = defineDiagnostic<Record<string, never>>({
  code: "ECP1007",
  slug: "empty-file",
  severity: "error",
  message: () => "this file contains no puzzle",
  help: () => "a file begins with `puzzle` and a name, as in `puzzle Squares`",
  page: {
    meaning: "There is nothing in this file but white space and comments.",
    failing: `// nothing yet
`,
    corrected: `puzzle P
`,
  },
});
