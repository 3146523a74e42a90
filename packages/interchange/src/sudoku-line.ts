/** A Sudoku as one line, a symbol a cell: 1 to 9, then letters from A for 10; `.`, `0`, `-`, `_`, `*` for cells that are not given. */
import { sudoku } from "./genres/numbers.js";
import { draftLayer, type Givens, makeDraft } from "./givens.js";
import type { Result } from "./problem.js";

const SIDES = [4, 6, 9, 16, 25] as const;

/** Digits and dots alone, as many as make a line by mistake of a few; longer alphabets only at their exact length. */
export function isSudokuLine(text: string): boolean {
  const whole = text.trim();
  return /^[0-9.]{60,}$/.test(whole) || sideOf(whole) !== undefined;
}

const sideOf = (text: string): number | undefined =>
  SIDES.find((side) => side * side === text.length && symbolsOf(side).test(text));

const symbolsOf = (side: number): RegExp =>
  side < 10 ? new RegExp(`^[.0_*1-${side}-]+$`) : new RegExp(`^[.0_*1-9A-${letter(side)}-]+$`, "i");

const letter = (value: number): string => String.fromCharCode(55 + value);

export function readSudokuLine(given: string, shift: number): Result<Givens> {
  const text = given.trim();
  const start = shift + given.length - given.trimStart().length;
  const side = sideOf(text);
  const parameters = side === undefined ? undefined : sudoku.parameters?.(side, side);
  if (side === undefined || parameters === undefined)
    return {
      problem: { kind: "size", size: `${text.length} cells`, at: { start, end: start + text.length } },
    };
  const draft = makeDraft(sudoku.puzzle, side, side);
  const digits = draftLayer(draft, "digit");
  [...text.toUpperCase()].forEach((symbol, cell) => {
    if (/[1-9A-Z]/.test(symbol)) digits[cell] = Number.parseInt(symbol, 36);
  });
  for (const [parameter, value] of parameters) draft.parameters.set(parameter, value);
  return { value: draft };
}
