import { defineDiagnostic } from "../diagnostic.js";

type Problem = "pairs" | "of others" | "sets" | "same everywhere";

export const notToGroupBy = defineDiagnostic<{ found: string; problem: Problem; instead?: string }>({
  code: "ECP3038",
  slug: "group-by",
  severity: "error",
  message: ({ found, problem }) =>
    problem === "same everywhere"
      ? `${found} is the same whichever cell is asked, so that all cells would be one group`
      : `a group goes by a layer on links or edges, by a relation between cells or by a value of each cell, and this is ${found}`,
  help: ({ problem, instead }) => {
    if (instead !== undefined) return `did you mean \`${instead}\`?`;
    switch (problem) {
      case "pairs":
        return "let a relation say it: `let together of cells x, y = …`, and `by together`";
      case "of others":
        return "let the links across say it: `find hidden open: yes/no on links`, `for each cell c, direction d where c has next(d): c.open(d) = not c.fence(d)` for edges called `fence`, and `by open`";
      case "same everywhere":
        return "after `by` a bare name speaks of each cell: `by shaded`, not `by c.shaded`";
      case "sets":
        return undefined;
      default:
        return problem satisfies never;
    }
  },
  page: {
    meaning:
      "`group(c by shaded)` are the cells round c that hang together and have its value; `group(c by line)`, with a layer on links, those that its lines join; `group(c by fence)`, with a layer on edges, those that no fence divides; `group(c by together)`, with a relation between cells, those that pairs for which it holds join. A function of two cells is none of these, and cells have no value on corners.",
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
