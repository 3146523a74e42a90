/** Genres of shading in which shaded cells make shapes of a kind, or ways. */
import type { OtherGenre } from "./genre.js";
import { cellGenre, empty, largeOrHidden } from "./parts.js";
import { numbers16 } from "./spell.js";

export const shadedShapeGenres: readonly OtherGenre[] = [
  cellGenre("dominion", "dominion", largeOrHidden, numbers16, empty),
];
