import { type BoardForm, forms, type Gluing, gluings, type Tile, tiles } from "../../vocabulary/tilings.js";
import { defineDiagnostic } from "../diagnostic.js";

type Problem =
  | {
      readonly problem: "two lengths" | "one length" | "dimensions";
      readonly form: BoardForm | undefined;
      readonly tile: Tile;
    }
  | { readonly problem: "no kind"; readonly word: string }
  | { readonly problem: "form"; readonly form: BoardForm; readonly gluing: Gluing | undefined }
  | { readonly problem: "size of cells"; readonly layer: string };

const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(", ");

export const boardLine = defineDiagnostic<Problem>({
  code: "ECP3029",
  slug: "board-line",
  severity: "error",
  message: (said) => {
    switch (said.problem) {
      case "two lengths":
        return "a board has a number of rows and a number of columns";
      case "one length":
        return `a \`${said.form}\` has one length, that of its side`;
      case "dimensions":
        return said.tile === "squares"
          ? "a board has at most four dimensions"
          : `a board of ${said.tile} has only rows and columns`;
      case "no kind":
        return `there is no \`${said.word}\` board`;
      case "form":
        return said.gluing === undefined
          ? `a \`${said.form}\` is made of ${forms[said.form].join(" or of ")}`
          : `the rims of a \`${said.form}\` cannot be joined`;
      case "size of cells":
        return `\`${said.layer}\` stands on cells, and its size cannot be a length of the board`;
      default:
        return said satisfies never;
    }
  },
  help: (said) => {
    switch (said.problem) {
      case "one length":
        return `\`board ${said.form} 4\``;
      case "no kind":
        return `forms are ${listed(Object.keys(forms))}, cells are ${listed(tiles)}, rims are joined by ${listed(gluings)}: \`board 6 x 10\`, \`board 5 x 6 hexagons\`, \`board hexagon 4\`, \`board 3 x 3 x 3\`, \`board places A, B\`, \`board from "map.json"\``;
      case "form":
        return "a rectangle can be joined: `board 6 x 8 hexagons torus`";
      case "size of cells":
        return "omit the board line: maps give the size, and rules can read it as `board.width` and `board.height`";
      default:
        return "`board 6 x 10`, `board 6 x 10 torus` for one that wraps round, `board 3 x 3 x 3` for a cube";
    }
  },
  page: {
    meaning:
      'A puzzle has one board line. `board 6 x 10` is a rectangle of squares, which may have holes, and `board 3 x 3 x 3` has layers. A rectangle may be of `hexagons` or of `triangles`, and its rims may be joined: `torus`, `cylinder`, `mobius`. `board hexagon 4` is a hexagon of hexagons, `board triangle 5` a triangle of triangles, `board hexagon 4 of triangles` a hexagon of these, `board cube 3` the surface of a cube; rectangles may also be of `pentagons`, of `rhombi`, or of squares and triangles (`snub`). `board places A, B, C` has places with names, and `board from "map.json"` those of a file.',
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
