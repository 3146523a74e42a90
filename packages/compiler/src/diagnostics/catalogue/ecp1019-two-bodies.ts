import { defineDiagnostic } from "../diagnostic.js";

export const twoBodies = defineDiagnostic<Record<string, never>>({
  code: "ECP1019",
  slug: "two-bodies",
  severity: "error",
  message: () => "the block of this line is already written on the line above",
  help: () => "move the text after the colon to a line of its own, level with this one",
  page: {
    meaning:
      "A block stands either after its colon, on the same line, or on indented lines below, not in both places.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each row r: exactly 1 queen in r
  at most 1 queen in r
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each row r:
  exactly 1 queen in r
  at most 1 queen in r
`,
  },
});
