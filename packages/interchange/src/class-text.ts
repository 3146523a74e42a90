/** Writes the class of a puzzle, where the library has only the classes that it takes in. */
import { genreOfGivens } from "./genres.js";
import type { Givens } from "./givens.js";
import { kindNamed } from "./kinds-of-puzzles.js";
import { mixedTitle } from "./setters/mixed.js";

/** The lines that declare the class of a puzzle; none where the library has it. */
export function classText(givens: Givens): string {
  const { puzzle, takesIn } = givens;
  if (takesIn === undefined) return "";
  const lines = takesIn.map((name) => `use ${name} from std`);
  return `puzzle ${puzzle} "${titleOf(givens)}"\n${lines.join("\n")}\n`;
}

function titleOf(givens: Givens): string {
  const genre = genreOfGivens(givens);
  if (genre === undefined) return mixedTitle(givens);
  const name = kindNamed(genre.names[0])?.name ?? genre.puzzle;
  return genre.beside === undefined ? name : `${name} with borders that end inside rooms`;
}
