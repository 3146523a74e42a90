import { defineDiagnostic } from "../diagnostic.js";

export const linksTakenTwice = defineDiagnostic<{ one: string; other: string }>({
  code: "ECP3061",
  slug: "links-taken-twice",
  severity: "hint",
  message: ({ one, other }) =>
    `each link is taken twice here: as \`(${one}, ${other})\` and from its other end`,
  help: ({ one, other }) => `\`where ${one} before ${other}\` takes each link once`,
  page: {
    meaning:
      "The two names of `link (a, b)` stand for its ends in either order. A rule for each link says the same twice, which changes nothing; a sum or a count has everything twice, and values that are all to be different never are.",
    failing: `puzzle P
board 1 x 3
find digit: 1..3
sum(a.digit + b.digit for link (a, b)) = 8
`,
    corrected: `puzzle P
board 1 x 3
find digit: 1..3
sum(a.digit + b.digit for link (a, b) where a before b) = 8
`,
  },
});
