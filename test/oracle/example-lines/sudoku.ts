import { type ClassLine, four, line, square } from "../class-line.js";

export const sudokuLines: readonly ClassLine[] = [
  line("anti-knight", four),
  line("chaos-construction", square(3)),
  line("even-odd", four),
  line("kropki-sudoku", four),
  line("little-killer", four),
  line("palindromes", four),
  line("quadruples", four),
  line("renban-sudoku", four),
  line("samurai", [], "five grids of 9 x 9"),
  line("sandwich", four),
  line("sudoku-x", four),
  line("whispers", four),
  line("windoku", [], "four boxes of 3 x 3 besides the nine are too large to be tried"),
  line("xv", four),
];
