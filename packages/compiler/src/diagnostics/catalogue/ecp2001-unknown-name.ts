import { defineDiagnostic } from "../diagnostic.js";

export const unknownName = defineDiagnostic<{ name: string; near?: string }>({
  code: "ECP2001",
  slug: "unknown-name",
  severity: "error",
  message: ({ name }) => `nothing here is called \`${name}\``,
  help: ({ near }) =>
    near === undefined
      ? "names are made by `given`, `find` and `let`, and by the heads of `for each`"
      : `did you mean \`${near}\`?`,
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning:
      "A name stands where a layer, a parameter, a variable or a set is meant, and nothing of that name is declared.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 quen in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
exactly 1 queen in each row
`,
  },
});
