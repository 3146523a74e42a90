import { type ClassLine, line } from "../class-line.js";

const why = "its board is one of places, which random instances do not make";

const notSquares = "its cells are no squares; test/boards judges such boards";

export const boardsLines: readonly ClassLine[] = [
  line("australia", [], why),
  line("map-colouring", [], why),
  ...["kings-on-a-strip", "latin-cube", "lozenges", "magic-hexagon", "tesseract", "tetrahexes"].map((file) =>
    line(file, [], notSquares),
  ),
];
