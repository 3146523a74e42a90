import { defineDiagnostic } from "../diagnostic.js";

export const argumentCount = defineDiagnostic<{ name: string; wanted: string; found: number }>({
  code: "ECP3005",
  slug: "argument-count",
  severity: "error",
  message: ({ name, wanted, found }) =>
    `\`${name}\` takes ${wanted}, and there ${found === 1 ? "is" : "are"} ${found}`,
  page: {
    meaning: "A function or an attribute is given too many or too few things to work on.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
at most distance(r1c1) of each digit in each row
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
at most distance(r1c1, r1c2) of each digit in each row
`,
  },
});
