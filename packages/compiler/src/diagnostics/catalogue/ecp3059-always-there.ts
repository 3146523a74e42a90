import { defineDiagnostic } from "../diagnostic.js";

export const alwaysThere = defineDiagnostic<{ name: string; target: string; isValue?: boolean }>({
  code: "ECP3059",
  slug: "always-there",
  severity: "hint",
  message: ({ name, target }) => `this asks nothing: every ${target} has \`${name}\``,
  help: ({ name, isValue }) =>
    isValue === true
      ? `a rule asks which: \`c.${name} = …\`; that some have none is said by \`find ${name}: … or none\``
      : name === "row" || name === "column"
        ? `a rule about each ${name} begins with \`for each ${name} s: …\``
        : `\`size(….${name}) > 0\` asks whether there are any`,
  page: {
    meaning:
      "`has` and `with` ask whether there is a value: `c has up` is false in the first row. Each cell has a row, a column and sets of neighbours, be they empty, so that nothing is asked of it. So is a layer to be found of which every cell gets a value.",
    failing: `puzzle P
board 2 x 2
find black: yes/no
for each cell c with row: c is not black
`,
    corrected: `puzzle P
board 2 x 2
find black: yes/no
for each row s: at least 1 not black in s
`,
  },
});
