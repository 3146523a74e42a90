import { defineDiagnostic, type Edit } from "../diagnostic.js";

export const tabInIndentation = defineDiagnostic<{ lines: number; edits: readonly Edit[] }>({
  code: "ECP1001",
  slug: "tab-in-indentation",
  severity: "error",
  message: ({ lines }) =>
    lines === 1 ? "this line is indented with a tab" : `${lines} lines are indented with tabs`,
  help: () =>
    "indent with spaces: how wide a tab is differs from editor to editor, and blocks are read by their indentation",
  fix: ({ edits }) => ({ title: "Indent with spaces", edits }),
  page: {
    meaning:
      "Which lines belong together is read from how deep they are indented. A tab is as wide as each editor likes, so that lines that look level need not be. Spaces are unmistakable; within the rows of a map a tab is a space like any other.",
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
