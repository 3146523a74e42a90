/** `ecpc verify FILE`: checks a certificate that `solve --proof` or `count --proof` wrote, by a program that shares nothing with the search. */

import { type LoweredObjective, proofInWords } from "@ecp/compiler";
import { stateProblem } from "@ecp/engine";
import { CertificateError, type Verdict, Verifier } from "@ecp/verifier";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { askedName } from "../input/load.js";
import { readLines } from "../input/read-lines.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { progressLine } from "../report/progress-line.js";
import { openSession } from "../solving/session.js";
import { compileTask } from "../solving/solve-instance.js";
import type { Terminal } from "../terminal.js";
import { LONGEST_LINE } from "../thresholds.js";

export interface VerifyOptions {
  readonly json?: boolean;
  /** A puzzle file: the certificate has to be of this instance of it. */
  readonly against?: string;
  readonly instance?: string;
  readonly set: readonly string[];
  readonly progress?: boolean;
}

export async function verify(file: string, options: VerifyOptions, terminal: Terminal): Promise<ExitCode> {
  if (options.instance !== undefined && options.against === undefined)
    throw new UsageError("--instance names an instance of the file that --against names");
  const against =
    options.against === undefined ? undefined : await statementOf(options.against, options, terminal);
  if (typeof against === "number") return against;
  const verdict = await checked(file, against?.statements, options, terminal);
  const number = "refused" in verdict ? undefined : numberOf(verdict, against?.objective);
  if (options.json === true) terminal.out.write(`${JSON.stringify({ file, ...jsonOf(verdict, number) })}\n`);
  else if ("refused" in verdict)
    terminal.err.write(`not verified: line ${verdict.line}: ${verdict.refused}\n`);
  else terminal.out.write(`${sentence(verdict, number)}\n`);
  return "refused" in verdict ? exitCodes.errors : exitCodes.answered;
}

interface Refused {
  readonly refused: string;
  readonly line: number;
}

async function checked(
  file: string,
  stated: readonly (readonly string[])[] | undefined,
  options: VerifyOptions,
  terminal: Terminal,
): Promise<Verdict | Refused> {
  const { lines, share } = readLines(file);
  const verifier = new Verifier();
  const progress = progressLine(terminal, options.progress);
  let candidates = stated ?? [];
  let last = 0;
  try {
    for await (const { text, number, refused } of lines) {
      last = number;
      if (refused !== undefined) return { refused: refused.message, line: number };
      if (text.length >= LONGEST_LINE)
        return { refused: "this line is too long for a certificate", line: number };
      const line = text.replace(/\r?\n$/u, "");
      const wanted = candidates[0]?.[number - 1];
      candidates = candidates.filter((each) => each.length < number || each[number - 1] === line);
      if (stated !== undefined && wanted !== undefined && candidates.length === 0)
        return { refused: `this is of another puzzle: it would be \`${wanted.slice(0, 60)}\``, line: number };
      verifier.line(line);
      if (candidates.some(({ length }) => length === number)) verifier.closeStatement();
      const done = share();
      if (done !== undefined) progress.show(`${Math.floor(100 * done)} % checked`);
    }
    return verifier.verdict();
  } catch (error) {
    if (error instanceof CertificateError) return { refused: error.message, line: error.line || last };
    throw error;
  } finally {
    progress.clear();
  }
}

/** An instance as certificates of it have to state it. */
interface Against {
  /** The lines with which a certificate begins: of all answers, and of the best. */
  readonly statements: readonly (readonly string[])[];
  readonly objective: LoweredObjective | undefined;
}

/** The number of the best answer, as the puzzle has it. */
const numberOf = ({ best }: Verdict, objective: LoweredObjective | undefined): number | undefined =>
  best === undefined ? undefined : objective?.numberOf(best);

async function statementOf(
  file: string,
  options: VerifyOptions,
  terminal: Terminal,
): Promise<Against | ExitCode> {
  const session = openSession(file, options.instance, { ...solving, set: options.set }, terminal);
  if (typeof session === "number") return session;
  const { instances } = session;
  const [instance] = instances;
  if (instance !== undefined && instances.length > 1)
    throw new UsageError(
      `a proof is of one instance, and \`${file}\` has ${instances.length}: name one, such as --instance "${askedName(instance)}"`,
    );
  if (instance === undefined) return exitCodes.errors;
  const compiled = await compileTask({ loaded: session.loaded, instance, settings: session.settings });
  await session.interrupt.release();
  if (compiled.ready) {
    const { problem, objective } = compiled.lowered;
    const stated = (best: boolean): readonly string[] =>
      [...stateProblem(problem, best).text].join("").replace(/\n$/u, "").split("\n");
    const statements = objective === undefined ? [stated(false)] : [stated(false), stated(true)];
    return { statements, objective };
  }
  printDiagnostics(compiled.outcome.diagnostics, session.loaded.host.sources, terminal);
  return compiled.outcome.exitCode;
}

const solving = { limit: 1, threads: 1, strategy: "auto", stats: false, format: "text" } as const;

const sentence = (verdict: Verdict, number: number | undefined): string =>
  `verified: ${proofInWords(verdict, number)} (${verdict.steps} ${verdict.steps === 1 ? "step" : "steps"})`;

const jsonOf = (verdict: Verdict | Refused, number: number | undefined): object =>
  "refused" in verdict
    ? { verified: false, line: verdict.line, reason: verdict.refused }
    : {
        verified: true,
        answers: verdict.answers,
        complete: verdict.isComplete,
        ...(number === undefined ? {} : { best: number }),
        steps: verdict.steps,
      };
