import { defineDiagnostic, type Edit } from "../diagnostic.js";

export const tabInIndentation = defineDiagnostic<{ lines: number; edits: readonly Edit[] }>({
  code: "ECP1001",
  slug: "tab-in-indentation",
  severity: "error",
  message: ({ lines }) =>
    lines === 1 ? "this line is indented with a tab" : `${lines} lines are indented with tabs`,
  help: () =>
    "indent with spaces: the width of a tab differs from editor to editor, and indentation shows where blocks begin and end",
  fix: ({ edits }) => ({ title: "Indent with spaces", edits }),
  page: {
    meaning:
      "The indentation of lines shows which of them belong together. The width of a tab differs from editor to editor, so lines that look level may not be. Spaces are unambiguous. Within the rows of a map, a tab counts as a space.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c:
	c is not queen
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c:
  c is not queen
`,
  },
});
