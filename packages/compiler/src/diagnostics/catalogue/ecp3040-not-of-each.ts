import { defineDiagnostic } from "../diagnostic.js";

export const notOfEach = defineDiagnostic<{ quantity: string; family: string; name: string }>({
  code: "ECP3040",
  slug: "not-of-each",
  severity: "hint",
  message: ({ family }) =>
    `this holds as soon as one ${family} has another number: \`not\` applies to all of them together`,
  help: ({ quantity, family, name }) =>
    `to make it a rule for each, write \`for each ${family} ${name}: not ${quantity} in ${name}\``,
  page: {
    meaning:
      "`exactly 4 s in each block 2x2` says that all blocks have four, so `not` before it says that at least one block has another number. Often a rule for each block is intended.",
    failing: `puzzle P
board 3 x 3
find s: yes/no
not exactly 4 s in each block 2x2
`,
    corrected: `puzzle P
board 3 x 3
find s: yes/no
for each block 2x2 b: not exactly 4 s in b
`,
  },
});
