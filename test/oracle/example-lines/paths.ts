import { type ClassLine, line, square, tiny } from "../class-line.js";

export const pathsLines: readonly ClassLine[] = [
  line("chordless-path", square(3)),
  line("forest-walk", tiny),
  line("key-west", tiny),
  line("slant", tiny),
];
