import { defineDiagnostic } from "../diagnostic.js";

export const mayBeTheSame = defineDiagnostic<{ one: string; other: string }>({
  code: "ECP3042",
  slug: "may-be-the-same",
  severity: "hint",
  message: ({ one, other }) => `\`${one}\` and \`${other}\` may be the same element here`,
  help: ({ one, other }) =>
    `\`where ${one} is not ${other}\` leaves that out, and \`where ${one} before ${other}\` takes each two once`,
  page: {
    meaning:
      "Two names of an aggregate run over the set independently, so that they also meet in one element, and each two come in both orders. In a head (`for each cells x, y`) they never do.",
    failing: `puzzle P
board 2 x 2
find digit: 1..4
count(x, y in cells where x.digit = y.digit) = 4
`,
    corrected: `puzzle P
board 2 x 2
find digit: 1..4
count(x, y in cells where x before y and x.digit = y.digit) = 0
`,
  },
});
