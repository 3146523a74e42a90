import { defineDiagnostic } from "../diagnostic.js";

type Problem = "pairs" | "of others" | "sets" | "same everywhere";

export const notToGroupBy = defineDiagnostic<{
  found: string;
  problem: Problem;
  of?: string;
  joins?: string;
  instead?: string;
}>({
  code: "ECP3038",
  slug: "group-by",
  severity: "error",
  message: ({ found, problem, of }) =>
    problem === "same everywhere"
      ? `${found} is the same for every cell, so all cells would be one group`
      : of !== undefined
        ? `a group of ${of} is formed \`by\` a relation between ${of}, but this is ${found}`
        : `a group is formed \`by\` a layer on links or edges, a relation between cells, or a value of each cell, but this is ${found}`,
  help: ({ problem, of, joins, instead }) => {
    if (instead !== undefined) return `did you mean \`${instead}\`?`;
    if (joins !== undefined) return `it forms groups of ${joins}: \`each group g of ${joins} by …\``;
    if (of !== undefined) return `define one: \`let together of ${of} a, b = …\`, and write \`by together\``;
    switch (problem) {
      case "pairs":
        return "define a relation: `let together of cells x, y = …`, and write `by together`";
      case "same everywhere":
        return "after `by`, a bare name refers to each cell: `by shaded`, not `by c.shaded`";
      case "of others":
      case "sets":
        return undefined;
      default:
        return problem satisfies never;
    }
  },
  page: {
    meaning:
      "`group(c by shaded)` are the connected cells around c with the same value as c. With a layer on links, `group(c by line)` are the cells that lines join to c. With a layer on edges, `group(c by fence)` are the cells that no fence divides from c. With a relation between cells, `group(c by together)` are the cells joined to c by pairs for which it holds. With a relation between edges, corners or other elements, groups are sets of these. A function of two cells is none of these, and cells have no value on corners.",
    failing: `puzzle P
board 3 x 3
find digit: 1..3
let together(p, q) = difference(p.digit, q.digit) <= 1
for each cell c: size(group(c by together)) = 3
`,
    corrected: `puzzle P
board 3 x 3
find digit: 1..3
let together of cells p, q = q in p.neighbours and difference(p.digit, q.digit) <= 1
for each cell c: size(group(c by together)) = 3
`,
  },
});
