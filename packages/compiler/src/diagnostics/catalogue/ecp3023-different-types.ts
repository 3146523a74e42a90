import { defineDiagnostic } from "../diagnostic.js";
import { placesNamed } from "../named-places.js";

export const differentTypes = defineDiagnostic<{
  left: string;
  right: string;
  instead?: string;
  /** Names of the places of the board, of which a field may have one. */
  places?: readonly string[];
}>({
  code: "ECP3023",
  slug: "different-types",
  severity: "error",
  message: ({ left, right }) => `this compares ${left} with ${right}`,
  help: ({ left, right, instead, places }) =>
    places !== undefined
      ? placesNamed(places)
      : instead !== undefined
        ? `did you mean \`${instead}\`?`
        : [left, right].includes("a number") && [left, right].some((each) => each.startsWith("a set"))
          ? "the number of elements is `S.size`"
          : left === right && left.startsWith("a set")
            ? "compare sets by their elements: `all(x in T for x in S)`, or in order, as lists: `[x.digit for x in S]`"
            : undefined,
  page: {
    meaning: "Only things of the same kind can be equal, or be elements of the same set.",
    failing: `puzzle P
board 4 x 4
find shaded: yes/no
for each cell c: c.shaded = 1
`,
    corrected: `puzzle P
board 4 x 4
find shaded: yes/no
for each border cell c: c is shaded
`,
  },
});
