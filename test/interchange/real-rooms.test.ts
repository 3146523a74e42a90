import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["heyawake", "norinori", "lits", "usowan", "nurimaze", "starbattle"], {
  starbattle: { 12: "several" },
});
