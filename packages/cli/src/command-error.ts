import type { Diagnostic } from "@ecp/compiler";
import type { ExitCode } from "./exit-codes.js";

/** Ends a command with diagnostics; thrown where nothing can go on, caught in `main`. */
export class CommandError extends Error {
  constructor(
    readonly exitCode: ExitCode,
    readonly diagnostics: readonly Diagnostic[],
  ) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join("; "));
    this.name = "CommandError";
  }
}

/** Mistakes of the command line that commander did not see. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** Something ended before it could say all that was asked; what was printed until then stands. */
export class CutShortError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CutShortError";
  }
}
