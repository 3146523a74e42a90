import { defineDiagnostic } from "../diagnostic.js";

export const noSuchOption = defineDiagnostic<{ option: string }>({
  code: "ECP4123",
  slug: "no-such-option",
  severity: "error",
  message: ({ option }) => `there is no option \`${option}\` to fix`,
  page: {
    meaning:
      "An instance fixes an option that the puzzle does not have: an index is out of range, or a `where` excludes the option.",
    failing: `puzzle P
items slot(i) for i in 1..4
option put(i) for i in 1..4: slot(i)
instance:
  fix put(5)
`,
    corrected: `puzzle P
items slot(i) for i in 1..4
option put(i) for i in 1..4: slot(i)
instance:
  fix put(4)
`,
  },
});
