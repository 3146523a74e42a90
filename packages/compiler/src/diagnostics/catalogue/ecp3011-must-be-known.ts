import { defineDiagnostic } from "../diagnostic.js";

export const mustBeKnown = defineDiagnostic<{ what: string; instead?: string }>({
  code: "ECP3011",
  slug: "must-be-known",
  severity: "error",
  message: ({ what }) => `${what} must be known before solving, but this depends on the answer`,
  help: ({ instead }) => instead,
  page: {
    meaning:
      "Some things must follow from the parameters and the givens alone: sizes, the cells that a layer stands on, items and options, and places in an order.",
    failing: `puzzle P
board 4 x 4
find shaded: yes/no
find digit: 1..4 on cells where not shaded
exactly 1 shaded in each row
`,
    corrected: `puzzle P
board 4 x 4
given wall: yes/no
find digit: 1..4 on cells where not wall
at most one of each digit in each row
`,
  },
});
