import { defineDiagnostic } from "../diagnostic.js";

export const notAType = defineDiagnostic<{ range?: string }>({
  code: "ECP1026",
  slug: "not-a-type",
  severity: "error",
  message: () => "this does not say which values are possible",
  help: ({ range }) =>
    range === undefined
      ? "write `yes/no`, `number`, a range like `1..9`, values like `{moon, sun}`, `region`, `direction` or `paths`"
      : `a range is written \`${range}\``,
  fix: ({ range }, span) =>
    range === undefined ? undefined : { title: `Write \`${range}\``, edits: [{ span, text: range }] },
  page: {
    meaning:
      "After the colon come the possible values: `yes/no`, `number`, a range from least to greatest, a list of values in braces, and others.",
    failing: `puzzle P
board 4 x 4
find digit: 1-9
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..9
`,
  },
});
