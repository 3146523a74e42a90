import { type ClassLine, line, small, tiny } from "../class-line.js";

export const objectsLines: readonly ClassLine[] = [
  line("hakoiri", tiny),
  line("minesweeper", small),
  line("roma", tiny),
  line("tents", small),
];
