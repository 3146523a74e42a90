import { defineDiagnostic } from "../diagnostic.js";

export const notCountedThere = defineDiagnostic<{ name: string; on: string; elements: string }>({
  code: "ECP3009",
  slug: "not-counted-there",
  severity: "error",
  message: ({ name, on, elements }) => `\`${name}\` stands on ${on}, but these are ${elements}`,
  help: ({ elements }) =>
    elements === "rows" || elements === "columns" || elements === "lines"
      ? `in each of them: \`in each ${elements.slice(0, -1)}\``
      : undefined,
  page: {
    meaning:
      "A quantity counts the elements of a set that have something: the layer that is counted must stand on elements of that sort.",
    failing: `puzzle P
board 4 x 4
find line: yes/no on links
for each cell c: exactly 2 lines in c.neighbours
`,
    corrected: `puzzle P
board 4 x 4
find line: yes/no on links
for each cell c: exactly 2 lines in c.links
`,
  },
});
