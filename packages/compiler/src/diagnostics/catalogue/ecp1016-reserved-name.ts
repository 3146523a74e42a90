import { defineDiagnostic } from "../diagnostic.js";

export const reservedName = defineDiagnostic<{ word: string }>({
  code: "ECP1016",
  slug: "reserved-name",
  severity: "error",
  message: ({ word }) => `\`${word}\` is a word of the language, and cannot be a name`,
  help: ({ word }) => `choose another name, \`${word}_\` for example`,
  page: {
    meaning:
      "Some words are reserved for the language, so that each line has only one meaning. They cannot name layers, variables or puzzles.",
    failing: `puzzle P
board 4 x 4
find at: yes/no
`,
    corrected: `puzzle P
board 4 x 4
find spot: yes/no
`,
  },
});
