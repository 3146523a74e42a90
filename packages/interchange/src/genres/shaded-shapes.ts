/** Genres of shading in which shaded cells make shapes of a kind, or ways. */
import type { Genre } from "../genre.js";
import { numbersAndShaded } from "./shading-by-numbers.js";

export const shadedShapeGenres: readonly Genre[] = [numbersAndShaded("Dominion", ["dominion"])];
