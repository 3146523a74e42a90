/** An answer as pzprv3 text: the file of the puzzle with the answer filled in. */
import type { Diagnostic, Ground, Solution, TypedInstance } from "@ecp/compiler";
import { answerOfSolution, exportPuzzle, givensOf, type Result } from "@ecp/interchange";
import { problemDiagnostic } from "@ecp/lsp/import-diagnostics";

export function answerFile(ground: Ground, solution: Solution): Result<string> {
  const givens = givensOf(ground);
  return givens === undefined
    ? { problem: { kind: "no-genre", puzzle: ground.puzzle.name } }
    : exportPuzzle(givens, "pzprv3", answerOfSolution(ground, solution));
}

/** The reason that an instance has no such file. */
export function notWritten(
  { problem }: Extract<Result<string>, { readonly problem: unknown }>,
  instance: TypedInstance,
): Diagnostic {
  const said = problemDiagnostic(problem, instance.span.file, "", 0);
  return { ...said, span: instance.span };
}
