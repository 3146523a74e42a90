import { defineDiagnostic } from "../diagnostic.js";

export const dataInAHole = defineDiagnostic<{ text: string; at: string }>({
  code: "ECP4008",
  slug: "data-in-a-hole",
  severity: "error",
  message: ({ text, at }) => `\`${text}\` stands at ${at}, where the board has a hole`,
  help: () => "write a dot `.` there",
  fix: (_, span) => ({ title: "Change to `.`", edits: [{ span, text: "." }] }),
  page: {
    meaning: "The `board` line removes this cell (`without`), so it cannot have data.",
    failing: `puzzle P
board 2 x 2 without r1c1
find queen: yes/no
exactly 1 queen in each row
instance:
  queen:
    # .
    . .
`,
    corrected: `puzzle P
board 2 x 2 without r1c1
find queen: yes/no
exactly 1 queen in each row
instance:
  queen:
    . #
    . .
`,
  },
});
