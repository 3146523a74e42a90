import { defineDiagnostic } from "../diagnostic.js";

export const hidesVariable = defineDiagnostic<{
  name: string;
  kind: "variable" | "value" | "piece" | "function";
}>({
  code: "ECP2005",
  slug: "hides-variable",
  severity: "warning",
  message: ({ name, kind }) =>
    kind === "variable"
      ? `this \`${name}\` hides the variable \`${name}\` around it`
      : `this variable hides the ${kind} \`${name}\``,
  help: ({ name, kind }) =>
    kind === "function"
      ? `\`${name}(…)\`, or \`….${name}\`, is the function; or give the variable another name`
      : "give one of them another name",
  page: {
    meaning:
      "A variable has the name of another variable around it, or of a value or a piece. Inside, the name means only the inner one; often the outer one was meant.",
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
