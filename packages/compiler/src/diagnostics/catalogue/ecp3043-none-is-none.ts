import { defineDiagnostic } from "../diagnostic.js";

export const noneIsNone = defineDiagnostic<{
  text: string;
  isEqual: boolean;
  /** The texts for both readings: both have a value, and both may be without one. */
  both: string;
  neither: string;
}>({
  code: "ECP3043",
  slug: "none-is-none",
  severity: "hint",
  message: ({ text, isEqual }) => `\`${text}\` ${isEqual ? "holds" : "is false"} where both are none`,
  help: ({ both, neither }) =>
    `\`${both}\` demands that both have a value, \`${neither}\` allows that neither has one`,
  page: {
    meaning:
      "`none` is a value, and none equals none: `x.number != y.number` also demands that one of the two has a number, and `Ann.room = Bob.room` lets both be without one. Say which is meant.",
    failing: `puzzle P
board 2 x 2
find number: 1..4 or none
for each link (x, y): x.number != y.number
`,
    corrected: `puzzle P
board 2 x 2
find number: 1..4 or none
for each link (x, y) where x has number and y has number: x.number != y.number
`,
  },
});
