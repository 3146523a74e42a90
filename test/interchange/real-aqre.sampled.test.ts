import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["aqre", "tilepaint", "nonogram"]);
