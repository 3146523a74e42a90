/** Diagnostics that tell of no mistake, but of a limit that was met: then it is not known whether there is an answer. */
import { type Diagnostic, timeIsUp } from "@ecp/compiler";
import { type ExitCode, exitCodes } from "../exit-codes.js";

const limits: ReadonlySet<string> = new Set(["ECP5001", timeIsUp.code, "ECP5010"]);

const errorsOf = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.filter(({ severity }) => severity === "error");

/** The limits that were met, where there is no mistake besides. */
export function limitsMet(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const errors = errorsOf(diagnostics);
  return errors.every(({ code }) => limits.has(code)) ? errors : [];
}

/** The exit code of a command that has these limits to report. */
export function codeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  if (errorsOf(diagnostics).length === 0) return exitCodes.answered;
  return limitsMet(diagnostics).length > 0 ? exitCodes.unknown : exitCodes.errors;
}

/** Why it is not known, with what would help. */
export const limitText = ({ message, help }: Diagnostic): string =>
  help === undefined ? message : `${message}; ${help}`;
