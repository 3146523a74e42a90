/** Every genre that is read and written. */
import type { Genre } from "./genre.js";
import { lineGenres } from "./genres/lines.js";
import { loopGenres } from "./genres/loops.js";
import { moveGenres } from "./genres/moves.js";
import { numberGenres } from "./genres/numbers.js";
import { regionGenres } from "./genres/regions.js";
import { roomGenres } from "./genres/rooms.js";
import { shadingGenres } from "./genres/shading.js";

export const genres: readonly Genre[] = [
  ...shadingGenres,
  ...roomGenres,
  ...numberGenres,
  ...loopGenres,
  ...regionGenres,
  ...lineGenres,
  ...moveGenres,
];

/** By a name of an address. */
export const genreNamed = (name: string): Genre | undefined =>
  genres.find((genre) => genre.names.includes(name));

/** By the name in pzprv3 text, where addresses and files mostly agree. */
export const genreOfFile = (name: string): Genre | undefined =>
  genres.find((genre) => genre.file.name === name) ?? genreNamed(name);

export const genreOf = (puzzle: string): Genre | undefined => genres.find((genre) => genre.puzzle === puzzle);
