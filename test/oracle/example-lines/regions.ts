import { type ClassLine, line, small, tiny } from "../class-line.js";

export const regionsLines: readonly ClassLine[] = [
  line("araf", tiny),
  line("border-block", tiny),
  line("compass", tiny),
  line("family-photo", tiny),
  line("fraction-division", tiny),
  line("heteromino", tiny),
  line("inner-borders", tiny),
  line("kramma", tiny),
  line("pentominous", [
    { rows: 1, columns: 5, density: 0.1 },
    { rows: 2, columns: 5, density: 0.1 },
  ]),
  line("nikoji", tiny),
  line("shakashaka", tiny),
  line("slash-pack", tiny),
  line("tentaisho", small),
  line("tetrominous", [
    { rows: 1, columns: 4, density: 0.1 },
    { rows: 2, columns: 4, density: 0.1 },
  ]),
  ...[
    "fillmat",
    "narrowfence",
    "nawabari",
    "patchwork",
    "sashigane",
    "sendai",
    "square-jam",
    "lohkous",
    "tatamibari",
    "triplace",
    "usotatami",
    "voxas",
    "yajitatami",
  ].map((file) => line(file, tiny)),
  line("four-cells", [
    { rows: 1, columns: 4, density: 0.1 },
    { rows: 2, columns: 4, density: 0.1 },
  ]),
];
