import { defineDiagnostic } from "../diagnostic.js";

export const saidOfBoth = defineDiagnostic<{ first: string; second: string; where: string }>({
  code: "ECP3044",
  slug: "said-of-both",
  severity: "hint",
  message: ({ first, second, where }) =>
    `\`${where}\` is said of \`${first}\` too, and not of \`${second}\` alone`,
  help: ({ first, second, where }) =>
    `write \`${first} + (${second} ${where})\`, or \`(${first} + ${second}) ${where}\` if it is meant so`,
  page: {
    meaning:
      "A condition behind a sum of sets is said of all that is in one of them. Brackets show which sets are meant.",
    failing: `puzzle P
board 2 x 2
find shaded: yes/no
for each cell c: size({c} + cells where shaded) = 2
`,
    corrected: `puzzle P
board 2 x 2
find shaded: yes/no
for each cell c: size({c} + (cells where shaded)) = 2
`,
  },
});
