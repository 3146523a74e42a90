import { defineDiagnostic } from "../diagnostic.js";

export const defaultOutsideDomain = defineDiagnostic<{ name: string; value: string; domain: string }>({
  code: "ECP3013",
  slug: "default-outside-domain",
  severity: "error",
  message: ({ name, value, domain }) => `\`${name}\` must be ${domain}, but here it is ${value}`,
  page: {
    meaning: "The default value of a parameter must be one of the values that the parameter may have.",
    failing: `puzzle P(n: 1..5 = 9)
board n x n
find digit: 1..n
exactly one of each digit in each row
`,
    corrected: `puzzle P(n: 1..9 = 9)
board n x n
find digit: 1..n
exactly one of each digit in each row
`,
  },
});
