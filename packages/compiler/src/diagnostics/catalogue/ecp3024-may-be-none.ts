import { defineDiagnostic } from "../diagnostic.js";

export const mayBeNone = defineDiagnostic<{ text: string }>({
  code: "ECP3024",
  slug: "may-be-none",
  severity: "error",
  message: ({ text }) => `\`${text}\` may be none here`,
  help: () =>
    "make the rule only about those with a value: `for each cell c with …`, `where … has …`, `if … has …`",
  page: {
    meaning:
      "The layer may be without a value (`or none`). It can be read only after a guard that excludes this case.",
    failing: `puzzle P
board 4 x 4
find tip: 1..4 or none
for each border cell c: c.tip > 2
`,
    corrected: `puzzle P
board 4 x 4
find tip: 1..4
for each border cell c: c.tip = 2
`,
  },
});
