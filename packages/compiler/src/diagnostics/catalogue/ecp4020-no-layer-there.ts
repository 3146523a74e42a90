import { defineDiagnostic } from "../diagnostic.js";

export const noLayerThere = defineDiagnostic<{ text: string; layer: string; at: string }>({
  code: "ECP4020",
  slug: "no-layer-there",
  severity: "error",
  message: ({ text, layer, at }) => `\`${text}\` stands at ${at}, where there is no \`${layer}\``,
  help: ({ layer }) => `the line that declares \`${layer}\` says which elements have it (\`on … where …\`)`,
  page: {
    meaning: "The layer stands only on some of the cells (`on cells where …`), and this is not one of them.",
    failing: `puzzle P
given wall: yes/no
find lamp: yes/no on cells where not wall
legend:
  "#": wall
at most 1 lamp in each row
instance:
  map:
    # .
  lamp: r1c1
`,
    corrected: `puzzle P
given wall: yes/no
find lamp: yes/no on cells where not wall
legend:
  "#": wall
at most 1 lamp in each row
instance:
  map:
    # .
  lamp: r1c2
`,
  },
});
