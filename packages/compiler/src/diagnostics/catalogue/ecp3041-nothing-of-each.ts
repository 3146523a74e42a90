import { defineDiagnostic } from "../diagnostic.js";

export const nothingOfEach = defineDiagnostic<{ sort: string; name: string; own?: string; set?: string }>({
  code: "ECP3041",
  slug: "nothing-of-each",
  severity: "hint",
  message: ({ sort }) => `nothing here speaks of the ${sort}: the same is said once for each`,
  help: ({ sort, name, own, set }) =>
    set !== undefined
      ? `those of the ${sort} alone are \`${name}.${own}\`: \`${set} ${name} where … in ${name}.${own}\``
      : own === undefined
        ? `give it a name, \`for each ${sort} ${name}: …\`, and speak of \`${name}\`; or leave the head out`
        : `those of the ${sort} alone are \`${name}.${own}\`: \`for each ${sort} ${name}: … in ${name}.${own}\``,
  page: {
    meaning:
      "The lines under a head say the same for each of its elements, since they read nothing of it. `links` are all links of the board; those of a cell `c` are `c.links`.",
    failing: `puzzle P
board 2 x 2
find line: yes/no on links
for each cell: exactly 2 lines in links
`,
    corrected: `puzzle P
board 2 x 2
find line: yes/no on links
for each cell c: exactly 2 lines in c.links
`,
  },
});
