import { defineDiagnostic } from "../diagnostic.js";

export const pathsFromNowhere = defineDiagnostic<{ name: string }>({
  code: "ECP3035",
  slug: "paths-from-nowhere",
  severity: "error",
  message: ({ name }) => `the paths of \`${name}\` have no start`,
  help: ({ name }) => `\`find ${name}: paths from cells with circle\``,
  page: {
    meaning:
      "A `find` layer of paths has one path from each start, and the starts must be known. For lines without a start, use a layer on links: `find line: yes/no on links`, with `path line` or `loop line`.",
    failing: `puzzle P
board 2 x 2
find move: paths
for each move m: m is straight
`,
    corrected: `puzzle P
board 2 x 2
find move: paths from {r1c1, r2c2}
for each move m: m is straight
`,
  },
});
