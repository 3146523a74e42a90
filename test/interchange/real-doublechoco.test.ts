import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["doublechoco"], {
  doublechoco: {
    1: "not compiled",
    2: "not compiled",
    3: "not compiled",
    4: "not compiled",
    5: "not compiled",
    6: "not compiled",
    7: "not compiled",
    8: "not compiled",
  },
});
