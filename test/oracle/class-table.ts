/**
 * The classes of test/classes, and below those of examples/ alone, each with the boards on which it is tried, each of which the compiler solves. Nothing is left out: a
 * class without a line here fails the tests, and so does a line that is no longer true.
 */
import type { InstanceForm } from "./random-instance.js";

export interface ClassLine {
  readonly file: string;
  readonly forms: readonly InstanceForm[];
  /** Why no random instance is tried, where there are no forms. */
  readonly why?: string;
}

const small: readonly InstanceForm[] = [
  { rows: 1, columns: 1 },
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
  { rows: 3, columns: 3 },
];
const tiny: readonly InstanceForm[] = [
  { rows: 1, columns: 2 },
  { rows: 2, columns: 2 },
  { rows: 2, columns: 3 },
];
const four: readonly InstanceForm[] = [{ rows: 4, columns: 4, arguments: "n = 4, h = 2, w = 2" }];

const line = (file: string, forms: readonly InstanceForm[], why?: string): ClassLine => ({
  file,
  forms,
  ...(why === undefined ? {} : { why }),
});

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

const square = (n: number): readonly InstanceForm[] => [{ rows: n, columns: n, arguments: `n = ${n}` }];

/** The classes of examples/ that are not among those of test/classes. */
export const exampleTable: readonly ClassLine[] = [
  ...["anti-knight", "even-odd", "kropki-sudoku", "little-killer", "palindromes", "quadruples", "renban"].map(
    (file) => line(file, four),
  ),
  ...["sandwich", "sudoku-x", "whispers", "xv"].map((file) => line(file, four)),
  ...[
    "aqre",
    "aquarium",
    "binairo",
    "heyawake-borders",
    "minesweeper",
    "suguru",
    "tapa-unprinted",
    "tentaisho",
    "tents",
  ].map((file) => line(file, small)),
  ...["castle-wall", "compass", "country-road", "lits-borders", "shakashaka", "slant"].map((file) =>
    line(file, tiny),
  ),
  ...["chaos-construction", "futoshiki", "kropki", "latin"].map((file) => line(file, square(3))),
  line("domino", [{ rows: 2, columns: 3, arguments: "h = 2, w = 3" }]),
  line("windoku", [], "four boxes of 3 x 3 besides the nine are too large to be tried"),
  line("samurai", [], "five grids of 9 x 9"),
  line("soma", [], "it has no data, and 27 cubes"),
  line("matrix", [], "its data are a file"),
];
