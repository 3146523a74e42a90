import { defineDiagnostic } from "../diagnostic.js";

export const chainedComparison = defineDiagnostic<{ operator: string }>({
  code: "ECP1024",
  slug: "chained-comparison",
  severity: "error",
  message: ({ operator }) => `\`${operator}\` compares the truth of the comparison before it`,
  help: () =>
    "comparisons cannot be chained: write `a <= b and b <= c`, or put the first one in parentheses if you mean its truth",
  page: {
    meaning:
      "In `a <= b <= c`, the second sign would compare the truth of `a <= b` with `c`, which is hardly ever intended.",
    failing: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c: 1 <= c.row <= 4
`,
    corrected: `puzzle P
board 4 x 4
find queen: yes/no
for each cell c: 1 <= c.row and c.row <= 4
`,
  },
});
