/**
 * A file of puzzles → its puzzles: one a line, or pzprv3 text of many lines, which ends where the next puzzle begins (it may have empty lines).
 * Between puzzles empty lines and lines that begin with `#` or `//` are left out.
 */
export interface PuzzleText {
  readonly text: string;
  /** Where it begins in the file. */
  readonly start: number;
  /** From 1. */
  readonly line: number;
}

const startsBlock = (line: string): boolean => /^\s*pzprv3[.\d]*\s*$/.test(line);
const startsPuzzle = (line: string): boolean => /^\s*(https?:|pzprv3|[^\s{]+\?|[0-9.]{60,}\s*$)/i.test(line);
const saysNothing = (line: string): boolean => /^\s*(#|\/\/|$)/.test(line);

export function* puzzleTexts(file: string): Generator<PuzzleText> {
  let block: { start: number; line: number } | undefined;
  let start = 0;
  for (let line = 1; start < file.length; line++) {
    const end = file.indexOf("\n", start);
    const next = end < 0 ? file.length : end + 1;
    const text = file.slice(start, end < 0 ? file.length : end);
    if (block !== undefined && startsPuzzle(text)) {
      yield { text: file.slice(block.start, start), ...block };
      block = undefined;
    }
    if (block === undefined && !saysNothing(text)) {
      if (startsBlock(text)) block = { start, line };
      else yield { text, start, line };
    }
    start = next;
  }
  if (block !== undefined) yield { text: file.slice(block.start), ...block };
}
