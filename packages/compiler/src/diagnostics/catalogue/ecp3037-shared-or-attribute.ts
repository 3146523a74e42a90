import { defineDiagnostic } from "../diagnostic.js";

export const sharedOrAttribute = defineDiagnostic<{ name: string; target: string }>({
  code: "ECP3037",
  slug: "shared-or-attribute",
  severity: "error",
  message: ({ name, target }) =>
    `the \`${name}\` of ${target} could be its own, or the value of the layer \`${name}\` that its cells share`,
  help: () => "give the layer another name, so that it is clear which of them is meant",
  page: {
    meaning:
      "After a set and a dot comes either an attribute of the set (its `size`, its `first`, the `start` of a path), or a layer in which all its cells have the same value. If a layer on cells has the name of such an attribute, either could be meant. For a single cell (`c.size`), it means the layer.",
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
