import { defineDiagnostic } from "../diagnostic.js";

export const unknownLine = defineDiagnostic<{ word: string; near: string }>({
  code: "ECP1017",
  slug: "unknown-line",
  severity: "error",
  message: ({ word }) => `no line begins with \`${word}\``,
  help: ({ near }) => `did you mean \`${near}\`?`,
  fix: ({ near }, span) => ({ title: `Change to \`${near}\``, edits: [{ span, text: near }] }),
  page: {
    meaning:
      "The first word shows the kind of a line (`board`, `given`, `find`, `exactly`, `for each`, …). This one is unknown, but close to one that is.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
exacty 1 queen in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
