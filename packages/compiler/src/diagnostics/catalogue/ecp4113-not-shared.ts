import { defineDiagnostic } from "../diagnostic.js";
import { inOtherCases } from "../other-cases.js";

export const notShared = defineDiagnostic<{
  layer: string;
  one: string;
  other: string;
  standing: string;
  others: number;
}>({
  code: "ECP4113",
  slug: "not-shared",
  severity: "error",
  message: ({ layer, one, other, standing, others }) =>
    `the cells do not share one \`${layer}\`: some have ${one}, some ${other}${standing}${inOtherCases(others)}`,
  page: {
    meaning:
      "`S.layer` is the value that all cells of S with a value share. Here they have different values.",
    failing: `puzzle P
board 2 x 2
given clue: number
find shaded: yes/no
for each row r: exactly r.clue shaded in r
instance:
  clue:
    1 2
    1 .
`,
    corrected: `puzzle P
board 2 x 2
given clue: number
find shaded: yes/no
for each row r: exactly r.clue shaded in r
instance:
  clue:
    2 2
    1 .
`,
  },
});
