import { defineDiagnostic } from "../diagnostic.js";
import { inOtherCases } from "../other-cases.js";

export const indexOutOfRange = defineDiagnostic<{
  index: string;
  size: number;
  standing: string;
  others: number;
}>({
  code: "ECP4108",
  slug: "index-out-of-range",
  severity: "error",
  message: ({ index, size, standing, others }) =>
    `there is no place ${index} in a list of ${size}${standing}${inOtherCases(others)}`,
  help: () => "places count from 1",
  page: {
    meaning: "A rule reads a list or an ordered set at a place that it does not have. Places count from 1.",
    failing: `puzzle P
board 3 x 3
find shaded: yes/no
for each row r: r[4] is shaded
`,
    corrected: `puzzle P
board 3 x 3
find shaded: yes/no
for each row r: r[3] is shaded
`,
  },
});
