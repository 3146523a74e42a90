import { defineDiagnostic } from "../diagnostic.js";

export const entryTwice = defineDiagnostic<{ item: string }>({
  code: "ECP3015",
  slug: "item-twice",
  severity: "error",
  message: ({ item }) => `this option has the item \`${item}\` twice`,
  page: {
    meaning:
      "An option covers each of its items once. An option that names an item twice could never be chosen.",
    failing: `puzzle P
items slot(i) for i in 1..4
option put(i) for i in 1..4: slot(i), slot(i)
`,
    corrected: `puzzle P
items slot(i) for i in 1..4
option put(i) for i in 1..4: slot(i)
`,
  },
});
