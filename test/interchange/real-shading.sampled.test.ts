import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["akari", "hitori", "kurodoko", "nurikabe", "tapa"]);
