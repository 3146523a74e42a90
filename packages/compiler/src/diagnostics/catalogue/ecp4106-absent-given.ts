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
    `make the rule only about those with a value: \`for each ${sort} x with ${layer}: …\`, or test \`x has ${layer}\` first`,
  page: {
    meaning:
      "A layer is given only in some places, and a rule reads it at others. Restrict the rule to the places that have a value.",
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
