import { defineDiagnostic } from "../diagnostic.js";

export const boardLine = defineDiagnostic<{ tiling: string | undefined; layer?: string }>({
  code: "ECP3029",
  slug: "board-line",
  severity: "error",
  message: ({ tiling, layer }) =>
    layer !== undefined
      ? `\`${layer}\` stands on cells, and its size is no length of the board`
      : tiling === undefined
        ? "a board has a number of rows and a number of columns"
        : `there is no \`${tiling}\` board: boards are made of squares`,
  help: ({ layer }) =>
    layer === undefined
      ? "`board 6 x 10`, or `board 6 x 10 torus` for one that wraps round"
      : "leave the board line out: maps say the size, and rules call it `board.width` and `board.height`",
  page: {
    meaning:
      "A puzzle has one board line: so many rows, so many columns. Boards are rectangles of squares, with holes if one likes, or go round as a torus.",
    failing: `puzzle P
board 4
find shaded: yes/no
exactly 1 shaded in each row
`,
    corrected: `puzzle P
board 4 x 4
find shaded: yes/no
exactly 1 shaded in each row
`,
  },
});
