/** Puzzles as others write them: an address or lines of symbols → a puzzle file; an instance → an address or a file of another program. */
import { classText, exportPuzzle, givensOf, importPuzzle, instanceText, puzzleTexts } from "@ecp/interchange";
import { problemDiagnostic } from "../import-diagnostics.js";
import type { ExportParams, OtherFormResult } from "../protocol.js";
import type { InstanceReading } from "../snapshot.js";

/** All of the text, or why the first that cannot be read cannot. */
export function importText(text: string): OtherFormResult {
  const instances: string[] = [];
  let count = 0;
  for (const { text: puzzle, start } of puzzleTexts(text)) {
    const read = importPuzzle(puzzle);
    if ("problem" in read) return { refused: problemDiagnostic(read.problem, "", puzzle, start).message };
    const { rows, columns } = read.value;
    count++;
    const declared = classText(read.value);
    if (declared !== "" && !instances.includes(declared)) instances.push(declared);
    instances.push(
      instanceText(read.value, count === 1 ? `${columns} x ${rows}` : `${columns} x ${rows}, ${count}`),
    );
  }
  if (instances.length === 0) return { refused: "there is no puzzle in it" };
  return { text: `use std\n\n${instances.join("\n")}` };
}

export function exportText({ instance, data }: InstanceReading, to: ExportParams["to"]): OtherFormResult {
  const { ground } = data();
  if (ground === undefined) return { refused: "the text has mistakes" };
  const givens = givensOf(ground);
  const written =
    givens === undefined
      ? ({ problem: { kind: "no-genre", puzzle: instance.puzzle.name } } as const)
      : exportPuzzle(givens, to);
  return "problem" in written
    ? { refused: problemDiagnostic(written.problem, "", "", 0).message }
    : { text: written.value };
}
