import { defineDiagnostic } from "../diagnostic.js";

export const parameterMissing = defineDiagnostic<{ name: string; question?: string }>({
  code: "ECP4101",
  slug: "parameter-missing",
  severity: "error",
  message: ({ name, question }) =>
    question === undefined ? `\`${name}\` has no value` : `\`${name}\` has no value (${question})`,
  help: ({ name }) =>
    `set it on the command line (\`--set '${name}=…'\`) or in the instance, or give it a default value here`,
  page: {
    meaning:
      "A parameter has no value: neither the command line nor the instance sets it, it has no default, and nobody can be asked.",
    failing: `puzzle P(n: 1..9)
board n x n
find queen: yes/no
instance of P
`,
    corrected: `puzzle P(n: 1..9)
board n x n
find queen: yes/no
instance of P(n = 4)
`,
  },
});
