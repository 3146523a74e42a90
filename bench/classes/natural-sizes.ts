/** Classes that have a size of their own, so that no instance of 10x10 or 20x20 is to be expected of them, and which. */
const sizes: Readonly<Record<string, readonly string[]>> = {
  "9x9, as a Sudoku": [
    "arrow",
    "kropki-sudoku",
    "little-killer",
    "palindromes",
    "quadruples",
    "renban-sudoku",
    "sandwich",
    "thermo",
    "whispers",
    "windoku",
    "xv",
  ],
  "nine digits at most": ["chaos-construction", "kenken", "magic", "skyscrapers"],
  "a set of pieces": [
    "battleships",
    "macmahon",
    "pentominoes",
    "pentopia",
    "soma",
    "statue-park",
    "tetrasticks",
  ],
  "the rules say it": ["ian", "samurai"],
  "counted, not unique": ["domino", "queens", "torus-queens"],
  "no board": ["langford", "matrix", "team"],
};

export const naturalSizes: ReadonlyMap<string, string> = new Map(
  Object.entries(sizes).flatMap(([why, classes]) => classes.map((name) => [name, why] as const)),
);
