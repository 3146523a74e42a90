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
  line("akari", "refused", small),
  line("arrow", "refused", four),
  line("battleships", "refused", [], "ten ships do not fit on a board that can be tried"),
  line("doublechoco", "refused", tiny),
  line("fillomino", "refused", tiny),
  line("fivecells", "refused", [
    { rows: 1, columns: 5, density: 0.1 },
    { rows: 2, columns: 5, density: 0.1 },
  ]),
  line("hashi", "refused", small),
  line("heyawake", "refused", small),
  line("hidato", "refused", tiny),
  line("hitori", "refused", [
    { rows: 1, columns: 3, density: 1 },
    { rows: 2, columns: 3, density: 1 },
    { rows: 3, columns: 3, density: 1 },
  ]),
  line("ian", "solved", [], "it has no data, and 10 x 10 cells"),
  line("jigsaw", "solved", [
    { rows: 2, columns: 2 },
    { rows: 3, columns: 3 },
  ]),
  line("kakuro", "refused", [
    { rows: 1, columns: 3, density: 0.15 },
    { rows: 2, columns: 2, density: 0.2 },
  ]),
  line("kenken", "refused", [
    { rows: 2, columns: 2, arguments: "n = 2", density: 0.9 },
    { rows: 3, columns: 3, arguments: "n = 3", density: 0.9 },
  ]),
  line("killer", "refused", [{ rows: 4, columns: 4, arguments: "n = 4, h = 2, w = 2", density: 0.1 }]),
  line("kurodoko", "refused", small),
  line("langford", "solved", [{ rows: 0, columns: 0, arguments: "n = 3" }]),
  line("lits", "refused", [
    { rows: 2, columns: 2 },
    { rows: 2, columns: 4 },
  ]),
  line("macmahon", "solved", [], "it has no data, and 24 squares"),
  line("magic", "refused", [{ rows: 3, columns: 3, arguments: "n = 3" }]),
  line("makaro", "refused", small),
  line("masyu", "refused", small),
  line("moonsun", "refused", small),
  line("nonogram", "refused", small),
  line("norinori", "refused", small),
  line("numberlink", "refused", tiny),
  line("nurikabe", "refused", small),
  line("nurimaze", "refused", tiny, "most boards have no S and G"),
  line("pencils", "refused", [
    { rows: 1, columns: 2 },
    { rows: 1, columns: 3 },
    { rows: 2, columns: 2 },
  ]),
  line("pentominoes", "solved", [], "it has no data, and 60 cells"),
  line("queens", "solved", [{ rows: 4, columns: 4, arguments: "n = 4" }]),
  line("ripple", "refused", tiny),
  line("satogaeri", "refused", tiny),
  line("shikaku", "refused", small),
  line("skyscrapers", "refused", [
    { rows: 2, columns: 2, density: 0.2 },
    { rows: 3, columns: 3, density: 0.2 },
  ]),
  line("slitherlink", "refused", [
    { rows: 1, columns: 1 },
    { rows: 1, columns: 2 },
    { rows: 2, columns: 2 },
  ]),
  line("starbattle", "solved", [
    { rows: 2, columns: 2, arguments: "stars_per_line = 1" },
    { rows: 3, columns: 3, arguments: "stars_per_line = 1" },
    { rows: 4, columns: 4, arguments: "stars_per_line = 1" },
  ]),
  line("statue-park", "refused", [
    { rows: 2, columns: 3 },
    { rows: 3, columns: 3 },
  ]),
  line("sudoku", "solved", four),
  line("tapa", "refused", small),
  line("team", "solved", [], "it has no data; its own instance is compared"),
  line("thermo", "refused", four),
  line("tilepaint", "refused", small),
  line("torus-queens", "solved", [{ rows: 5, columns: 5, arguments: "n = 5" }]),
  line("usowan", "refused", small),
  line("yajilin", "refused", tiny),
  line("yosenabe", "refused", tiny),
];
