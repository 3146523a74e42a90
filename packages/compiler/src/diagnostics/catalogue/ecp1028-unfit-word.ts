import { defineDiagnostic } from "../diagnostic.js";

export const unfitWord = defineDiagnostic<{ text: string }>({
  code: "ECP1028",
  slug: "unfit-word",
  severity: "error",
  message: ({ text }) => `\`${text}\` does not fit here`,
  page: {
    meaning:
      "The line cannot continue like this. Look at the words before it: one may be missing or misspelt.",
    failing: `puzzle P
given clue: number
instance:
  3 4
`,
    corrected: `puzzle P
given clue: number
instance:
  clue: 3 4
`,
  },
});
