import { realPuzzles } from "./real-puzzles.js";

realPuzzles(["slitherlink", "masyu", "moonsun", "yajilin", "hashi"]);
