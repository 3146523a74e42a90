import { defineDiagnostic } from "../diagnostic.js";

export const edgesLeftFree = defineDiagnostic<{ name: string }>({
  code: "ECP3066",
  slug: "edges-left-free",
  severity: "hint",
  message: ({ name }) =>
    `\`${name}\` is only read by groups: at the rim of the board, and within a group, each edge may have it or not`,
  help: ({ name }) =>
    `say where it is: \`for each edge e: e is ${name} = (size(e.cells) = 2 and e.cells[2] not in group(e.cells[1] by ${name}))\``,
  page: {
    meaning:
      "Groups by a layer of edges end at edges that have it. An edge at the rim, or within a group, makes no difference to the groups, so that answers differ in such edges alone. A rule has to say where the layer is; or the groups are found as `find area: region`.",
    failing: `puzzle P
board 2 x 2
find fence: yes/no on edges
for each group g by fence: size(g) = 2
`,
    corrected: `puzzle P
board 2 x 2
find fence: yes/no on edges
for each group g by fence: size(g) = 2
for each edge e: e is fence = (size(e.cells) = 2 and e.cells[2] not in group(e.cells[1] by fence))
`,
  },
});
