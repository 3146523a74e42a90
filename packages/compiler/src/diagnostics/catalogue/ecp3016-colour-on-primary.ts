import { defineDiagnostic } from "../diagnostic.js";

export const colouredPrimary = defineDiagnostic<{ item: string }>({
  code: "ECP3016",
  slug: "colour-on-primary",
  severity: "error",
  message: ({ item }) => `\`${item}\` must be covered exactly once, so it cannot have a colour`,
  help: ({ item }) => `only \`optional items ${item}\` may be coloured`,
  page: {
    meaning:
      "Options may share an optional item if they give it the same colour. An item that is covered exactly once belongs to a single option, so a colour would have no meaning.",
    failing: `puzzle P
items slot(i) for i in 1..4
option put(i, c) for i in 1..4, c in 1..2: slot(i) = c
`,
    corrected: `puzzle P
items slot(i) for i in 1..4
optional items side(i) for i in 1..4
option put(i, c) for i in 1..4, c in 1..2: slot(i), side(i) = c
`,
  },
});
