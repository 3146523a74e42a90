import { defineDiagnostic } from "../diagnostic.js";

export const parameterMissing = defineDiagnostic<{ name: string; question?: string }>({
  code: "ECP4101",
  slug: "parameter-missing",
  severity: "error",
  message: ({ name, question }) =>
    question === undefined ? `\`${name}\` has no value` : `\`${name}\` has no value (${question})`,
  help: ({ name }) =>
    `say it on the command line (\`--set '${name}=…'\`), in the instance, or give it a value here`,
  page: {
    meaning:
      "A parameter is needed and has no value: the command line does not set it, the instance does not say it, it has no default, and nobody can be asked.",
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
