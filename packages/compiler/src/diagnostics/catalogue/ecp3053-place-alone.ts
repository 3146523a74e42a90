import { defineDiagnostic } from "../diagnostic.js";

export const placeAlone = defineDiagnostic<{ name: string }>({
  code: "ECP3053",
  slug: "place-alone",
  severity: "warning",
  message: ({ name }) => `\`${name}\` has no neighbour`,
  help: ({ name }) => `if it is an island, say so: \`${name}\` alone among the neighbours`,
  page: {
    meaning:
      "There is a list of neighbours, and this place is not in it. It may have been forgotten. A place without neighbours stands in the list by its name alone.",
    failing: `puzzle P
board places a, b, c
  neighbours: a-b
find shaded: yes/no
exactly 1 shaded in cells
`,
    corrected: `puzzle P
board places a, b, c
  neighbours: a-b, c
find shaded: yes/no
exactly 1 shaded in cells
`,
  },
});
