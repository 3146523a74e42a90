import { defineDiagnostic } from "../diagnostic.js";

export const notAnAdjective = defineDiagnostic<{ name: string; subject: string; layer?: string }>({
  code: "ECP3008",
  slug: "not-an-adjective",
  severity: "error",
  message: ({ name, subject }) => `\`${name}\` says nothing of ${subject}`,
  help: ({ layer }) =>
    layer === undefined ? undefined : `\`${layer}\` has values: \`has ${layer}\`, or compare it`,
  page: {
    meaning:
      "Behind `is` stands another element, a yes/no layer, a symbol, or one of the adjectives of the language.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
for each border cell c: c is digit
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
for each border cell c: c.digit = 1
`,
  },
});
