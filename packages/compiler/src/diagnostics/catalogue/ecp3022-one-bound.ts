import { defineDiagnostic } from "../diagnostic.js";

export const oneBound = defineDiagnostic<{ bound: string }>({
  code: "ECP3022",
  slug: "one-bound",
  severity: "error",
  message: ({ bound }) => `\`${bound}\` takes one number`,
  help: () => "`exactly 1 or 3`, `exactly 1..3`",
  page: {
    meaning: "Only `exactly` can be followed by several numbers or by a range.",
    failing: `puzzle P
board 4 x 4
find shaded: yes/no
at most 1..3 shaded in each row
`,
    corrected: `puzzle P
board 4 x 4
find shaded: yes/no
exactly 1..3 shaded in each row
`,
  },
});
