import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["sudoku", "ripple", "makaro", "skyscrapers", "kakuro"]);
