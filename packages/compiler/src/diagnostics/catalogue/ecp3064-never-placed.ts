import { defineDiagnostic } from "../diagnostic.js";

export const neverPlaced = defineDiagnostic<{ name: string }>({
  code: "ECP3064",
  slug: "never-placed",
  severity: "hint",
  message: ({ name }) => `no line says how often a ${name} is placed, so none is`,
  help: ({ name }) =>
    `write \`place each ${name} at most once\`, \`place each ${name} exactly once\` or \`place each ${name} any number of times\``,
  page: {
    meaning:
      "`pieces` says how the pieces look. How often each of them lies on the board is said by `place`.",
    failing: `puzzle P
board 2 x 4
pieces tetromino with rotations, reflections
cover each cell at most once
`,
    corrected: `puzzle P
board 2 x 4
pieces tetromino with rotations, reflections
place each tetromino at most once
cover each cell at most once
`,
  },
});
