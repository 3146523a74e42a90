import { defineDiagnostic } from "../diagnostic.js";

export const derivedOfSeveral = defineDiagnostic<{ name: string }>({
  code: "ECP3034",
  slug: "derived-of-several",
  severity: "error",
  message: ({ name }) =>
    `\`${name}\` is said of several elements at once: a layer is of one, a relation of two`,
  help: ({ name }) => `a function has as many names as one likes: \`let ${name}(a, b, c) = …\``,
  page: {
    meaning:
      "`let x of cell c = …` is a layer, which each cell has; `let x of cells p, q = …` is a relation, by which cells hang together. What depends on more is a function, whose names stand in brackets.",
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
