import { defineDiagnostic } from "../diagnostic.js";

export const sharedOrAttribute = defineDiagnostic<{ name: string; target: string }>({
  code: "ECP3037",
  slug: "shared-or-attribute",
  severity: "error",
  message: ({ name, target }) =>
    `${target} has a \`${name}\` of its own, and its cells may share a value of the layer \`${name}\``,
  help: () => "give the layer another name, so that it is plain which of them is meant",
  page: {
    meaning:
      "What is read of a set after a dot is something of the set itself (its `size`, its `first`, the `start` of a path), or the value that all its cells have in a layer. Where a layer on cells has the name of such an attribute, either could be meant. Read of one cell (`c.size`) it is the layer.",
    failing: `puzzle P
board 3 x 3
find area: region
find size: 1..9
for each area a: a.size = 3
`,
    corrected: `puzzle P
board 3 x 3
find area: region
find number: 1..9
for each area a: a.size = 3
`,
  },
});
