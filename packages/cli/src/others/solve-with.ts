/**
 * One instance, answered by another solver. Each answer is checked on the problem, and refused in what the solver is asked next, until it says that there are no
 * more. That there are none is its word.
 */
import type { Solution } from "@ecp/compiler";
import { booleanFormats, type OptionId, ProblemError, worthOf } from "@ecp/engine";
import { exitCodes } from "../exit-codes.js";
import { originText } from "../report/origins.js";
import { stopReason } from "../solving/reasons.js";
import type { Compiled, Outcome, Task } from "../solving/solve-instance.js";
import { type BrokenCondition, brokenBy } from "./answer-holds.js";
import { betterThan } from "./better-than.js";
import { readReply } from "./read-reply.js";
import { runSolver } from "./run-solver.js";

export interface Other {
  /** A command line with `{file}`. */
  readonly command: string;
  readonly format: keyof typeof booleanFormats;
}

export async function solveWith(
  { command, format }: Other,
  compiled: Compiled,
  task: Task,
): Promise<Outcome> {
  const { ground, lowered, diagnostics } = compiled;
  const { problem, objective } = lowered;
  const best = task.best === true ? objective : undefined;
  let reached: number | undefined;
  const { instance, limit, options } = task;
  const solutions: Solution[] = [];
  const answers: OptionId[][] = [];
  /** The best answer is told when it is known that it is the last. */
  const outcome = (rest: Pick<Outcome, "status" | "exitCode" | "reason" | "count" | "best">): Outcome => {
    const [solution] = solutions;
    if (best !== undefined && solution !== undefined) task.onSolution?.(solution, ground);
    return { instance, ground, solutions, diagnostics, found: BigInt(answers.length), ...rest };
  };
  const notKnown = (reason: string, exitCode: Outcome["exitCode"] = exitCodes.unknown): Outcome =>
    outcome({
      status: answers.length > 1 && best === undefined ? "multiple" : "unknown",
      exitCode,
      reason,
      ...(best !== undefined && reached !== undefined ? { best: best.best(reached, undefined) } : {}),
    });
  for (;;) {
    const ran = await askFor(
      command,
      () => booleanFormats[format](betterThan(problem, best && reached), best ? [] : answers),
      task,
    );
    if (ran.ended === "not begun") return notKnown(`\`${command}\` could not be run: ${ran.why}`);
    if (ran.ended !== "by itself") {
      const exitCode = ran.ended === "timeout" ? exitCodes.unknown : exitCodes.interrupted;
      return notKnown(stopReason(ran.ended, {}, options), exitCode);
    }
    const reply = readReply(ran.printed, format);
    if (reply.says === "nothing") return notKnown(`\`${command}\` ${ran.how}, and said nothing of an answer`);
    if (reply.says === "none") {
      const reason = `by the word of \`${command}\``;
      const [exitCode, count] = [exitCodes.answered, BigInt(answers.length)];
      if (best !== undefined && reached !== undefined)
        return outcome({ status: "best", exitCode, reason, best: best.best(reached, reached) });
      if (answers.length === 0)
        return outcome({ status: "none", exitCode: exitCodes.noSolution, reason, count });
      return outcome({ status: answers.length === 1 ? "unique" : "multiple", exitCode, count, reason });
    }
    const chosen = reply.variables.filter((variable) => variable < problem.optionCount) as OptionId[];
    const broken = brokenBy(problem, chosen);
    if (broken !== undefined)
      return notKnown(`\`${command}\` gave an answer that is none: ${wordsOf(broken, compiled, task)}`);
    const key = keyOf(lowered, chosen);
    if (answers.some((answer) => keyOf(lowered, answer) === key))
      return notKnown(`\`${command}\` gave an answer again that it was told to leave out`);
    answers.push(chosen);
    if (best !== undefined) {
      const sum = worthOf(problem, chosen);
      if (reached !== undefined && sum <= reached)
        return notKnown(`\`${command}\` gave an answer that is no better than the one before`);
      reached = sum;
      solutions.splice(0, 1, lowered.decode(chosen));
      await task.flushed?.();
      continue;
    }
    if (limit === 0 || solutions.length < limit) {
      const solution = lowered.decode(chosen);
      solutions.push(solution);
      task.onSolution?.(solution, ground);
    }
    await task.flushed?.();
    if (limit > 0 && answers.length > limit)
      return outcome({ status: "multiple", exitCode: exitCodes.answered });
  }
}

async function askFor(
  command: string,
  text: () => Iterable<string>,
  task: Pick<Task, "deadline" | "interrupt">,
): ReturnType<typeof runSolver> {
  try {
    return await runSolver(command, text(), task);
  } catch (error) {
    if (error instanceof ProblemError) return { ended: "not begun", why: error.message };
    throw error;
  }
}

/** Of what is seen. */
const keyOf = ({ seenOf }: Compiled["lowered"], chosen: readonly OptionId[]): string =>
  chosen
    .filter((option) => seenOf(option) !== undefined)
    .sort((a, b) => a - b)
    .join();

function wordsOf(
  [kind, index]: BrokenCondition,
  { lowered }: Compiled,
  { loaded }: Pick<Task, "loaded">,
): string {
  const { originOf, originOfRow, originOfGlobal } = lowered;
  const of = { item: originOf, row: originOfRow, global: originOfGlobal }[kind];
  const origin = of(index);
  return origin === undefined
    ? `${kind} ${index} does not hold`
    : `${originText(origin, loaded.host)} does not hold`;
}
