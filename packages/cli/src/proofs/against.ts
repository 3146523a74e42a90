/** An instance that a proof has to be of: what the proof has to state, and whether an answer of it breaks a rule. */
import type { LoweredObjective, TypedInstance } from "@ecp/compiler";
import { type OptionId, optionName, type Problem, stateProblem } from "@ecp/engine";
import type { AnswerEvaluator, Breach } from "@ecp/evaluator";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { askedName } from "../input/load.js";
import { placeOf, printDiagnostics } from "../report/print-diagnostics.js";
import { settingsOf } from "../solving/options.js";
import { openSession, type Session } from "../solving/session.js";
import { compileTask } from "../solving/solve-instance.js";
import type { Terminal } from "../terminal.js";

export interface Against {
  /** The lines with which a proof begins: of all answers, and of the best. */
  readonly statements: readonly (readonly string[])[];
  readonly objective: LoweredObjective | undefined;
  readonly answers: AnswersAgainst;
}

/** Evaluates the rules on answers, by a program that shares nothing with the one that compiles them. */
export interface AnswersAgainst {
  /** By an `answer` line, or what follows the word; a sentence where it breaks a rule. */
  readonly broken: (answer: string) => string | undefined;
  /** The number of the last answer, if the puzzle wants the best. */
  readonly number: () => number | undefined;
  /** The reason if the evaluator does not know something of the puzzle, so that no rule was evaluated. */
  readonly unknown: () => string | undefined;
}

const solving = { limit: 1, threads: 1, strategy: "auto", stats: false, format: "text" } as const;

/** An exit code where there is nothing to go on with, which has been said. */
export async function readAgainst(
  file: string,
  options: { readonly instance?: string; readonly set: readonly string[] },
  terminal: Terminal,
): Promise<Against | ExitCode> {
  const session = await openSession(file, options.instance, { ...solving, set: options.set }, terminal);
  if (typeof session === "number") return session;
  const { instances } = session;
  const [instance] = instances;
  if (instance !== undefined && instances.length > 1)
    throw new UsageError(
      `a proof is of one instance, and \`${file}\` has ${instances.length}: name one, such as --instance "${askedName(instance)}"`,
    );
  if (instance === undefined) return exitCodes.errors;
  const compiled = await compileTask({
    loaded: session.loaded,
    instance,
    settings: session.settings,
  });
  await session.interrupt.release();
  if (!compiled.ready) {
    printDiagnostics(compiled.outcome.diagnostics, session.loaded.host.sources, terminal);
    return compiled.outcome.exitCode;
  }
  const { problem, objective } = compiled.lowered;
  const stated = (best: boolean): readonly string[] =>
    [...stateProblem(problem, best).text].join("").replace(/\n$/u, "").split("\n");
  const statements = objective === undefined ? [stated(false)] : [stated(false), stated(true)];
  return {
    statements,
    objective,
    answers: await answersAgainst(session, instance, problem, settingsOf(options.set)),
  };
}

async function answersAgainst(
  { loaded }: Session,
  instance: TypedInstance,
  problem: Problem,
  set: ReadonlyMap<string, string>,
): Promise<AnswersAgainst> {
  const { AnswerEvaluator, Unsupported } = await import("@ecp/evaluator");
  let unknown: string | undefined;
  let number: number | undefined;
  const attempt = <T>(body: () => T): T | undefined => {
    if (unknown !== undefined) return undefined;
    try {
      return body();
    } catch (thrown) {
      if (!(thrown instanceof Unsupported)) throw thrown;
      unknown = thrown.message;
      return undefined;
    }
  };
  const evaluator = attempt((): AnswerEvaluator => new AnswerEvaluator(instance, loaded.host, set));
  const nameOf = (word: string): string | undefined => optionName(problem, (Number(word) - 1) as OptionId);
  return {
    broken: (answer) =>
      attempt(() => {
        const words = answer.split(" ").filter((word) => /^\d+$/u.test(word));
        const evaluated = evaluator?.evaluate(words.map(nameOf));
        number = evaluated?.number;
        return evaluated?.breach && sentence(evaluated.breach, loaded.host.sources);
      }),
    number: () => number,
    unknown: () => unknown,
  };
}

/** `this answer breaks the rule at nurikabe.ecp:12:3 (r2c3)` */
function sentence({ span, at, why }: Breach, sources: Parameters<typeof placeOf>[1]): string {
  const place = placeOf(span, sources);
  const where = at.length === 0 ? "" : ` (${at.join(", ")})`;
  return why === undefined
    ? `this answer breaks the rule at ${place}${where}`
    : `this answer does not fit the line at ${place}${where}: ${why}`;
}
