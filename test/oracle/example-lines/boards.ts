import { type ClassLine, line } from "../class-line.js";

const why = "its board is one of places, which random instances do not make";

export const boardsLines: readonly ClassLine[] = [line("australia", [], why), line("map-colouring", [], why)];
