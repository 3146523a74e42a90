/**
 * Each genre as puzz.link writes it, in an address and in pzprv3 text, from random boards; a second time, for the judge (spell.ts). A file for each kind, as in
 * examples/.
 */
import { arrowClueGenres } from "./arrow-clues.js";
import { divisionGenres } from "./divisions.js";
import { drawnCurves } from "./drawn-curves.js";
import type { OtherGenre } from "./genre.js";
import { linesBetweenPoints } from "./lines-between-points.js";
import { loopsGenres } from "./loops.js";
import { loopsBesideShaded } from "./loops-beside-shaded.js";
import { loopsByClues } from "./loops-by-clues.js";
import { loopsInRooms } from "./loops-in-rooms.js";
import { loopsPastSigns } from "./loops-past-signs.js";
import { loopsWithADirection } from "./loops-with-a-direction.js";
import { numberedCellGenres } from "./numbered-cells.js";
import { numberedRoomGenres } from "./numbered-rooms.js";
import { numbersGenres } from "./numbers.js";
import { objectsGenres } from "./objects.js";
import { onArrowGenres } from "./objects-on-arrows.js";
import { pathsGenres } from "./paths.js";
import { regionsGenres } from "./regions.js";
import { shadedShapeGenres } from "./shaded-shapes.js";
import { shadingGenres } from "./shading.js";
import { numberShadingGenres } from "./shading-by-numbers.js";
import { signShadingGenres } from "./shading-by-signs.js";
import { sumShadingGenres } from "./shading-by-sums.js";
import { roomShadingGenres } from "./shading-in-rooms.js";
import { stockGenres } from "./stocks-of-pieces.js";

export const otherGenres: readonly OtherGenre[] = [
  ...shadingGenres,
  ...numberShadingGenres,
  ...signShadingGenres,
  ...sumShadingGenres,
  ...roomShadingGenres,
  ...shadedShapeGenres,
  ...loopsGenres,
  ...linesBetweenPoints,
  ...drawnCurves,
  ...loopsInRooms,
  ...loopsByClues,
  ...loopsBesideShaded,
  ...loopsPastSigns,
  ...loopsWithADirection,
  ...pathsGenres,
  ...numbersGenres,
  ...objectsGenres,
  ...onArrowGenres,
  ...regionsGenres,
  ...divisionGenres,
  ...numberedRoomGenres,
  ...numberedCellGenres,
  ...arrowClueGenres,
  ...stockGenres,
];
