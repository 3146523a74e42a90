/** Borders with one room at both sides, a second time: which genres carry them, by their names in addresses. */
import type { Board } from "./boards.js";
import type { Written } from "./genre.js";

const carried = new Set([
  // Read by rules.
  ...["cocktail", "country", "heyablock", "heyawake", "lits", "onsen", "rassi", "renban", "shimaguni"],
  "stostone",
  // Read by none.
  ...["alter", "aqre", "chocona", "cojun", "detour", "dosufuwa", "dotchi", "dotchi2", "factors", "hakoiri"],
  ...["hanare", "juosan", "makaro", "meander", "nagenawa", "news", "nondango", "norinori", "nurimaze"],
  ...["paintarea", "putteria", "railpool", "ripple", "roma", "satogaeri", "starbattle", "suguru"],
  ...["sukororoom", "tilecity", "tilepaint", "toichika", "toichika2", "usoone", "yajilin-regions"],
]);

export const carriesLoose = (name: string): boolean => carried.has(name);

export const refusedLoose = (b: Board, name: string): Pick<Written, "refused"> =>
  b.loose && !carriesLoose(name) ? { refused: /ends inside a room, between r\d+c\d+ and r\d+c\d+/ } : {};

/** Of a genre whose files have a map of rooms. */
export const looseInMap = (b: Board): Pick<Written, "notInFile"> =>
  b.loose ? { notInFile: /ends inside a (room|tile), between r\d+c\d+ and r\d+c\d+/ } : {};
