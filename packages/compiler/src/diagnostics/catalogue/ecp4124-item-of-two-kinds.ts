import { defineDiagnostic } from "../diagnostic.js";

export const itemOfTwoKinds = defineDiagnostic<{ item: string; others: number }>({
  code: "ECP4124",
  slug: "item-of-two-kinds",
  severity: "error",
  message: ({ item, others }) =>
    `\`${item}\` is declared twice, in different ways${others === 0 ? "" : ` (and so are ${others} more items)`}`,
  help: () => "an item may be declared twice if both lines say the same about it",
  page: {
    meaning:
      "Two lines declare the same item in different ways: optional and not optional, or with different numbers of times.",
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
