/**
 * `ecpc verify FILE`: checks a certificate that `solve --proof` or `count --proof` wrote, by a program that shares nothing with the search. With
 * `--against` another one, which shares nothing with what compiles rules, evaluates them on each answer.
 */

import { type LoweredObjective, proofInWords } from "@ecp/compiler";
import { CertificateError, type Verdict, Verifier } from "@ecp/verifier";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { readLines } from "../input/read-lines.js";
import { type Against, readAgainst } from "../proofs/against.js";
import { progressLine } from "../report/progress-line.js";
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
    options.against === undefined ? undefined : await readAgainst(options.against, options, terminal);
  if (typeof against === "number") return against;
  const verdict = await checked(file, against, options, terminal);
  const number = "refused" in verdict ? undefined : numberOf(verdict, against?.objective);
  const unknown = against?.answers.unknown();
  const evaluated = against === undefined ? {} : { evaluated: unknown === undefined };
  if (options.json === true)
    terminal.out.write(`${JSON.stringify({ file, ...jsonOf(verdict, number), ...evaluated })}\n`);
  else if ("refused" in verdict)
    terminal.err.write(`not verified: line ${verdict.line}: ${verdict.refused}\n`);
  else {
    terminal.out.write(`${sentence(verdict, number)}\n`);
    if (unknown !== undefined)
      terminal.err.write(`the rules were not evaluated on the answers: ${unknown}\n`);
  }
  return "refused" in verdict ? exitCodes.errors : exitCodes.answered;
}

interface Refused {
  readonly refused: string;
  readonly line: number;
}

async function checked(
  file: string,
  against: Against | undefined,
  options: VerifyOptions,
  terminal: Terminal,
): Promise<Verdict | Refused> {
  const { lines, share } = readLines(file);
  const verifier = new Verifier();
  const progress = progressLine(terminal, options.progress);
  let candidates = against?.statements ?? [];
  let last = 0;
  let lastAnswer = 0;
  try {
    for await (const { text, number, refused } of lines) {
      last = number;
      if (refused !== undefined) return { refused: refused.message, line: number };
      if (text.length >= LONGEST_LINE)
        return { refused: "this line is too long for a certificate", line: number };
      const line = text.replace(/\r?\n$/u, "");
      const wanted = candidates[0]?.[number - 1];
      candidates = candidates.filter((each) => each.length < number || each[number - 1] === line);
      if (against !== undefined && wanted !== undefined && candidates.length === 0)
        return { refused: `this is of another puzzle: it would be \`${wanted.slice(0, 60)}\``, line: number };
      verifier.line(line);
      if (candidates.some(({ length }) => length === number)) verifier.closeStatement();
      if (isAnswer(line)) {
        lastAnswer = number;
        const broken = against?.answers.broken(line);
        if (broken !== undefined) return { refused: broken, line: number };
      }
      const done = share();
      if (done !== undefined) progress.show(`${Math.floor(100 * done)} % checked`);
    }
    const verdict = verifier.verdict();
    const refused = otherNumber(verdict, against);
    return refused === undefined ? verdict : { refused, line: lastAnswer };
  } catch (error) {
    if (error instanceof CertificateError) return { refused: error.message, line: error.line || last };
    throw error;
  } finally {
    progress.clear();
  }
}

/** An answer may choose no option. */
const isAnswer = (line: string): boolean => /^answer(?: |$)/u.test(line);

/** Undefined if the last answer has the number that the certificate comes to, or nobody evaluated it. */
function otherNumber(verdict: Verdict, against: Against | undefined): string | undefined {
  if (verdict.best === undefined || against === undefined || against.answers.unknown() !== undefined)
    return undefined;
  const [told, own] = [numberOf(verdict, against.objective), against.answers.number()];
  const said = (number: number | undefined): string => (number === undefined ? "no number" : `${number}`);
  return told === own
    ? undefined
    : `this answer has ${said(own)} by the rules, and ${said(told)} by the certificate`;
}

/** The number of the best answer, as the puzzle has it. */
const numberOf = ({ best }: Verdict, objective: LoweredObjective | undefined): number | undefined =>
  best === undefined ? undefined : objective?.numberOf(best);

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
