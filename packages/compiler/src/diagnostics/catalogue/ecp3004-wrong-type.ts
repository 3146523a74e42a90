import { defineDiagnostic } from "../diagnostic.js";

export const wrongType = defineDiagnostic<{
  wanted: string;
  found: string;
  where?: string;
  instead?: string;
}>({
  code: "ECP3004",
  slug: "wrong-type",
  severity: "error",
  message: ({ wanted, found, where }) =>
    `${where === undefined ? "" : `${where}: `}${wanted} is needed here, and this is ${found}`,
  help: ({ wanted, found, instead }) =>
    instead !== undefined
      ? `did you mean \`${instead}\`?`
      : wanted === "a number" && found === "yes or no"
        ? "`count(x in S where …)` says how many there are"
        : wanted === "yes or no"
          ? "say what is to hold of it: `is`, `has`, or a comparison"
          : wanted.startsWith("a list") && found.startsWith("a set")
            ? "rows, columns, diagonals, `look`, `span` and `ring` have an order; of other sets one asks `some`, `all`, how many"
            : undefined,
  page: {
    meaning:
      "A word or an expression stands where something of another kind is needed: a truth where a number belongs, a number where a set belongs, and so on.",
    failing: `puzzle P
board 4 x 4
find shaded: yes/no
for each cell c: c.shaded + 1 = 2
`,
    corrected: `puzzle P
board 4 x 4
find shaded: yes/no
exactly 1 shaded in each row
`,
  },
});
