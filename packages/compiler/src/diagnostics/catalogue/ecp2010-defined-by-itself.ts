import { defineDiagnostic } from "../diagnostic.js";

export const definedByItself = defineDiagnostic<{ names: readonly string[] }>({
  code: "ECP2010",
  slug: "defined-by-itself",
  severity: "error",
  message: ({ names }) =>
    names.length === 1
      ? `the definition of \`${names[0] ?? ""}\` depends on itself`
      : `the definitions of ${names.map((name) => `\`${name}\``).join(" and ")} depend on each other`,
  page: {
    meaning:
      "A `let`, a domain or a default value depends on itself, directly or by way of other definitions, so it has no value.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
let many = few + 1
let few = many - 1
exactly few queens in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
let many = few + 1
let few = 1
exactly few queens in each row
at most many queens in each column
`,
  },
});
