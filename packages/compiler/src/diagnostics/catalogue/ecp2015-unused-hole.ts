import { defineDiagnostic } from "../diagnostic.js";

export const unusedHole = defineDiagnostic<{ name: string }>({
  code: "ECP2015",
  slug: "unused-hole",
  severity: "warning",
  message: ({ name }) => `what stands at \`{${name}}\` in the map goes nowhere`,
  help: ({ name }) => `set a layer by it: \`clue = ${name}\``,
  page: {
    meaning:
      "A name in braces in a legend stands for what is written there in the map, and nothing behind the colon uses it, so it would be read and forgotten.",
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
