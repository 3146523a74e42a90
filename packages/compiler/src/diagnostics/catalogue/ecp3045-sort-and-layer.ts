import { defineDiagnostic } from "../diagnostic.js";

export const sortAndLayer = defineDiagnostic<{ sort: string; layer: string; on: string }>({
  code: "ECP3045",
  slug: "sort-and-layer",
  severity: "hint",
  message: ({ sort, layer }) => `\`${sort}\` means the sort here, and not the layer \`${layer}\``,
  help: ({ on, layer }) =>
    `for the layer, write \`${on} with ${layer}\`; if you mean the sort, rename the layer, for example to \`my_${layer}\``,
  page: {
    meaning:
      "A layer may have the name of a sort. After `each`, the name means the sort: `line` means rows and columns there, even if a layer is called `line`.",
    failing: `puzzle P
board 2 x 2
find line: yes/no on links
at most 1 line in links
for each line l: size(l) = 2
`,
    corrected: `puzzle P
board 2 x 2
find way: yes/no on links
at most 1 way in links
for each line l: size(l) = 2
`,
  },
});
