import { defineDiagnostic } from "../diagnostic.js";

export const drawnPiece = defineDiagnostic<{
  name: string;
  problem: "empty" | "ragged" | "symbol";
  symbol?: string;
}>({
  code: "ECP3018",
  slug: "drawn-piece",
  severity: "error",
  message: ({ name, problem, symbol }) =>
    problem === "empty"
      ? `the piece \`${name}\` has no cell`
      : problem === "ragged"
        ? `the rows of the piece \`${name}\` differ in length`
        : `a piece is drawn with \`#\` and \`.\`, and here is \`${symbol ?? ""}\``,
  page: {
    meaning: "A piece is a block of rows of one length: `#` for its cells, `.` for the places between.",
    failing: `puzzle P
board 4 x 4
pieces ship:
  L:
    #.
    #
place each ship exactly once
`,
    corrected: `puzzle P
board 4 x 4
pieces ship:
  L:
    #.
    ##
place each ship exactly once
`,
  },
});
