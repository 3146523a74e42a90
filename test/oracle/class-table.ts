/**
 * The classes of test/classes, each with the boards on which it is tried, and whether the compiler can solve it yet. Nothing is left out: a
 * class without a line here fails the tests, and so does a line that is no longer true.
 */
import type { InstanceForm } from "./random-instance.js";

export interface ClassLine {
  readonly file: string;
  /** `refused`: the text uses what cannot be solved yet. */
  readonly state: "solved" | "refused";
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

const line = (
  file: string,
  state: ClassLine["state"],
  forms: readonly InstanceForm[],
  why?: string,
): ClassLine => ({ file, state, forms, ...(why === undefined ? {} : { why }) });

export const classTable: readonly ClassLine[] = [
  line("akari", "solved", small),
  line("arrow", "solved", four),
  line("battleships", "solved", [], "ten ships do not fit on a board that can be tried"),
  line("doublechoco", "solved", tiny),
  line("fillomino", "solved", tiny),
  line("fivecells", "solved", [
    { rows: 1, columns: 5, density: 0.1 },
    { rows: 2, columns: 5, density: 0.1 },
  ]),
  line("hashi", "solved", small),
  line("heyawake", "solved", small),
  line("hidato", "solved", tiny),
  line("hitori", "solved", [
    { rows: 1, columns: 3, density: 1 },
    { rows: 2, columns: 3, density: 1 },
    { rows: 3, columns: 3, density: 1 },
  ]),
  line("ian", "solved", [], "it has no data, and 10 x 10 cells"),
  line("jigsaw", "solved", [
    { rows: 2, columns: 2 },
    { rows: 3, columns: 3 },
  ]),
  line("kakuro", "solved", [
    { rows: 1, columns: 3, density: 0.15 },
    { rows: 2, columns: 2, density: 0.2 },
  ]),
  line("kenken", "solved", [
    { rows: 2, columns: 2, arguments: "n = 2", density: 0.9 },
    { rows: 3, columns: 3, arguments: "n = 3", density: 0.9 },
  ]),
  line("killer", "solved", [{ rows: 4, columns: 4, arguments: "n = 4, h = 2, w = 2", density: 0.1 }]),
  line("kurodoko", "solved", small),
  line("langford", "solved", [{ rows: 0, columns: 0, arguments: "n = 3" }]),
  line("lits", "solved", [
    { rows: 2, columns: 2 },
    { rows: 2, columns: 4 },
  ]),
  line("macmahon", "solved", [], "it has no data, and 24 squares"),
  line("magic", "solved", [{ rows: 3, columns: 3, arguments: "n = 3" }]),
  line("makaro", "solved", small),
  line("masyu", "solved", small),
  line("moonsun", "solved", small),
  line("nonogram", "solved", small),
  line("norinori", "solved", small),
  line("numberlink", "solved", tiny),
  line("nurikabe", "solved", small),
  line("nurimaze", "solved", tiny, "most boards have no S and G"),
  line("pencils", "solved", [
    { rows: 1, columns: 2 },
    { rows: 1, columns: 3 },
    { rows: 2, columns: 2 },
  ]),
  line("pentominoes", "solved", [], "it has no data, and 60 cells"),
  line("queens", "solved", [{ rows: 4, columns: 4, arguments: "n = 4" }]),
  line("ripple", "solved", tiny),
  line("satogaeri", "solved", tiny),
  line("shikaku", "solved", small),
  line("skyscrapers", "solved", [
    { rows: 2, columns: 2, density: 0.2 },
    { rows: 3, columns: 3, density: 0.2 },
  ]),
  line("slitherlink", "solved", [
    { rows: 1, columns: 1 },
    { rows: 1, columns: 2 },
    { rows: 2, columns: 2 },
  ]),
  line("starbattle", "solved", [
    { rows: 2, columns: 2, arguments: "stars_per_line = 1" },
    { rows: 3, columns: 3, arguments: "stars_per_line = 1" },
    { rows: 4, columns: 4, arguments: "stars_per_line = 1" },
  ]),
  line("statue-park", "solved", [
    { rows: 2, columns: 3 },
    { rows: 3, columns: 3 },
  ]),
  line("sudoku", "solved", four),
  line("tapa", "solved", small),
  line("team", "solved", [], "it has no data; its own instance is compared"),
  line("thermo", "solved", four),
  line("tilepaint", "solved", small),
  line("torus-queens", "solved", [{ rows: 5, columns: 5, arguments: "n = 5" }]),
  line("usowan", "solved", small),
  line("yajilin", "solved", tiny),
  line("yosenabe", "solved", tiny),
];
