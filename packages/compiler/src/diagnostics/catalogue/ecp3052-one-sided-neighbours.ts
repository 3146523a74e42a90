import { defineDiagnostic } from "../diagnostic.js";

export const oneSidedNeighbours = defineDiagnostic<{ from: string; to: string }>({
  code: "ECP3052",
  slug: "one-sided-neighbours",
  severity: "warning",
  message: ({ from, to }) =>
    `\`${from}\` lists \`${to}\` as its neighbour, and \`${to}\` does not list \`${from}\``,
  help: ({ from, to }) =>
    `the two count as neighbours; add \`${from}\` to the list of \`${to}\`, or take \`${to}\` out of this one`,
  page: {
    meaning:
      "Places are neighbours of each other. Lists may contain each pair once, or from both sides. Here some pairs are listed from both sides and this one is not, so it may be a mistake.",
    failing: `puzzle P
board places a, b, c
  neighbours:
    a: b, c
    b: a, c
    c: b
find shaded: yes/no
exactly 1 shaded in cells
`,
    corrected: `puzzle P
board places a, b, c
  neighbours:
    a: b, c
    b: a, c
    c: a, b
find shaded: yes/no
exactly 1 shaded in cells
`,
  },
});
