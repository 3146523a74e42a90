import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["shakashaka", "tentaisho"]);
