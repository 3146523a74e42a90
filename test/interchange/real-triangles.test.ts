import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["shakashaka", "tentaisho"], { tentaisho: { 2: "not compiled" } });
