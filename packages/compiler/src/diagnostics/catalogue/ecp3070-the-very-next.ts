import { defineDiagnostic } from "../diagnostic.js";

export const theVeryNext = defineDiagnostic<{ said: string; instead: string }>({
  code: "ECP3070",
  slug: "the-very-next",
  severity: "hint",
  message: ({ said }) => `\`${said} of\` is the very next cell on that side`,
  help: ({ said, instead }) =>
    `for anywhere on that side, write \`${instead}\`; \`.${said}\` in its place says the very next without this hint`,
  page: {
    meaning:
      "`left of c` is `c.left`, the one cell beside it. In rules of logic puzzles, “left of” often means any cell further left, which a comparison of rows or columns says.",
    failing: `puzzle P
board 1 x 4
find animal: {lion, bear, goat, wolf}
exactly one of each animal in cells
the lion is left of the goat
`,
    corrected: `puzzle P
board 1 x 4
find animal: {lion, bear, goat, wolf}
exactly one of each animal in cells
(the lion).column < (the goat).column
`,
  },
});
