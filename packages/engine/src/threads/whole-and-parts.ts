/**
 * A count by several threads, where a diagram may be the better way: it is not cut into parts, since what it merges lies in all of them. One thread tries a small
 * one at once. Any other one is counted in shares by all threads together when the parts seem to take long: until it is done, or hardly merges, or
 * takes longer than the parts seemed to need; then the threads go back to their parts.
 */

import type { Part } from "../parts.js";
import { DIAGRAM_TRIED_AFTER_MS, DIAGRAM_WORTH_MS } from "../thresholds.js";
import { countInShares } from "./count-in-shares.js";
import type { PartThread } from "./part-thread.js";
import type { PartAnswer, PartRequest } from "./part-work.js";
import { type PartsOptions, type PartsRun, searchParts, type Underway } from "./search-parts.js";

/** Does not end the threads: if a diagram was first, the others are still at their parts. */
export async function countWholeAndParts(
  parts: readonly Part[],
  threads: readonly PartThread[],
  options: PartsOptions,
): Promise<PartsRun> {
  const begun = Date.now();
  let isSmallTried = false;
  let meeting: ((thread: PartThread) => Promise<void>) | undefined;
  let sayDone: (run: PartsRun) => void = () => {};
  const whole = new Promise<PartsRun>((resolve) => {
    sayDone = resolve;
  });
  const hear = (answer: PartAnswer | undefined): void => {
    if (answer?.state === "done") sayDone(runOf(answer));
  };
  const inShares = async (gathered: readonly PartThread[], done: number): Promise<void> => {
    const from = Date.now();
    const most = ((from - begun) * (1 - done)) / done;
    hear(await countInShares(gathered, { goesOn: () => Date.now() - from < most, show: options.show }));
  };
  const before = (thread: PartThread, { progress }: Underway, working: number): Promise<void> | undefined => {
    if (!isSmallTried) {
      isSmallTried = true;
      return smallDiagram(thread).then(hear);
    }
    if (meeting === undefined) {
      const elapsed = Date.now() - begun;
      const done = progress();
      if (elapsed < DIAGRAM_TRIED_AFTER_MS || elapsed * (1 - done) < DIAGRAM_WORTH_MS * done)
        return undefined;
      meeting = meetingOf(working, (gathered) => inShares(gathered, done));
    }
    return meeting(thread);
  };
  return Promise.race([searchParts(parts, threads, { ...options, before }), whole]);
}

/** A work for so many threads together, which begins when all have come, and for whose end each waits; one that comes again does not wait. */
function meetingOf(
  all: number,
  work: (gathered: readonly PartThread[]) => Promise<void>,
): (thread: PartThread) => Promise<void> {
  const gathered: PartThread[] = [];
  let begin = (): void => {};
  const done = new Promise<void>((resolve, reject) => {
    begin = () => void work(gathered).then(resolve, reject);
  });
  return (thread) => {
    if (gathered.length === all) return Promise.resolve();
    gathered.push(thread);
    if (gathered.length === all) begin();
    return done;
  };
}

/** Returns undefined if the thread ended before it was done: what it is asked next tells that too. */
async function smallDiagram(thread: PartThread): Promise<PartAnswer | undefined> {
  try {
    let request: PartRequest = { diagram: "if-small" };
    for (;;) {
      const answer = await thread.ask(request);
      if (answer.state !== "running") return answer;
      request = { diagram: "go-on" };
    }
  } catch {
    return undefined;
  }
}

const runOf = ({ count, nodes, updates, strategy }: PartAnswer): PartsRun => ({
  ...{ ending: "done", count, nodes, updates, strategy },
  ...{ limitedBy: undefined, reason: undefined },
});
