/** Addresses and files of f-puzzles and SudokuPad: JSON, which an address holds packed. */
import LZString from "lz-string";
import type { Givens } from "../givens.js";
import type { Problem, Result } from "../problem.js";
import { isFPuzzle, readFPuzzle, writeFPuzzle } from "./f-puzzles.js";
import { parseLoose } from "./loose-json.js";
import { unpackedLength } from "./lz-length.js";
import { isSudokuPad, readSudokuPad } from "./sudokupad.js";

/** Signs: longer than the file of any puzzle. */
const MOST_UNPACKED = 4_000_000;

interface Packed {
  readonly text: string;
  readonly start: number;
}

const F_PUZZLES = /^(?:https?:\/\/)?(?:[\w-]+\.)*f-puzzles\.com\/[^?]*\?(?:[^#]*&)?load=/i;
const SUDOKUPAD =
  /^(?:sudokupad:\/\/puzzle\/|(?:https?:\/\/)?(?:(?:[\w-]+\.)*sudokupad\.app|app\.crackingthecryptic\.com)\/(?:sudoku\/?)?(?:\?(?:[^#]*&)?(?:puzzleid|load)=)?)/i;
/** A puzzle that is kept by the page has no such word before its name. */
const HOLDS_PUZZLE = /^(fpuzzles|fpuz|scl|ctc)/;

export const isSetterText = (text: string): boolean =>
  text.startsWith("{") || F_PUZZLES.test(text) || SUDOKUPAD.test(text);

/** `text` without space around it; `shift`: where it begins. */
export function readSetterText(text: string, shift: number): Result<Givens> {
  if (text.startsWith("{"))
    return readJson(text, (at) => ({
      start: shift + Math.min(at, text.length),
      end: shift + Math.min(at + 1, text.length),
    }));
  const isOther = !F_PUZZLES.test(text);
  const start = (isOther ? SUDOKUPAD : F_PUZZLES).exec(text)?.[0].length ?? 0;
  const name = isOther ? HOLDS_PUZZLE.exec(text.slice(start))?.[0] : "";
  const end = start + text.slice(start).search(/[?&#]|$/);
  const place = { start: shift + start, end: shift + end };
  if (name === undefined) return { problem: { kind: "kept-elsewhere", at: place } };
  return readPacked({ text: text.slice(start + name.length, end), start: shift + start + name.length });
}

function readPacked({ text, start }: Packed): Result<Givens> {
  const place = (from: number, to: number) => ({ start: start + from, end: start + to });
  const decoded = withoutPercent(text);
  if (decoded.startsWith("{")) return readJson(decoded, () => place(0, text.length));
  const packed = decoded.replace(/ /g, "+");
  const length = unpackedLength(packed, MOST_UNPACKED);
  if ("fault" in length) {
    // Where signs were spelled by numbers, their places are not those of the text.
    const at = packed.length === text.length ? length.at : 0;
    const to = packed.length === text.length ? Math.min(at + 1, text.length) : text.length;
    const problem: Record<typeof length.fault, Problem> = {
      sign: { kind: "unreadable", what: text.slice(at, to), at: place(at, to) },
      "cut-off": { kind: "cut-off", what: "the puzzle", at: place(text.length, text.length) },
      "too-long": { kind: "too-long", most: MOST_UNPACKED, at: place(at, to) },
    };
    return { problem: problem[length.fault] };
  }
  return readJson(LZString.decompressFromBase64(packed), () => place(0, text.length));
}

function withoutPercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readJson(
  text: string,
  place: (at: number) => { readonly start: number; readonly end: number },
): Result<Givens> {
  const parsed = parseLoose(text);
  if ("at" in parsed)
    return {
      problem: { kind: "unreadable", what: text.slice(parsed.at, parsed.at + 20), at: place(parsed.at) },
    };
  const { value } = parsed;
  const whole = { start: place(0).start, end: place(text.length - 1).end };
  if (isFPuzzle(value)) return readFPuzzle(value, whole);
  if (isSudokuPad(value)) return readSudokuPad(value, whole);
  return { problem: { kind: "unknown-form" } };
}

export function writeSetterText(givens: Givens, format: "fpuzzles" | "sudokupad"): Result<string> {
  const written = writeFPuzzle(givens);
  if ("problem" in written) return written;
  const packed = LZString.compressToBase64(JSON.stringify(written.value));
  return {
    value:
      format === "fpuzzles"
        ? `https://www.f-puzzles.com/?load=${packed}`
        : `https://sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(packed)}`,
  };
}
