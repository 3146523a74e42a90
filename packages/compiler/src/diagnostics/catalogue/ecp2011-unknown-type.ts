import { defineDiagnostic } from "../diagnostic.js";

export const unknownType = defineDiagnostic<{ name: string; near?: string }>({
  code: "ECP2011",
  slug: "unknown-type",
  severity: "error",
  message: ({ name }) => `there is no type \`${name}\``,
  help: ({ near }) =>
    near === undefined
      ? "types are `yes/no`, `number`, `1..9`, `{moon, sun}`, `region`, `direction`, `paths`, `numbers`"
      : `did you mean \`${near}\`?`,
  fix: ({ near }, span) =>
    near === undefined ? undefined : { title: `Change to \`${near}\``, edits: [{ span, text: near }] },
  page: {
    meaning:
      "After the colon of a layer or a parameter come its possible values: `yes/no`, `number`, a range such as `1..9`, a list of symbols such as `{moon, sun}`, `region`, `direction`, `paths`, or `numbers` for a list of numbers.",
    failing: `puzzle P
board 4 x 4
given clue: nubmer
find queen: yes/no on cells without clue
exactly 1 queen in each row
`,
    corrected: `puzzle P
board 4 x 4
given clue: number
find queen: yes/no on cells without clue
exactly 1 queen in each row
`,
  },
});
