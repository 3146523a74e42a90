import { defineDiagnostic } from "../diagnostic.js";

export const derivedOfSeveral = defineDiagnostic<{ name: string }>({
  code: "ECP3034",
  slug: "derived-of-several",
  severity: "error",
  message: ({ name }) =>
    `\`${name}\` is about several elements at once: a layer is about one, a relation about two`,
  help: ({ name }) => `a function may have any number of arguments: \`let ${name}(a, b, c) = …\``,
  page: {
    meaning:
      "`let x of cell c = …` is a layer, which has a value in each cell. `let x of cells p, q = …` is a relation between two cells. For more elements, write a function, whose arguments stand in parentheses.",
    failing: `puzzle P
board 3 x 3
find digit: 1..3
let level of cells a, b, c = a.digit = b.digit and b.digit = c.digit
exactly 0 level in cells
`,
    corrected: `puzzle P
board 3 x 3
find digit: 1..3
let level(a, b, c) = a.digit = b.digit and b.digit = c.digit
for each row r: not level(r[1], r[2], r[3])
`,
  },
});
