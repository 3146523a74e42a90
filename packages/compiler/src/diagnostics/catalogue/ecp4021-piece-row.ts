import { defineDiagnostic } from "../diagnostic.js";

const messages = {
  fields: () => "a piece is a name and a drawing here, or a name, how many there are, and a drawing",
  name: (text: string) => `\`${text}\` cannot name a piece`,
  copies: (text: string) => `there cannot be \`${text}\` of a piece`,
  twice: (text: string) => `the piece \`${text}\` stands in this table twice`,
} as const;

const helps = {
  fields: "write `cruiser, 2, ###`, with rows of the drawing apart by `/`: `tee, 1, ###/.#.`",
  name: "a name is letters, digits and `_`, with a letter first",
  copies: "write a whole number from 0 on",
  twice: "give each its own name, or say in one row how many there are: `cruiser, 2, ###`",
} as const;

export const pieceRow = defineDiagnostic<{ problem: keyof typeof messages; text: string }>({
  code: "ECP4021",
  slug: "piece-row",
  severity: "error",
  message: ({ problem, text }) => messages[problem](text),
  help: ({ problem }) => helps[problem],
  page: {
    meaning:
      "A set of pieces comes `from` a table, whose rows are a name and a drawing, or a name, a number of copies and a drawing. Names differ, and the rows of a drawing stand in one line with `/` between them.",
    failing: `puzzle P
given fleet: table
pieces ship from fleet with rotations
place each ship exactly once
instance:
  board 2 x 3
  fleet:
    cruiser, many, ###
`,
    corrected: `puzzle P
given fleet: table
pieces ship from fleet with rotations
place each ship exactly once
instance:
  board 2 x 3
  fleet:
    cruiser, 2, ###
`,
  },
});
