import { type ClassLine, line, small, square, tiny } from "../class-line.js";

export const numbersLines: readonly ClassLine[] = [
  line("binairo", small),
  line("futoshiki", square(3)),
  line("kropki", small),
  line("latin", square(3)),
  line("suguru", small),
  ...[
    "cojun",
    "factors",
    "hanare",
    "meander",
    "nanro",
    "putteria",
    "simple-gako",
    "sukoro",
    "sukororoom",
    "view",
  ].map((file) => line(file, tiny)),
];
