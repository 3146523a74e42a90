import { type ClassLine, line, small, square, tiny } from "../class-line.js";

export const objectsLines: readonly ClassLine[] = [
  line("alter", tiny),
  line("army-ants", tiny),
  line("arrow-flow", [
    { rows: 1, columns: 2, density: 0.3 },
    { rows: 2, columns: 2, density: 0.3 },
    { rows: 2, columns: 3, density: 0.3 },
  ]),
  line("dominating-queens", square(3)),
  line("dosufuwa", tiny),
  line("hakoiri", tiny),
  line("magnets", tiny),
  line("minesweeper", small),
  line("news", tiny),
  line("peaceable-queens", square(2)),
  line("roma", tiny),
  line("shugaku", tiny),
  line("tents", small),
  line("time-bomb", tiny),
  line("toichika", tiny),
  line("toichika-2", tiny),
  line("wittgenstein", tiny),
  line("yajisan-sokoban", tiny),
  line("yajirushi", tiny),
  line("yajirushi-2", tiny),
];
