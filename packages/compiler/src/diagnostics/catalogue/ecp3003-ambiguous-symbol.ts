import { defineDiagnostic } from "../diagnostic.js";

export const ambiguousSymbol = defineDiagnostic<{
  name: string;
  layers: readonly string[];
  subject?: string;
  /** The numbers that each layer writes with the name. */
  numbers?: readonly number[];
}>({
  code: "ECP3003",
  slug: "ambiguous-symbol",
  severity: "error",
  message: ({ name, layers }) =>
    `\`${name}\` is a value of ${layers.map((layer) => `\`${layer}\``).join(" and of ")}`,
  help: ({ name, layers, subject, numbers }) =>
    numbers !== undefined
      ? `write the number: ${numbers.map((number, i) => `\`${number}\` of \`${layers[i]}\``).join(", ")}`
      : subject === undefined
        ? `say which: \`${layers[0]} = ${name}\` after \`where\`, or \`count(c in … where c.${layers[0]} = ${name})\` where it is counted`
        : `write \`${subject}.${layers[0]} = ${name}\``,
  page: {
    meaning:
      "Two layers list the same symbol, and nothing here shows which of them is meant. Name the layer in a comparison.",
    failing: `puzzle P
board 4 x 4
given pearl: {white, black}
given dot: {white, grey}
find shaded: yes/no
exactly 1 white in each row
`,
    corrected: `puzzle P
board 4 x 4
given pearl: {white, black}
given dot: {white, grey}
find shaded: yes/no
for each cell c where c.pearl = white: c is shaded
`,
  },
});
