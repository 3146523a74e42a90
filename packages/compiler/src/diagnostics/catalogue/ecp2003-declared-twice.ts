import { defineDiagnostic } from "../diagnostic.js";

export const declaredTwice = defineDiagnostic<{ name: string }>({
  code: "ECP2003",
  slug: "declared-twice",
  severity: "error",
  message: ({ name }) => `\`${name}\` is declared twice`,
  help: () => "give one of them another name",
  page: {
    meaning:
      "Two lines declare the same name, so a rule that uses it could mean either. Layers, parameters, `let`s and pieces need different names in the whole puzzle, including the lines that it takes in by `use`.",
    failing: `puzzle P
board 4 x 4
find mark: yes/no
find mark: 1..4
exactly one of each mark in each row
`,
    corrected: `puzzle P
board 4 x 4
find mark: yes/no
find digit: 1..4
exactly 1 mark in each row
exactly one of each digit in each row
`,
  },
});
