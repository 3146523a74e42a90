import { type ClassLine, line, small, square, tiny } from "../class-line.js";

export const numbersLines: readonly ClassLine[] = [
  line("binairo", small),
  line("bosanowa", [
    { rows: 1, columns: 2, arguments: "most = 3" },
    { rows: 2, columns: 2, arguments: "most = 4", density: 0.2 },
  ]),
  line("kakuru", tiny),
  line("kazunori", tiny),
  line("easy-as-abc", [
    { rows: 2, columns: 2, arguments: "n = 2" },
    { rows: 2, columns: 3, arguments: "n = 2" },
    { rows: 3, columns: 3, arguments: "n = 2" },
  ]),
  line("doppelblock", [{ rows: 3, columns: 3 }]),
  line("futoshiki", square(3)),
  line("golomb", [{ rows: 1, columns: 6, arguments: "marks = 3, longest = 5" }]),
  line("kropki", small),
  line("latin", square(3)),
  line("suguru", small),
  line("renban", [{ rows: 1, columns: 2 }]),
  ...[
    "cojun",
    "factors",
    "hebi-ichigo",
    "hanare",
    "meander",
    "minarism",
    "nanro",
    "putteria",
    "sananko",
    "simple-gako",
    "sukoro",
    "sukororoom",
    "symmetry-area",
    "view",
  ].map((file) => line(file, tiny)),
];
