import { type ClassLine, line, tiny } from "../class-line.js";

export const pathsLines: readonly ClassLine[] = [
  line("energy-walk", tiny),
  line("forest-walk", tiny),
  line("haisu", tiny),
  line("key-west", tiny),
  line("slant", tiny),
];
