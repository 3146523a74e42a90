import { defineDiagnostic } from "../diagnostic.js";

export const badDedent = defineDiagnostic<{ depth: number; above: number; outer: number }>({
  code: "ECP1002",
  slug: "bad-dedent",
  severity: "error",
  message: () => "this line is level with no line above it",
  help: ({ above, outer }) =>
    `indent it by ${above} spaces like the lines above it, or by ${outer} to end their block`,
  page: {
    meaning:
      "A line belongs to the same block as the lines that it is level with. This one is indented less than the lines above it, but more than the line that opened their block, so it is not clear where it belongs.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c:
    c is not queen
  c is queen
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c:
    c is not queen
    c is queen
`,
  },
});
