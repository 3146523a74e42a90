import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["pencils", "satogaeri", "yosenabe"]);
