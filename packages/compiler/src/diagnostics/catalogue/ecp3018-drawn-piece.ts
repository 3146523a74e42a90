import type { LatticeName } from "../../vocabulary/tilings.js";
import { defineDiagnostic } from "../diagnostic.js";

const quoted = (signs: string): string => {
  const all = [...signs].map((sign) => `\`${sign}\``);
  return `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
};

const messages = {
  empty: (name: string, signs: string) =>
    `the piece \`${name}\` has no ${signs.includes("-") ? "stick" : "cell"}`,
  ragged: (name: string) => `the rows of the piece \`${name}\` differ in length`,
  symbol: (_: string, signs: string, symbol: string) =>
    `a piece is drawn with ${signs} here, but this is \`${symbol}\``,
  apart: (name: string) => `the hexagons of the piece \`${name}\` do not stand at every second place`,
  between: (name: string) =>
    `in the piece \`${name}\` a \`-\` does not stand between two corners of a row, or a \`|\` not between two rows`,
  standing: (name: string) => `\`^\` and \`v\` do not alternate in the piece \`${name}\``,
} as const;

const byCorners = "each corner is a place (`+` or `.`), and so is what lies between two: `+-+ / |.. / +..`";
const inLayers = "layers stand side by side, with a space between: `## #.`";
const helps: Readonly<Record<LatticeName, string>> = {
  squares: "`#` is a cell, `.` a place between",
  cubes: inLayers,
  hypercubes: inLayers,
  hexagons: "`#.#` are two neighbours, and the next row is one place to the side: `.#.`",
  triangles: "`^` stands on a side, `v` on a corner, and in a row and from row to row they alternate: `^v^`",
  sticks: byCorners,
  "sticks in space": byCorners,
};

export const drawnPiece = defineDiagnostic<{
  name: string;
  problem: "empty" | "ragged" | "symbol" | "apart" | "standing" | "between";
  symbol: string | undefined;
  lattice: LatticeName;
  /** Of cells or sticks. */
  signs: string;
}>({
  code: "ECP3018",
  slug: "drawn-piece",
  severity: "error",
  message: ({ name, problem, symbol, signs }) => messages[problem](name, quoted(`${signs}.`), symbol ?? ""),
  help: ({ lattice }) => helps[lattice],
  page: {
    meaning:
      "A piece is drawn as rows of equal length: `#` for its cells, `.` for other places. The drawing uses the cells of the puzzle's board: hexagons stand at every second place of a row (`#.#` are two neighbours), and the next row is one place to the side; triangles that stand on a side are `^`, those on a corner `v`; layers of cubes stand side by side with a space between. A piece on edges or links is drawn by `-` and `|`, which stand between the corners that they join: each corner is a place (`+` or `.`), and so is what lies between two, so that `+-+ / |.. / +..` is a bend of two sticks.",
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
