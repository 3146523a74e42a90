import type { Board } from "../../meaning/board.js";

/** Maximal runs along rows and along columns of the cells for which it holds (B7). */
export function stretches(board: Board, of: readonly number[]): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (const [lines, step] of [
    [board.rowSets, 1],
    [board.columnSets, board.columns],
  ] as const)
    for (const line of lines) {
      let run: number[] = [];
      for (const cell of line) {
        const follows = run.length > 0 && cell - (run.at(-1) ?? 0) === step;
        if (!of.includes(cell) || !follows) {
          if (run.length > 0) found.push(run);
          run = [];
        }
        if (of.includes(cell)) run.push(cell);
      }
      if (run.length > 0) found.push(run);
    }
  return found;
}
