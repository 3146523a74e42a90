import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["doublechoco"]);
