import { defineDiagnostic } from "../diagnostic.js";

export const moreValuesThanPlaces = defineDiagnostic<{
  place: string;
  size: number;
  layer: string;
  values: number;
  /** Places that all values together need. */
  needed: number;
  bound: string;
  others: number;
}>({
  code: "ECP4115",
  slug: "more-values-than-places",
  severity: "error",
  message: ({ place, size, layer, values, needed, bound, others }) =>
    `${place} has ${size} ${size === 1 ? "place" : "places"} for \`${layer}\`, which has ${values} ${values === 1 ? "value" : "values"}${
      needed === values ? "" : ` and here needs ${needed} places`
    }, so \`${bound} ${needed === values ? "one" : "so many"} of each\` cannot hold${others === 0 ? "" : ` (and so for ${others} more)`}`,
  help: ({ layer }) => `\`at most one of each ${layer}\`?`,
  page: {
    meaning:
      "`exactly one of each` requires every value of the layer in each of the sets. A set with fewer places than values cannot contain them all. In an instance with `expect no solution`, this is not an error: the instance has no answer.",
    failing: `puzzle P
board 6 x 6
find digit: 1..9
exactly one of each digit in each row
`,
    corrected: `puzzle P
board 6 x 6
find digit: 1..9
at most one of each digit in each row
`,
  },
});
