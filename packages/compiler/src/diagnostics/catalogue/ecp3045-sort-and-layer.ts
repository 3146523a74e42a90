import { defineDiagnostic } from "../diagnostic.js";

export const sortAndLayer = defineDiagnostic<{ sort: string; layer: string; on: string }>({
  code: "ECP3045",
  slug: "sort-and-layer",
  severity: "hint",
  message: ({ sort, layer }) => `\`${sort}\` is the sort of that name here, and not the layer \`${layer}\``,
  help: ({ on, layer }) =>
    `what the layer is on: \`${on} with ${layer}\`; where the sort is meant, another name for the layer, such as \`my_${layer}\`, leaves no doubt`,
  page: {
    meaning:
      "A layer may have the name of a sort. After `each` the sort is meant: `line` are rows and columns there, whatever a layer is called.",
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
