import { type ClassLine, line, square, tiny } from "../class-line.js";

export const pathsLines: readonly ClassLine[] = [
  line("anglers", tiny),
  line("balloon", [
    { rows: 1, columns: 3, density: 0.3 },
    { rows: 2, columns: 2, density: 0.3 },
    { rows: 2, columns: 3, density: 0.3 },
  ]),
  line("building-walk", tiny),
  line("chordless-path", square(3)),
  line("coffee-milk", tiny),
  line("curve-data", [], "its drawings are a table, of which a random instance has no rows"),
  line("energy-walk", tiny),
  line("forest-walk", tiny),
  line("haisu", tiny),
  line("herugolf", tiny),
  line("icebarn", tiny),
  line("ichimaga", tiny),
  line("key-west", tiny),
  line("mintonette", tiny),
  line("slant", tiny),
  line("wall-logic", tiny),
];
