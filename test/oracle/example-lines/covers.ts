import { type ClassLine, line, square } from "../class-line.js";

export const coversLines: readonly ClassLine[] = [
  line("domino", [{ rows: 2, columns: 3, arguments: "h = 2, w = 3" }]),
  line("matching", square(2)),
  line("matrix", [], "its data are a file"),
  line("soma", [], "it has no data, and 27 cubes"),
  line("tetrasticks", [], "its sixty edges are too many"),
];
