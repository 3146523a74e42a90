import { defineDiagnostic } from "../diagnostic.js";

export const groupOfAll = defineDiagnostic<{ layer?: string; adjective?: string }>({
  code: "ECP3063",
  slug: "group-of-all",
  severity: "hint",
  message: () => "all cells that are connected are one group here: it does not say what a group is made of",
  help: ({ layer, adjective }) =>
    [
      ...(layer === undefined ? [] : [`\`group g by ${layer}\` has cells with the same value`]),
      ...(adjective === undefined
        ? []
        : [`\`group g of cells where ${adjective}\` only those of which that is true`]),
    ].join(", ") || "groups are `by` a layer, or `of` some of the cells",
  page: {
    meaning:
      "A group is made of connected cells: `by digit` of those that have the same digit, `of cells where shaded` of shaded ones. With neither, all cells of the board are in one group.",
    failing: `puzzle P
board 2 x 2
find shaded: yes/no
for each group g: size(g) = 2
`,
    corrected: `puzzle P
board 2 x 2
find shaded: yes/no
for each group g of cells where shaded: size(g) = 2
`,
  },
});
