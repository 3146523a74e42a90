import { defineDiagnostic } from "../diagnostic.js";

export const elementAgainstValue = defineDiagnostic<{ element: string; value: string; instead?: string }>({
  code: "ECP3001",
  slug: "element-against-value",
  severity: "error",
  message: ({ element, value }) => `this compares ${element} with ${value}`,
  help: ({ instead }) => (instead === undefined ? undefined : `did you mean \`${instead}\`?`),
  fix: ({ instead }, span) =>
    instead === undefined
      ? undefined
      : { title: `Change to \`${instead}\``, edits: [{ span, text: instead }] },
  page: {
    meaning:
      "A cell never stands for its value: the value in the layer `digit` is `x.digit`. But rows and columns do stand for their numbers.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
for each cell x: x = 1
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
for each border cell x: x.digit = 1
`,
  },
});
