import { defineDiagnostic } from "../diagnostic.js";

export const hidesVariable = defineDiagnostic<{ name: string }>({
  code: "ECP2005",
  slug: "hides-variable",
  severity: "warning",
  message: ({ name }) => `this \`${name}\` hides the variable \`${name}\` around it`,
  help: () => "give one of them another name",
  page: {
    meaning:
      "A variable is bound where one of the same name is bound already. Inside, only the inner one can be named; often the outer one was meant.",
    failing: `puzzle P
board 4 x 4
given wall: yes/no
find lamp: yes/no on cells where count(x in cells where count(x in x.neighbours where x is wall) > 1) > 0
at most 1 lamp in each row
`,
    corrected: `puzzle P
board 4 x 4
given wall: yes/no
find lamp: yes/no on cells where count(x in cells where count(y in x.neighbours where y is wall) > 1) > 0
at most 1 lamp in each row
`,
  },
});
