import { defineDiagnostic } from "../diagnostic.js";

export const missingBody = defineDiagnostic<{ header: string }>({
  code: "ECP1018",
  slug: "missing-body",
  severity: "error",
  message: ({ header }) => `nothing stands below \`${header}\``,
  help: () => "put its content after the colon, or on indented lines below it",
  page: {
    meaning:
      "A line that ends in a colon opens a block. The content of the block follows on the same line, or on lines that are indented further. Here there is neither; perhaps the lines below are not indented.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c:
exactly 1 queen in each row
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c:
  c.row <= 4
exactly 1 queen in each row
`,
  },
});
