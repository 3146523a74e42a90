import { defineDiagnostic } from "../diagnostic.js";

export const saidOfBoth = defineDiagnostic<{ first: string; second: string; where: string }>({
  code: "ECP3044",
  slug: "said-of-both",
  severity: "hint",
  message: ({ first, second, where }) =>
    `\`${where}\` applies to \`${first}\` too, and not only to \`${second}\``,
  help: ({ first, second, where }) =>
    `write \`${first} + (${second} ${where})\`, or \`(${first} + ${second}) ${where}\` if you mean both`,
  page: {
    meaning:
      "A condition after a sum of sets applies to all elements of the sum. Use parentheses to show which sets are meant.",
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
