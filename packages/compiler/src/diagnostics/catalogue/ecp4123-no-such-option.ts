import { defineDiagnostic } from "../diagnostic.js";

export const noSuchOption = defineDiagnostic<{ option: string }>({
  code: "ECP4123",
  slug: "no-such-option",
  severity: "error",
  message: ({ option }) => `there is no option \`${option}\` to fix`,
  page: {
    meaning:
      "An instance fixes an option that the class does not make: an index out of range, or one that a `where` leaves out.",
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
