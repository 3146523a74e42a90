/** `ecpc init [FILE]`: a first file, to be changed. It never overwrites one. */
import { writeFileSync } from "node:fs";
import { reasonOf } from "@ecp/lsp/read-file";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import type { Terminal } from "../terminal.js";

const firstFile = `// A first puzzle. \`ecpc solve\` draws its answer, \`ecpc check\` looks for mistakes.

puzzle Sudoku(n: 1..100 = 4, h: 1..10 = 2, w: 1..10 = 2) "Sudoku"

board n x n
find digit: 1..n

exactly one of each digit in each row, column, box h x w

// The digits that are printed; a dot is a cell to be filled.
instance "first" of Sudoku:
  digit:
    1 . | . .
    . . | 3 .
    ----+----
    . 2 | . .
    . . | . 4
  expect unique
`;

export async function init(file: string, terminal: Terminal): Promise<ExitCode> {
  try {
    writeFileSync(file, firstFile, { flag: "wx" });
  } catch (error) {
    throw new UsageError(`\`${file}\` cannot be written: ${reasonOf(error)}`);
  }
  terminal.out.write(`${file} is written; now: ecpc solve ${file}\n`);
  return exitCodes.answered;
}
