/**
 * The classes of test/classes, and those of examples/ alone, each with the boards on which it is tried. Nothing is left out: a class without a line here, or in its
 * file of `example-lines/`, fails the tests, and so does a line that is no longer true.
 */
import { type ClassLine, four, line, small, tiny } from "./class-line.js";
import { boardsLines } from "./example-lines/boards.js";
import { coversLines } from "./example-lines/covers.js";
import { loopsLines } from "./example-lines/loops.js";
import { numbersLines } from "./example-lines/numbers.js";
import { objectsLines } from "./example-lines/objects.js";
import { pathsLines } from "./example-lines/paths.js";
import { regionsLines } from "./example-lines/regions.js";
import { shadingLines } from "./example-lines/shading.js";
import { sudokuLines } from "./example-lines/sudoku.js";

export const classTable: readonly ClassLine[] = [
  line("akari", small),
  line("arrow", four),
  line("battleships", [], "ten ships do not fit on a board that can be tried"),
  line("doublechoco", tiny),
  line("fillomino", tiny),
  line("fivecells", [
    { rows: 1, columns: 5, density: 0.1 },
    { rows: 2, columns: 5, density: 0.1 },
  ]),
  line("hashi", small),
  line("heyawake", small),
  line("hidato", tiny),
  line("hitori", [
    { rows: 1, columns: 3, density: 1 },
    { rows: 2, columns: 3, density: 1 },
    { rows: 3, columns: 3, density: 1 },
  ]),
  line("ian", [], "it has no data, and 10 x 10 cells"),
  line("jigsaw", [
    { rows: 2, columns: 2 },
    { rows: 3, columns: 3 },
  ]),
  line("kakuro", [
    { rows: 1, columns: 3, density: 0.15 },
    { rows: 2, columns: 2, density: 0.2 },
  ]),
  line("kenken", [
    { rows: 2, columns: 2, arguments: "n = 2", density: 0.9 },
    { rows: 3, columns: 3, arguments: "n = 3", density: 0.9 },
  ]),
  line("killer", [{ rows: 4, columns: 4, arguments: "n = 4, h = 2, w = 2", density: 0.1 }]),
  line("kurodoko", small),
  line("langford", [{ rows: 0, columns: 0, arguments: "n = 3" }]),
  line("lits", [
    { rows: 2, columns: 2 },
    { rows: 2, columns: 4 },
  ]),
  line("macmahon", [], "it has no data, and 24 squares"),
  line("magic", [{ rows: 3, columns: 3, arguments: "n = 3" }]),
  line("makaro", small),
  line("masyu", small),
  line("moonsun", small),
  line("nonogram", small),
  line("norinori", small),
  line("numberlink", tiny),
  line("nurikabe", small),
  line("nurimaze", tiny, "most boards have no S and G"),
  line("pencils", [
    { rows: 1, columns: 2 },
    { rows: 1, columns: 3 },
    { rows: 2, columns: 2 },
  ]),
  line("pentominoes", [], "it has no data, and 60 cells"),
  line("queens", [{ rows: 4, columns: 4, arguments: "n = 4" }]),
  line("ripple", tiny),
  line("satogaeri", tiny),
  line("shikaku", small),
  line("skyscrapers", [
    { rows: 2, columns: 2, density: 0.2 },
    { rows: 3, columns: 3, density: 0.2 },
  ]),
  line("slitherlink", [
    { rows: 1, columns: 1 },
    { rows: 1, columns: 2 },
    { rows: 2, columns: 2 },
  ]),
  line("starbattle", [
    { rows: 2, columns: 2, arguments: "stars_per_line = 1" },
    { rows: 3, columns: 3, arguments: "stars_per_line = 1" },
    { rows: 4, columns: 4, arguments: "stars_per_line = 1" },
  ]),
  line("statue-park", [
    { rows: 2, columns: 3 },
    { rows: 3, columns: 3 },
  ]),
  line("sudoku", four),
  line("tapa", small),
  line("team", [], "it has no data; its own instance is compared"),
  line("thermo", four),
  line("tilepaint", small),
  line("torus-queens", [{ rows: 5, columns: 5, arguments: "n = 5" }]),
  line("usowan", small),
  line("yajilin", tiny),
  line("yosenabe", tiny),
];

/** The classes of examples/ that are not among those of test/classes. */
export const exampleTable: readonly ClassLine[] = [
  ...sudokuLines,
  ...numbersLines,
  ...shadingLines,
  ...loopsLines,
  ...pathsLines,
  ...objectsLines,
  ...regionsLines,
  ...coversLines,
  ...boardsLines,
];
