import { defineDiagnostic } from "../diagnostic.js";

export const optionWithoutItem = defineDiagnostic<{ option: string; others: number }>({
  code: "ECP4125",
  slug: "option-without-item",
  severity: "error",
  message: ({ option, others }) =>
    `option \`${option}\` covers nothing that must be covered, so nothing would choose it${
      others === 0 ? "" : ` (and so for ${others} more ${others === 1 ? "option" : "options"})`
    }`,
  help: () => "let it cover an item that is not optional (`items x 0..1 times` may be left)",
  page: {
    meaning:
      "Options are chosen to cover items. One that covers optional items only, or none, could be taken or left without a reason.",
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
