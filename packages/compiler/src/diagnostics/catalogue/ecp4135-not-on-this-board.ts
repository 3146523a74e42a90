import type { TilingName } from "../../vocabulary/tilings.js";
import { defineDiagnostic } from "../diagnostic.js";

export const notOnThisBoard = defineDiagnostic<{
  tiling: TilingName;
  /** In the plural, or with an article. */
  lacking: string;
  has: string;
  others: number;
}>({
  code: "ECP4135",
  slug: "not-on-this-board",
  severity: "error",
  message: ({ tiling, lacking }) => `a board of ${tiling} has no ${lacking}`,
  help: ({ has }) => `it has ${has}`,
  page: {
    meaning:
      "Each kind of board has different parts: a board of hexagons has rows, but no columns, and its cells have six sides. This rule, layer or line of data names a part that the board of this instance does not have. The help lists those that it has; `neighbours`, `around`, `lines` and `for each direction d` work on every board.",
    failing: `puzzle P
board hexagon 2
find shaded: yes/no
exactly 1 shaded in each column
`,
    corrected: `puzzle P
board hexagon 2
find shaded: yes/no
exactly 1 shaded in each row
`,
  },
});
