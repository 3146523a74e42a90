import { defineDiagnostic } from "../diagnostic.js";

export const numberOfValues = defineDiagnostic<{
  layer: string;
  found: number;
  expected: number;
  /** `columns` */
  what: string;
}>({
  code: "ECP4013",
  slug: "number-of-values",
  severity: "error",
  message: ({ layer, found, expected, what }) =>
    `\`${layer}\` has ${found} ${found === 1 ? "value" : "values"} here, but there are ${expected} ${what}`,
  help: ({ found, expected }) =>
    found < expected
      ? "a dot `.` stands for one without data; or name those that have data: `2 = 3`"
      : undefined,
  page: {
    meaning: "In a list by position (`top: 3 . 2 1`), there must be one value for each row, column or line.",
    failing: `puzzle P
board 3 x 3
given top: number on columns
find queen: yes/no
for each column c with top: exactly c.top queens in c
instance:
  top: 1 2
`,
    corrected: `puzzle P
board 3 x 3
given top: number on columns
find queen: yes/no
for each column c with top: exactly c.top queens in c
instance:
  top: 1 2 .
`,
  },
});
