import { defineDiagnostic } from "../diagnostic.js";

export const nothingOfEach = defineDiagnostic<{ sort: string; name: string; own?: string; set?: string }>({
  code: "ECP3041",
  slug: "nothing-of-each",
  severity: "hint",
  message: ({ sort }) => `nothing here depends on the ${sort}: the same statement is repeated for each one`,
  help: ({ sort, name, own, set }) =>
    set !== undefined
      ? `those of the ${sort} itself are \`${name}.${own}\`: \`${set} ${name} where … in ${name}.${own}\``
      : own === undefined
        ? `give it a name, \`for each ${sort} ${name}: …\`, and use \`${name}\`; or remove the head`
        : `those of the ${sort} itself are \`${name}.${own}\`: \`for each ${sort} ${name}: … in ${name}.${own}\``,
  page: {
    meaning:
      "The lines under this head say the same for each of its elements, since they do not use the element. `links` are all links of the board; those of a cell `c` are `c.links`.",
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
