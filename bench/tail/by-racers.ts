/**
 * A race of so many searches that tell each other what they learn, as if each had a processor of its own: the one that has had the least time goes on, and what
 * it has learned waits for the others.
 */
import { answerKey, type PartRequest, type Problem, partWork, type SharedClauses } from "@ecp/engine";

const LIMIT = 2;

/** Until the first is done, in seconds of `clock`; undefined if none is within so many seconds each. */
export function byRacers(
  problem: Problem,
  racers: number,
  most: number,
  clock: () => number,
): number | undefined {
  const waiting: SharedClauses[][] = Array.from({ length: racers }, () => []);
  const works = waiting.map((_, seed) =>
    partWork({ problem, strategy: "learn", countOnly: false, limit: LIMIT, seed, exchanges: true }),
  );
  const took = works.map(() => 0);
  const begun = works.map(() => false);
  const answers = new Set<string>();
  for (;;) {
    const least = Math.min(...took);
    if (least > most) return undefined;
    const own = took.indexOf(least);
    const request: PartRequest = {
      begin: begun[own] === true ? undefined : [],
      clauses: waiting[own]?.splice(0) ?? [],
    };
    begun[own] = true;
    const from = clock();
    const answer = works[own]?.(request);
    took[own] = least + clock() - from;
    if (answer === undefined) return undefined;
    for (const solution of answer.solutions) answers.add(answerKey(problem, solution));
    if (answer.state !== "running" || answers.size >= LIMIT) return took[own];
    waiting.forEach((clauses, to) => {
      if (to !== own) clauses.push(...(answer.clauses ?? []));
    });
  }
}
