import { defineDiagnostic } from "../diagnostic.js";

export const unusedHole = defineDiagnostic<{ name: string }>({
  code: "ECP2015",
  slug: "unused-hole",
  severity: "warning",
  message: ({ name }) => `no layer is set by the hole \`{${name}}\``,
  help: ({ name }) => `set a layer by it: \`clue = ${name}\``,
  page: {
    meaning:
      "In a legend, a name in braces stands for the text at that place in the map. Nothing after the colon uses this name, so that text would be ignored.",
    failing: `puzzle P
given clue: number
given wall: yes/no
find lamp: yes/no on cells where not wall
legend:
  "#{n}": wall
for each cell c with clue: exactly c.clue lamps in c.neighbours
`,
    corrected: `puzzle P
given clue: number
given wall: yes/no
find lamp: yes/no on cells where not wall
legend:
  "#{n}": wall, clue = n
for each cell c with clue: exactly c.clue lamps in c.neighbours
`,
  },
});
