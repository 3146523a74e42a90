import { defineDiagnostic } from "../diagnostic.js";

export const optionWithoutItem = defineDiagnostic<{ option: string; others: number }>({
  code: "ECP4125",
  slug: "option-without-item",
  severity: "warning",
  message: ({ option, others }) =>
    `option \`${option}\` covers nothing that must be covered: it may be chosen or not, and both are answers${
      others === 0 ? "" : ` (and so for ${others} more ${others === 1 ? "option" : "options"})`
    }`,
  help: () =>
    "let it cover an item that is not optional, if something should ask for it; `items x 0..1 times` says that it may be left",
  page: {
    meaning:
      "Options are chosen to cover items. One that covers optional items only, or none, is asked for by nothing: with it and without it are two answers, where its optional items allow both.",
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
