import { defineDiagnostic } from "../diagnostic.js";

export const idleStatement = defineDiagnostic<{
  rule?: string;
  never: "false" | "spoken" | "compared";
  /** That all answers have, where answers are compared by it. */
  number?: string;
  nothing?: { of: "blocks" | "regions" | "links"; name: string };
}>({
  code: "ECP4128",
  slug: "idle-statement",
  severity: "warning",
  message: ({ rule, never, nothing, number = "" }) => {
    const what = rule === undefined ? "this" : `the rule \`${rule}\``;
    if (nothing !== undefined)
      return `${what} has no effect: there is no ${nothing.name} ${nothing.of === "regions" ? "in this instance" : "on this board"}`;
    if (never === "compared") return `${what} has no effect: it is ${number} in every answer`;
    return never === "false"
      ? `${what} has no effect here: it holds for every answer`
      : `${what} has no effect: its conditions hold for nothing on this board`;
  },
  help: ({ never, nothing }) =>
    nothing !== undefined
      ? nothing.of === "regions"
        ? `\`${nothing.name}:\` with a map says which cells are in which`
        : nothing.of === "links"
          ? "places are neighbours where `neighbours:` says so, or `board 1 x n` has them in a row"
          : "the board is too small for it"
      : never !== "spoken"
        ? "a number or a name in it may be wrong"
        : "the condition after `where` may be wrong",
  page: {
    meaning:
      "A statement that excludes nothing is usually a mistake: a bound that no value reaches, or a condition that no cell meets. This warning is only about statements that read no givens, since a statement about givens may well have no effect in one instance.",
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
