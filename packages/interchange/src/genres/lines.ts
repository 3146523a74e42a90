/** Genres whose clues stand beside rows and columns. */
import { number16 } from "../codes/number16.js";
import { shadedWords } from "../fields/answers.js";
import { totalsBody, totalsFile } from "../fields/line-totals.js";
import { roomBorders, roomMap } from "../fields/regions/rooms.js";
import { runsBody, runsFile } from "../fields/runs-of-lines.js";
import type { Genre } from "../genre.js";

export const nonogram: Genre = {
  puzzle: "Nonogram",
  names: ["nonogram"],
  layers: { runs: "lines" },
  address: [runsBody(number16, "runs")],
  file: { name: "nonogram", version: 0, fields: () => [runsFile("runs", "shaded")] },
};

export const tilepaint: Genre = {
  puzzle: "Tilepaint",
  names: ["tilepaint"],
  layers: { room: "regions", top: "columns", left: "rows" },
  address: [roomBorders(), totalsBody],
  file: { name: "tilepaint", version: 0, fields: () => [roomMap(), totalsFile, shadedWords("shaded")] },
};

export const coral: Genre = {
  puzzle: "Coral",
  names: ["coral"],
  layers: { runs: "lines" },
  address: [runsBody(number16, "runs", "nothing")],
  file: { name: "coral", version: 0, fields: () => [runsFile("runs", "shaded", "nothing")] },
};

export const lineGenres: readonly Genre[] = [nonogram, tilepaint, coral];
