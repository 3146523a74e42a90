import { defineDiagnostic } from "../diagnostic.js";

export const parameterOutside = defineDiagnostic<{ name: string; value: string; allowed: string }>({
  code: "ECP4102",
  slug: "parameter-outside",
  severity: "error",
  message: ({ name, value, allowed }) => `\`${name}\` is ${value}, but must be ${allowed}`,
  page: {
    meaning: "The value of a parameter is not one of those that its declaration allows.",
    failing: `puzzle P(n: 1..9 = 4, k: 1..n = 2)
board n x n
find queen: yes/no
exactly k queens in each row
instance of P(k = 6)
`,
    corrected: `puzzle P(n: 1..9 = 4, k: 1..n = 2)
board n x n
find queen: yes/no
exactly k queens in each row
instance of P(k = 3)
`,
  },
});
