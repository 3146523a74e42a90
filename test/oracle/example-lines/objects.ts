import { type ClassLine, line, small, square, tiny } from "../class-line.js";

export const objectsLines: readonly ClassLine[] = [
  line("dominating-queens", square(3)),
  line("hakoiri", tiny),
  line("minesweeper", small),
  line("news", tiny),
  line("peaceable-queens", square(2)),
  line("roma", tiny),
  line("tents", small),
  line("toichika", tiny),
  line("toichika-2", tiny),
];
