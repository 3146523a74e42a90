import { defineDiagnostic } from "../diagnostic.js";

export const optionWithoutItem = defineDiagnostic<{ option: string; others: number }>({
  code: "ECP4125",
  slug: "option-without-item",
  severity: "warning",
  message: ({ option, others }) =>
    `option \`${option}\` covers no item that must be covered, so it may be chosen or not, and both are answers${
      others === 0 ? "" : ` (and so for ${others} more ${others === 1 ? "option" : "options"})`
    }`,
  help: () =>
    "if something should require this option, let it cover an item that is not optional; `items x 0..1 times` says that it may be left out",
  page: {
    meaning:
      "Options are chosen to cover items. Nothing requires an option that covers only optional items, or none. If its optional items allow it, there is an answer with it and another one without it.",
    failing: `puzzle P
items a
optional items b
option x: a
option y: b
`,
    corrected: `puzzle P
items a
optional items b
option x: a
option y: a, b
`,
  },
});
