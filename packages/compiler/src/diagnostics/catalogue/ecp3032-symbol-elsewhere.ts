import { defineDiagnostic } from "../diagnostic.js";

export const symbolElsewhere = defineDiagnostic<{ name: string; layer: string; subject: string }>({
  code: "ECP3032",
  slug: "symbol-elsewhere",
  severity: "error",
  message: ({ name, layer, subject }) =>
    `\`${name}\` is a value of \`${layer}\`, which ${subject} does not have`,
  page: {
    meaning: "The layer of this symbol does not stand on elements of this kind.",
    failing: `puzzle P
board 4 x 4
given mark: {moon, sun}
find line: yes/no on links
for each link l where l is moon: l is line
`,
    corrected: `puzzle P
board 4 x 4
given mark: {moon, sun}
find shaded: yes/no
for each cell c where c is moon: c is shaded
`,
  },
});
