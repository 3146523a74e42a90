import { defineDiagnostic } from "../diagnostic.js";
import { inOtherCases } from "../other-cases.js";

export const notExactlyOne = defineDiagnostic<{
  size: number;
  first: string;
  standing: string;
  others: number;
}>({
  code: "ECP4110",
  slug: "not-exactly-one",
  severity: "error",
  message: ({ size, first, standing, others }) =>
    `\`the\` means the only one, but there ${size === 0 ? "is none" : `are ${size}: ${first}`}${standing}${inOtherCases(others)}`,
  page: {
    meaning: "`the S` names the only element of a set. Here the set is empty, or has several elements.",
    failing: `puzzle P
board 2 x 2
given start: yes/no
find shaded: yes/no
the start is shaded
instance:
  start:
    # #
    . .
`,
    corrected: `puzzle P
board 2 x 2
given start: yes/no
find shaded: yes/no
the start is shaded
instance:
  start:
    # .
    . .
`,
  },
});
