import { defineDiagnostic } from "../diagnostic.js";

export const valueWithoutElement = defineDiagnostic<{
  name: string;
  kind: string;
  set?: string;
  /** An order of the cells is asked for, which a layer does not have. */
  inOrder?: boolean;
  isTruth?: boolean;
  /** A variable in scope that stands for such an element. */
  variable?: string;
}>({
  code: "ECP3007",
  slug: "value-without-element",
  severity: "error",
  message: ({ name, kind }) =>
    kind === "function"
      ? `\`${name}\` is a function, and needs arguments`
      : `\`${name}\` has a value in each ${kind}: say which ${kind} you mean`,
  help: ({ name, kind, set, isTruth, variable, inOrder }) =>
    inOrder === true
      ? `\`${name}\` has no order of its own (\`cells where ${name}\` are in the order of reading); say it of neighbours: \`for each link (x, y) where x is ${name} and y is ${name}: …\`, or find \`paths\``
      : set !== undefined
        ? `a set is meant here: \`${set}\``
        : variable !== undefined
          ? `did you mean \`${variable}${isTruth === true ? " is " : "."}${name}\`?`
          : kind === "function"
            ? `\`${name}(…)\``
            : isTruth === true
              ? `\`x is ${name}\`, where x is the ${kind}: \`for each ${kind} x where x is ${name}: …\``
              : `\`x.${name}\`, with \`for each ${kind} x\``,
  page: {
    meaning:
      "A layer has a value in each of its cells, so its name alone is not a value. Only after `where`, without a variable, a bare name refers to the cell.",
    failing: `puzzle P
board 4 x 4
find digit: 1..4
digit = 3
`,
    corrected: `puzzle P
board 4 x 4
find digit: 1..4
for each border cell c: c.digit = 3
`,
  },
});
