import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["numberlink"], {
  numberlink: {
    // Its author's answer uses every cell, which the rules do not ask for; another leaves twelve of them empty (checked line by line).
    12: "several",
  },
});
