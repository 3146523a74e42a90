import { type ClassLine, line } from "../class-line.js";

const why = "its board is one of places, which random instances do not make";

const notSquares = "its cells are no squares; test/boards judges such boards";

export const boardsLines: readonly ClassLine[] = [
  line("australia", [], why),
  line("map-colouring", [], why),
  ...[
    ...["cube-stars", "cylinder-slitherlink", "kings-on-a-strip", "latin-cube", "lozenges", "magic-hexagon"],
    ...["rhombus-mines", "round-corners", "snub-slitherlink", "tesseract", "tetrahexes", "torus-heyawake"],
  ].map((file) => line(file, [], notSquares)),
];
