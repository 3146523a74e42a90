import { defineDiagnostic } from "../diagnostic.js";

export const itemOfTwoKinds = defineDiagnostic<{ item: string; others: number }>({
  code: "ECP4124",
  slug: "item-of-two-kinds",
  severity: "error",
  message: ({ item, others }) =>
    `\`${item}\` is made twice, differently${others === 0 ? "" : ` (and so are ${others} more items)`}`,
  help: () => "an item may be named twice, if both lines say the same of it",
  page: {
    meaning: "Two lines make the same item, one optional and one not, or to be covered differently often.",
    failing: `puzzle P
items a
optional items a, b
option x: a
option y: a, b
`,
    corrected: `puzzle P
items a
optional items b
option x: a
option y: a, b
`,
  },
});
