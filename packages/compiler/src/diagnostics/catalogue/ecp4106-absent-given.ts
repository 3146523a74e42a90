import { defineDiagnostic } from "../diagnostic.js";

export const absentGiven = defineDiagnostic<{
  layer: string;
  at: string;
  sort: string;
  standing: string;
  others: number;
}>({
  code: "ECP4106",
  slug: "absent-given",
  severity: "error",
  message: ({ layer, at, others, standing }) =>
    `\`${layer}\` is read at ${at}, where there is none${standing}${
      others === 0 ? "" : `, and at ${others} more ${others === 1 ? "place" : "places"}`
    }`,
  help: ({ layer, sort }) =>
    `say what holds only where there is one: \`for each ${sort} x with ${layer}: …\`, or \`x has ${layer}\` before it`,
  page: {
    meaning:
      "A layer is given in some places only, and a rule reads it where it is not given. Say that the rule speaks of the places that have one.",
    failing: `puzzle P
given clue: number
find shaded: yes/no
for each cell c: exactly c.clue shaded in c.neighbours
instance:
  clue:
    1 .
    . .
`,
    corrected: `puzzle P
given clue: number
find shaded: yes/no
for each cell c with clue: exactly c.clue shaded in c.neighbours
instance:
  clue:
    1 .
    . .
`,
  },
});
