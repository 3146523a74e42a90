import { defineDiagnostic } from "../diagnostic.js";

export const definedByItself = defineDiagnostic<{ names: readonly string[] }>({
  code: "ECP2010",
  slug: "defined-by-itself",
  severity: "error",
  message: ({ names }) =>
    names.length === 1
      ? `what \`${names[0] ?? ""}\` means depends on itself`
      : `what ${names.map((name) => `\`${name}\``).join(" and ")} mean goes in a circle`,
  page: {
    meaning:
      "A `let`, a domain or a default value needs what it defines, at once or by a detour over other definitions, so it would never come to an end.",
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
