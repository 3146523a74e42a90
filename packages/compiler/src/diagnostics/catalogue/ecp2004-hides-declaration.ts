import { defineDiagnostic } from "../diagnostic.js";

export const hidesDeclaration = defineDiagnostic<{ name: string; kind: string }>({
  code: "ECP2004",
  slug: "hides-declaration",
  severity: "error",
  message: ({ name, kind }) => `the variable \`${name}\` has the name of ${kind}`,
  help: () => "give the variable another name",
  page: {
    meaning:
      "A variable may not have the name of a layer, a parameter or a `let` of the puzzle: within its rule, that name would mean something else than everywhere else.",
    failing: `puzzle P(n: 1..9 = 4)
board n x n
find digit: 1..n
for each row n: different(c.digit for c in n)
`,
    corrected: `puzzle P(n: 1..9 = 4)
board n x n
find digit: 1..n
exactly one of each digit in each row
`,
  },
});
