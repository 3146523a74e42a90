/**
 * Puzzles as others write them. From text to an instance: `importPuzzle`, `instanceText`; back: `exportPuzzle`, from what is given of a
 * compiled instance, with an answer (`answerOfSolution`) where one is to be written. `readAnswer` reads the answer that pzprv3 text says.
 */
export { type Answer, answerOfSolution } from "./answer-of.js";
export { classText } from "./class-text.js";
export { type ExportFormat, exportFormats, exportPuzzle, genreFormats } from "./export.js";
export { genres } from "./genres.js";
export type { Givens, Layer, Value } from "./givens.js";
export { HOLE } from "./givens.js";
export { givensOf } from "./givens-of.js";
export { importPuzzle, readAnswer } from "./import.js";
export { instanceText } from "./instance-text.js";
export { type Kind, kindNamed } from "./kinds-of-puzzles.js";
export { penpaPuzzles } from "./penpa/penpa-genres.js";
export type { Problem, ProblemPlace, Result } from "./problem.js";
export { type PuzzleText, puzzleSplitter, puzzleTexts } from "./split.js";
