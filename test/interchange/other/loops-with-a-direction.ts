/** Genres of loops, and of lines from end to end, along which one goes in one direction. */
import type { OtherGenre } from "./genre.js";
import { cellGenre, letterOf, noLinks } from "./parts.js";
import { gapped, type Value } from "./spell.js";

/** Arrows, a wall, and walls with wind are 1 to 9. */
const nagare = ["u", "d", "l", "r", "N", "U", "D", "L", "R"];
const ofNagare = (value: Value): string | undefined =>
  value === undefined ? undefined : String(nagare.indexOf(String(value)) + 1);

export const loopsWithADirection: readonly OtherGenre[] = [
  cellGenre(
    "nagare",
    "nagare",
    (dice) => dice.pick(...nagare),
    (cells) => gapped(cells.map(ofNagare), "a"),
    noLinks,
    { say: letterOf({}) },
  ),
];
