import { defineDiagnostic } from "../diagnostic.js";

export const nameOfTwoThings = defineDiagnostic<{ name: string; kind: "piece" | "value"; of: string }>({
  code: "ECP3057",
  slug: "name-of-two-things",
  severity: "hint",
  message: ({ name, kind, of }) =>
    `\`x is ${name}\` asks for this layer, and never for the ${kind} \`${name}\` of \`${of}\``,
  help: ({ name, kind }) => `give the layer or the ${kind} \`${name}\` another name`,
  page: {
    meaning:
      "A yes/no layer has the name of a value, or of a piece, that may stand on the same elements. After `is`, and where it is counted, such a name means the layer, so that no rule can ask for the value.",
    failing: `puzzle P
board 2 x 2
given tree: yes/no
find plant: {tree, bush}
for each cell c: if c is tree: no bush in c.neighbours
instance:
  tree:
    # .
    . .
`,
    corrected: `puzzle P
board 2 x 2
given marked: yes/no
find plant: {tree, bush}
for each cell c: if c is marked: no bush in c.neighbours
instance:
  marked:
    # .
    . .
`,
  },
});
