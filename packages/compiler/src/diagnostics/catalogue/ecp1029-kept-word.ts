import { defineDiagnostic } from "../diagnostic.js";

export const keptWord = defineDiagnostic<{ word: string }>({
  code: "ECP1029",
  slug: "kept-word",
  severity: "error",
  message: ({ word }) => `\`${word}\` is kept for later: the language knows no best answer yet`,
  help: ({ word }) =>
    `ask for a bound (\`sum(c.digit for c in cells) ${word.startsWith("max") ? ">=" : "<="} 10\`), and move it until there is no answer; as a name, choose another`,
  page: {
    meaning:
      "A later version of the language may ask for the largest or the smallest of all answers. `maximize` and `minimize` are kept for that, and name nothing. A bound finds the best answer too: where there is an answer with a sum of 7, and none with 8, it is 7.",
    failing: `puzzle P
board 1 x 3
find digit: 1..3
for each link (x, y): difference(x.digit, y.digit) = 1
maximize sum(c.digit for c in cells)
`,
    corrected: `puzzle P
board 1 x 3
find digit: 1..3
for each link (x, y): difference(x.digit, y.digit) = 1
sum(c.digit for c in cells) >= 8
`,
  },
});
