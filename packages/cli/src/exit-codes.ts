/** Exit codes: they tell a script the outcome without a line to read. */
export const exitCodes = {
  /** An answer, a count, checks passed. */
  answered: 0,
  /** The file has errors, or an `expect` did not hold. */
  errors: 1,
  /** The command line is wrong, or a file cannot be read or written. */
  usage: 2,
  /** Stopped by a limit before there was a result. */
  unknown: 3,
  /** Proven to have no solution, as SAT solvers say it. */
  noSolution: 20,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Of several instances, what matters most is said: interruption, errors, what is not known; no solution only if none has one. */
export function worstOf(codes: readonly ExitCode[]): ExitCode {
  for (const code of [exitCodes.interrupted, exitCodes.usage, exitCodes.errors, exitCodes.unknown] as const) {
    if (codes.includes(code)) return code;
  }
  const none = codes.length > 0 && codes.every((code) => code === exitCodes.noSolution);
  return none ? exitCodes.noSolution : exitCodes.answered;
}
