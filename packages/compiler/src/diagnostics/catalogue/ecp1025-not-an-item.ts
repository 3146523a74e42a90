import { defineDiagnostic } from "../diagnostic.js";

export const notAnItem = defineDiagnostic<Record<string, never>>({
  code: "ECP1025",
  slug: "not-an-item",
  severity: "error",
  message: () => "an option covers items, and this is not an item",
  help: () => "write an item, as in `slot(i)`, or a layer of a cell, as in `c.number = 3`",
  page: {
    meaning:
      "After the colon of an `option` come the items that it covers, each with its colour if it has one (`side(e) = red`), and the layers of a board that it sets.",
    failing: `puzzle P
items a, b
option o: a, 3
`,
    corrected: `puzzle P
items a, b
option o: a, b
`,
  },
});
