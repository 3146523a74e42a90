import { type ClassLine, line, small, square, tiny } from "../class-line.js";

export const numbersLines: readonly ClassLine[] = [
  line("binairo", small),
  line("doppelblock", [{ rows: 3, columns: 3 }]),
  line("futoshiki", square(3)),
  line("kropki", square(3)),
  line("latin", square(3)),
  line("suguru", small),
  line("renban", [{ rows: 1, columns: 2 }]),
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
