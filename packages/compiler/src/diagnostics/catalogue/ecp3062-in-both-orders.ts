import { defineDiagnostic } from "../diagnostic.js";

export const inBothOrders = defineDiagnostic<{
  one: string;
  other: string;
  isSame: boolean;
  instead?: string;
}>({
  code: "ECP3062",
  slug: "in-both-orders",
  severity: "hint",
  message: ({ one, other, isSame }) =>
    isSame
      ? `this makes both sides equal: each two come as \`${one}, ${other}\` and as \`${other}, ${one}\``
      : `this can never hold: each two come as \`${one}, ${other}\` and as \`${other}, ${one}\``,
  help: ({ one, other, instead }) =>
    instead === undefined
      ? `\`where ${one} before ${other}\` takes them in the order of reading only`
      : `for one of the two orders, write \`${instead}\``,
  page: {
    meaning:
      "`for each link (a, b)` and `for each cells a, b` take each two in both orders. A rule that says something else of the two in the other order, such as `a.digit < b.digit`, then contradicts itself.",
    failing: `puzzle P
board 1 x 3
find digit: 1..3
for each link (a, b): a.digit < b.digit
`,
    corrected: `puzzle P
board 1 x 3
find digit: 1..3
for each link (a, b) where a before b: a.digit < b.digit
`,
  },
});
