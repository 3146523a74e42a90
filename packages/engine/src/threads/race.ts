/**
 * One search for an answer and the proof that it is the only one, several times at once with other seeds: which way is short shows only in the
 * doing. Each racer searches the whole problem, so the first to be done has said all; and answers that differ are several, whoever found them.
 * Where there is only one answer, it is the same whoever wins. A racer that ends before it is done leaves the race to the others.
 *
 * A clause that one of them has learned holds for all: those that say much go from each to the others (`learn/clause-exchange.ts`).
 */
import { answerKey } from "../answer-key.js";
import { newest, type SharedClauses } from "../learn/clause-exchange.js";
import type { OptionId, Problem } from "../problem.js";
import type { Limit } from "../search.js";
import type { PartThread } from "./part-thread.js";
import type { PartAnswer } from "./part-work.js";
import type { PartsOptions, PartsRun } from "./search-parts.js";

/** Ends the racers. Solutions are passed on once each, as they are found by whichever racer; `limit` of them end the race (0: none do). */
export async function raceThreads(
  problem: Problem,
  racers: readonly PartThread[],
  limit: number,
  { signal, show, take, flushed }: Omit<PartsOptions, "enough">,
): Promise<PartsRun> {
  const last: (PartAnswer | undefined)[] = racers.map(() => undefined);
  const passed = new Set<string>();
  /** For each racer, what the others have learned since it was asked last. */
  const waiting: SharedClauses[][] = racers.map(() => []);
  const over: { ending?: PartsRun["ending"]; limitedBy?: Limit | undefined; winner?: PartAnswer } = {};
  let reason: string | undefined;
  const endAs = (ending: PartsRun["ending"], more: Omit<typeof over, "ending"> = {}): void => {
    if (over.ending !== undefined) return;
    Object.assign(over, { ending, ...more });
    // Requests to them are rejected then.
    for (const racer of racers) void racer.end();
  };
  const pass = (solution: OptionId[]): void => {
    const key = answerKey(problem, solution);
    if (passed.has(key) || over.ending !== undefined) return;
    passed.add(key);
    if (take?.(solution) === false || (limit > 0 && passed.size >= limit))
      endAs("limit", { limitedBy: "solutions" });
  };
  const hand = (clauses: readonly SharedClauses[], from: number): void => {
    if (clauses.length > 0)
      waiting.forEach((own, to) => {
        if (to !== from) waiting[to] = newest([...own, ...clauses]);
      });
  };
  const race = async (racer: PartThread, index: number): Promise<void> => {
    for (let begun = false; over.ending === undefined; begun = true) {
      const clauses = waiting[index]?.splice(0) ?? [];
      const answer = await racer.ask({ begin: begun ? undefined : [], clauses }).catch((error: unknown) => {
        reason = `a thread ended before it was done (${error instanceof Error ? error.message : String(error)})`;
      });
      if (answer === undefined || over.ending !== undefined) return;
      last[index] = answer;
      for (const solution of answer.solutions) pass(solution);
      hand(answer.clauses ?? [], index);
      if (answer.state === "done") endAs("done", { winner: answer });
      else if (answer.limitedBy === "solutions") endAs("limit", { limitedBy: "solutions", winner: answer });
      if (answer.state !== "running") return;
      show?.(summary);
      await flushed?.();
    }
  };
  const total = (of: (answer: PartAnswer) => number): number =>
    last.reduce((sum, each) => sum + (each === undefined ? 0 : of(each)), 0);
  const summary = {
    progress: () => Math.max(0, ...last.map((each) => each?.progress ?? 0)),
    stats: () => ({ nodes: total(({ nodes }) => nodes), solutions: BigInt(passed.size) }),
  };
  const stop = (): void => endAs("stopped");
  if (signal?.aborted === true) stop();
  signal?.addEventListener("abort", stop);
  try {
    await Promise.all(racers.map(race));
  } finally {
    signal?.removeEventListener("abort", stop);
  }
  // All have left it before anyone was done.
  const stuck = last.find((each) => each?.state === "limit");
  const limitedBy = over.ending === undefined ? stuck?.limitedBy : over.limitedBy;
  return {
    ending: over.ending ?? "limit",
    count: BigInt(passed.size),
    nodes: summary.stats().nodes,
    updates: total(({ updates }) => updates),
    strategy: (over.winner ?? last.find((each) => each !== undefined))?.strategy,
    limitedBy,
    reason: over.ending === undefined ? (stuck?.reason ?? reason) : undefined,
  };
}
