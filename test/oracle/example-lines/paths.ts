import { type ClassLine, line, square, tiny } from "../class-line.js";

export const pathsLines: readonly ClassLine[] = [
  line("chordless-path", square(3)),
  line("energy-walk", tiny),
  line("forest-walk", tiny),
  line("haisu", tiny),
  line("herugolf", tiny),
  line("icebarn", tiny),
  line("ichimaga", tiny),
  line("key-west", tiny),
  line("slant", tiny),
  line("wall-logic", tiny),
];
