import { defineDiagnostic } from "../diagnostic.js";

export const unknownItem = defineDiagnostic<{ item: string; option: string; near?: string; others: number }>({
  code: "ECP4120",
  slug: "unknown-item",
  severity: "error",
  message: ({ item, option, others }) =>
    `option \`${option}\` covers \`${item}\`, which is not an item${
      others === 0 ? "" : ` (and so for ${others} more ${others === 1 ? "option" : "options"})`
    }`,
  help: ({ near }) =>
    near === undefined
      ? "declare it with `items`, or leave the option out with `where`"
      : `the nearest item is \`${near}\``,
  page: {
    meaning: "An option names an item that no `items` line declares: often an index is one too large.",
    failing: `puzzle P
items slot(i) for i in 1..4
option pair(i) for i in 1..4: slot(i), slot(i + 1)
`,
    corrected: `puzzle P
items slot(i) for i in 1..4
option pair(i) for i in 1..3: slot(i), slot(i + 1)
`,
  },
});
