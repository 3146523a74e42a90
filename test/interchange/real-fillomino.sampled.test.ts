import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["fillomino", "fivecells", "shikaku"]);
