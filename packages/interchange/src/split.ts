/**
 * A file of puzzles → its puzzles: one a line, or pzprv3 text of many lines, which ends where the next puzzle begins (it may have empty lines).
 * Between puzzles empty lines and lines that begin with `#` or `//` are left out. Lines are taken one by one, so that a file need not be
 * in memory.
 */
import { genreOfFile } from "./genres.js";

export interface PuzzleText {
  readonly text: string;
  /** Where it begins in the file. */
  readonly start: number;
  /** From 1. */
  readonly line: number;
}

/** A line, with its end if it has one. */
export type PuzzleLine = PuzzleText;

export interface PuzzleSplitter {
  /** The puzzles that are whole with this line. */
  readonly take: (line: PuzzleLine) => readonly PuzzleText[];
  /** Behind the last line. */
  readonly end: () => readonly PuzzleText[];
}

const startsBlock = (line: string): boolean => /^\s*pzprv3[.\d]*\s*$/.test(line);
/** Behind the board of pzprv3 text JSON may stand that says nothing of the puzzle. */
const startsPuzzle = (line: string): boolean =>
  /^\s*(https?:|pzprv3|[^\s{]+\?|[0-9.]{60,}\s*$)/i.test(line) || /^\s*\{.*"(grid|cells)"/.test(line);
const startsJson = (line: string): boolean => /^\s*\{/.test(line);

/** How many braces the line opens and does not close. */
const opened = (line: string): number =>
  [...line.replace(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[{}]/g)].reduce(
    (depth, [brace]) => depth + (brace === "{" ? 1 : -1),
    0,
  );
/** The line of the block that comes next is one of its board, which may look like a Sudoku. */
function isInside({ lines }: Block): boolean {
  const [, name = "", rows = "", , flag = ""] = lines.map((line) => line.trim());
  const { file, choice } = genreOfFile(name) ?? {};
  const dense = file?.denseLines?.(Number(rows)) ?? 0;
  const flags = file?.variants?.includes(flag) === true || (flag !== "" && flag === choice?.flag) ? 1 : 0;
  return lines.length < HEADER_LINES + flags + dense;
}
const saysNothing = (line: string): boolean => /^\s*(#|\/\/|$)/.test(line);

/** Version, genre, rows and columns. */
const HEADER_LINES = 4;

/** Longer than the text of any puzzle; what follows says nothing of it (history, trials). */
const LONGEST_BLOCK = 16_000_000;

interface Block {
  readonly start: number;
  readonly line: number;
  readonly lines: string[];
  length: number;
  /** Of JSON, how many braces are open. */
  depth?: number;
}

export function puzzleSplitter(): PuzzleSplitter {
  let block: Block | undefined;
  const close = (): readonly PuzzleText[] => {
    if (block === undefined) return [];
    const { start, line, lines } = block;
    block = undefined;
    return [{ text: lines.join(""), start, line }];
  };
  return {
    take(taken) {
      const { text } = taken;
      if (block?.depth !== undefined) {
        block.depth += opened(text);
        block.length += text.length;
        if (block.length <= LONGEST_BLOCK) block.lines.push(text);
        return block.depth > 0 ? [] : close();
      }
      const before = startsPuzzle(text) && !(block !== undefined && isInside(block)) ? close() : [];
      if (block !== undefined) {
        block.length += text.length;
        if (block.length <= LONGEST_BLOCK) block.lines.push(text);
        return before;
      }
      if (saysNothing(text)) return before;
      const depth = startsJson(text) ? opened(text) : 0;
      if (depth > 0) {
        block = { start: taken.start, line: taken.line, lines: [text], length: text.length, depth };
        return before;
      }
      if (!startsBlock(text)) return [...before, { ...taken, text: text.replace(/\r?\n$/, "") }];
      block = { start: taken.start, line: taken.line, lines: [text], length: text.length };
      return before;
    },
    end: close,
  };
}

export function* puzzleTexts(file: string): Generator<PuzzleText> {
  const { take, end } = puzzleSplitter();
  for (let start = 0, line = 1; start < file.length; line++) {
    const stop = file.indexOf("\n", start) + 1 || file.length;
    yield* take({ text: file.slice(start, stop), start, line });
    start = stop;
  }
  yield* end();
}
