/** Writes the givens of a puzzle, and an answer where the format has a place for it, as text of another format. */
import { writeAddress } from "./address.js";
import type { Answer } from "./answer-of.js";
import { cellName } from "./fields/regions/division.js";
import { answerOf } from "./genre.js";
import { genreOfGivens } from "./genres.js";
import { type Givens, HOLE } from "./givens.js";
import { writePenpa } from "./penpa/write.js";
import type { Result } from "./problem.js";
import { writePzprv3 } from "./pzprv3.js";
import { writeSetterText } from "./setters/setter-text.js";

/** Those that have each genre of the table. */
export const genreFormats = ["puzzlink", "pzprv3"] as const;
export const exportFormats = [...genreFormats, "sudokupad", "fpuzzles", "penpa"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** An address has no place for an answer. */
export function exportPuzzle(givens: Givens, format: ExportFormat, answer?: Answer): Result<string> {
  if (format === "fpuzzles" || format === "sudokupad") return writeSetterText(givens, format);
  if (format === "penpa") return writePenpa(givens);
  const genre = genreOfGivens(givens);
  if (genre === undefined) return { problem: { kind: "no-genre", puzzle: givens.puzzle } };
  const odd = [...givens.layers].find(
    ([name, values]) =>
      !(name in genre.layers) && values.some((value) => value !== undefined) && name !== HOLE,
  );
  const refuse = (what: string): Result<string> => ({
    problem: { kind: "not-in-format", puzzle: givens.puzzle, what },
  });
  if (odd !== undefined) return refuse(`\`${odd[0]}\``);
  const hole = givens.layers.get(HOLE)?.indexOf(true) ?? -1;
  if (hole >= 0 && genre.holes !== true)
    return refuse(`that a cell is not on the board (${cellName(givens, hole)})`);
  const margin = genre.margin ?? 0;
  const fixed = genre.parameters?.(givens.rows - margin, givens.columns - margin);
  const other = [...(fixed ?? [])].find(([name, value]) => givens.parameters.get(name) !== value);
  if (other !== undefined) return refuse(`${other[0]} = ${givens.parameters.get(other[0])}`);
  const answered = answer === undefined ? givens : withAnswer(givens, answer);
  const prepared = genre.prepare?.(answered) ?? answered;
  switch (format) {
    case "puzzlink":
      return writeAddress(prepared, genre);
    case "pzprv3":
      return writePzprv3(prepared, genre);
    default:
      return format satisfies never;
  }
}

const withAnswer = (givens: Givens, answer: Answer): Givens => ({
  ...givens,
  layers: new Map([
    ...givens.layers,
    ...[...answer].map(([name, values]) => [answerOf(name), values] as const),
  ]),
});
