import { defineDiagnostic } from "../diagnostic.js";

export const idleStatement = defineDiagnostic<{
  rule?: string;
  never: "false" | "spoken";
  nothing?: { of: "blocks" | "regions"; name: string };
}>({
  code: "ECP4128",
  slug: "idle-statement",
  severity: "warning",
  message: ({ rule, never, nothing }) => {
    const what = rule === undefined ? "this" : `the rule \`${rule}\``;
    if (nothing !== undefined)
      return `${what} says nothing: there is no ${nothing.name} ${nothing.of === "blocks" ? "on this board" : "in this instance"}`;
    return never === "false"
      ? `${what} says nothing here: it holds whatever is found`
      : `${what} says nothing: there is nothing on this board for which its conditions hold`;
  },
  help: ({ never, nothing }) =>
    nothing !== undefined
      ? nothing.of === "regions"
        ? `\`${nothing.name}:\` and a map say which cells are in which`
        : "the board is too small for it"
      : never === "false"
        ? "a number or a name in it may be another than was meant"
        : "the condition after `where` may be another than was meant",
  page: {
    meaning:
      "A statement that rules nothing out is most often a slip: a bound that no value reaches, or a condition that no cell meets. Only statements are named that read no givens: what depends on givens may well have nothing to say for one instance.",
    failing: `puzzle P
board 3 x 3
find digit: 1..3
for each cell c: c.digit < 5
exactly one of each digit in each row
`,
    corrected: `puzzle P
board 3 x 3
find digit: 1..3
for each border cell c: c.digit < 3
`,
  },
});
