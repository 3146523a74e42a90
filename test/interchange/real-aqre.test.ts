import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["aqre", "tilepaint", "nonogram"], { aqre: { 11: "not proved here" } });
