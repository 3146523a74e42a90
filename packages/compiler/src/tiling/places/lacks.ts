import type { Lacking } from "../../board.js";

/** Parts that no board of places has. */
export const lacksOfPlaces: readonly Lacking[] = ["row", "column", "line", "extent", "direction"];
