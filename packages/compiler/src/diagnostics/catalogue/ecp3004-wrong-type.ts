import { defineDiagnostic } from "../diagnostic.js";
import { placesNamed } from "../named-places.js";

export const wrongType = defineDiagnostic<{
  wanted: string;
  found: string;
  where?: string;
  instead?: string;
  /** Names of the places of the board, of which a field may have one. */
  places?: readonly string[];
}>({
  code: "ECP3004",
  slug: "wrong-type",
  severity: "error",
  message: ({ wanted, found, where }) =>
    `${where === undefined ? "" : `${where}: `}${wanted} is needed here, but this is ${found}`,
  help: ({ wanted, found, instead, places }) =>
    places !== undefined
      ? placesNamed(places)
      : instead !== undefined
        ? `did you mean \`${instead}\`?`
        : found === "a field of a table" && wanted === "a cell"
          ? "a field of a table is a value, and no cell: compare it with a layer of named values, `x.guest = r[1]`"
          : wanted === "a number" && found === "yes or no"
            ? "`count(x in S where …)` says how many there are"
            : wanted === "yes or no"
              ? /^a (?:set|row|column|list) ?/.test(found)
                ? "make a statement about it: with `is`, `has`, or a comparison; of two sets, `S * T` is what both have, `S + T` what one or both have"
                : "make a statement about it: with `is`, `has`, or a comparison"
              : wanted.startsWith("a list") && found.startsWith("a set")
                ? "rows, columns, diagonals, `look`, `span` and `ring` have an order; ask other sets by `some`, `all` or their size"
                : wanted === "a number" && found.startsWith("one of ")
                  ? "named values have no order and no distance: take numbers, such as `1..4`, where these matter"
                  : wanted === "a number" && found.startsWith("a list")
                    ? "lists are compared by `=` and `!=` alone; compare a number that is made of each, such as a sum"
                    : undefined,
  fix: ({ instead }, span) =>
    instead === undefined || !/^\w+(?:\.\w+)+$/.test(instead)
      ? undefined
      : { title: `Change to \`${instead}\``, edits: [{ span, text: instead }] },
  page: {
    meaning:
      "The expression is of another kind than is needed here: for example, it is a truth instead of a number, or a number instead of a set.",
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
