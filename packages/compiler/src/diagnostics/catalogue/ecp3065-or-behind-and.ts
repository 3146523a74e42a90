import { defineDiagnostic } from "../diagnostic.js";

export const orBehindAnd = defineDiagnostic<{ read: string; other: string; instead: string }>({
  code: "ECP3065",
  slug: "or-behind-and",
  severity: "hint",
  message: ({ read, other }) => `\`and\` binds more closely than \`or\`: this is \`(${read}) or ${other}\``,
  help: ({ read, other, instead }) =>
    `write \`${instead}\`, or \`(${read}) or ${other}\` if you mean what it is now`,
  page: {
    meaning:
      "`not` binds more closely than `and`, and `and` more closely than `or`. Where names alone stand on both sides of `or`, they may seem to belong together. Use parentheses to show what is meant.",
    failing: `puzzle P
board 2 x 2
find snake: yes/no
find head: yes/no
find tail: yes/no
for each cell c where c is snake and not head or tail: exactly 2 snake in c.neighbours
`,
    corrected: `puzzle P
board 2 x 2
find snake: yes/no
find head: yes/no
find tail: yes/no
for each cell c where c is snake and not (head or tail): exactly 2 snake in c.neighbours
`,
  },
});
