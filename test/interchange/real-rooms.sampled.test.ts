import { realPuzzles } from "./real-puzzles.js";

// Star battle 12 (25 x 25, one star a line) has more than two million answers, the author's among them: counted so far by another solver too,
// from the regions of its pzprv3 text.
realPuzzles(["heyawake", "norinori", "lits", "usowan", "nurimaze", "starbattle"], {
  starbattle: { 12: "several" },
});
