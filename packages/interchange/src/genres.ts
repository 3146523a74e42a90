/** Every genre that is read and written. */
import { INNER_BORDER, INNER_BORDERS, innerBordersOf } from "./fields/regions/inner-borders.js";
import type { Genre } from "./genre.js";
import { arrowClueGenres } from "./genres/arrow-clues.js";
import { dividingLines } from "./genres/dividing-lines.js";
import { divisionGenres } from "./genres/divisions.js";
import { drawnCurves } from "./genres/drawings/drawn-curves.js";
import { stockGenres } from "./genres/drawings/stocks-of-pieces.js";
import { edgeGenres } from "./genres/edges.js";
import { lineGenres } from "./genres/lines.js";
import { linesBetweenPoints } from "./genres/lines-between-points.js";
import { loopGenres } from "./genres/loops.js";
import { loopsBesideShaded } from "./genres/loops-beside-shaded.js";
import { loopsByClues } from "./genres/loops-by-clues.js";
import { loopsByNumbers } from "./genres/loops-by-numbers.js";
import { loopsInRooms } from "./genres/loops-in-rooms.js";
import { loopsPastSigns } from "./genres/loops-past-signs.js";
import { loopsWithADirection } from "./genres/loops-with-a-direction.js";
import { moveGenres } from "./genres/moves.js";
import { numberedCellGenres } from "./genres/numbered-cells.js";
import { numberedRoomGenres } from "./genres/numbered-rooms.js";
import { numberGenres } from "./genres/numbers.js";
import { objectGenres } from "./genres/objects.js";
import { onArrowGenres } from "./genres/objects-on-arrows.js";
import { polyominoGenres } from "./genres/polyominoes.js";
import { regionGenres } from "./genres/regions.js";
import { roomGenres } from "./genres/rooms.js";
import { shadedShapeGenres } from "./genres/shading/shaded-shapes.js";
import { shadingGenres } from "./genres/shading/shading.js";
import { shadingByDots } from "./genres/shading/shading-by-dots.js";
import { numberShadingGenres } from "./genres/shading/shading-by-numbers.js";
import { signShadingGenres } from "./genres/shading/shading-by-signs.js";
import { sumShadingGenres } from "./genres/shading/shading-by-sums.js";
import { roomShadingGenres } from "./genres/shading/shading-in-rooms.js";
import { walkGenres } from "./genres/walks.js";
import { wayGenres } from "./genres/ways.js";
import type { Givens } from "./givens.js";

/** A border that says nothing is carried all the same. */
const withInnerBorders = (genre: Genre): Genre =>
  innerBordersOf(genre.puzzle) !== "say nothing"
    ? genre
    : {
        ...genre,
        layers: { ...genre.layers, [INNER_BORDER]: "edges" },
        beside: { layer: INNER_BORDER, puzzle: INNER_BORDERS },
      };

const ofFiles: readonly Genre[] = [
  ...shadingGenres,
  ...numberShadingGenres,
  ...signShadingGenres,
  ...sumShadingGenres,
  ...shadingByDots,
  ...roomShadingGenres,
  ...shadedShapeGenres,
  ...roomGenres,
  ...numberGenres,
  ...loopGenres,
  ...linesBetweenPoints,
  ...drawnCurves,
  ...loopsInRooms,
  ...loopsByClues,
  ...loopsBesideShaded,
  ...loopsByNumbers,
  ...loopsPastSigns,
  ...loopsWithADirection,
  ...regionGenres,
  ...polyominoGenres,
  ...lineGenres,
  ...moveGenres,
  ...divisionGenres,
  ...dividingLines,
  ...numberedRoomGenres,
  ...numberedCellGenres,
  ...objectGenres,
  ...onArrowGenres,
  ...arrowClueGenres,
  ...walkGenres,
  ...wayGenres,
  ...edgeGenres,
  ...stockGenres,
];

export const genres: readonly Genre[] = ofFiles.map(withInnerBorders);

/** Among several classes of one genre, the one that expresses most: it reads everything that any of them can say. */
const readers = genres.filter((genre) => !genres.some(({ plain }) => plain?.puzzle === genre.puzzle));

/** By a name of an address. */
export const genreNamed = (name: string): Genre | undefined =>
  readers.find((genre) => genre.names.includes(name));

/** By the name in pzprv3 text, where addresses and files mostly agree. */
export const genreOfFile = (name: string): Genre | undefined =>
  readers.find((genre) => genre.file.name === name) ?? genreNamed(name);

export const genreOf = (puzzle: string): Genre | undefined => genres.find((genre) => genre.puzzle === puzzle);

/** Of a class of the library, or of one that takes in such classes and says nothing else. */
export function genreOfGivens({ puzzle, takesIn }: Pick<Givens, "puzzle" | "takesIn">): Genre | undefined {
  if (takesIn === undefined) return genreOf(puzzle);
  return genres.find(
    (genre) =>
      takesIn.includes(genre.puzzle) &&
      takesIn.every((name) => name === genre.puzzle || name === genre.beside?.puzzle),
  );
}

/** The richest class of the genre: it reads everything that any of them can say. */
export const readerOf = (puzzle: string): Genre | undefined =>
  readers.find((genre) => genre.puzzle === puzzle || genre.plain?.puzzle === puzzle);

/** The same puzzle in the plainest class that can say it, which may have to be made of two. */
export function inPlainestClass(givens: Givens): Givens {
  const genre = genreOf(givens.puzzle);
  const isEmpty = (name: string): boolean =>
    givens.layers.get(name)?.every((value) => value === undefined) !== false;
  const { plain, beside } = genre ?? {};
  if (plain !== undefined && [...givens.layers.keys()].every((name) => name in plain.layers || isEmpty(name)))
    return { ...givens, puzzle: plain.puzzle };
  if (beside === undefined || isEmpty(beside.layer)) return givens;
  return { ...givens, puzzle: `${givens.puzzle}Borders`, takesIn: [givens.puzzle, beside.puzzle] };
}
