import { defineDiagnostic } from "../diagnostic.js";

export const layerType = defineDiagnostic<{ problem: "mixed" | "sort" | "spelling"; name: string }>({
  code: "ECP3030",
  slug: "layer-type",
  severity: "error",
  message: ({ problem, name }) =>
    problem === "mixed"
      ? "the values are a mixture of numbers and names"
      : problem === "spelling"
        ? `\`${name}\` is not a value of this layer`
        : `a layer cannot stand on this`,
  help: ({ problem }) =>
    problem === "sort"
      ? "a layer stands on `cells`, `rows`, `columns`, `links`, `edges`, `corners`, or on the regions or paths of a layer; things that have values of their own are places of a board: `board places A, B, C`, or `board 1 x 5`"
      : problem === "spelling"
        ? "after `written`, the sign stands first, then the name or the number that it is written for: `written A 1, B 2`"
        : undefined,
  page: {
    meaning:
      "The values of a layer are either all numbers or all names. A layer stands on cells, rows, columns, lines, links, edges, corners, regions or paths.",
    failing: `puzzle P
board 4 x 4
find mark: {1, moon}
exactly 1 moon in each row
`,
    corrected: `puzzle P
board 4 x 4
find mark: {sun, moon}
exactly 1 moon in each row
`,
  },
});
