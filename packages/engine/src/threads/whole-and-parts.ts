/**
 * A count by several threads, where a diagram may be the better way: it is not cut into parts, since what it merges lies in all of them, but counted in shares by all
 * threads together. A small one is tried at once; any other one when the parts seem to take long, until it is done, or hardly merges, or
 * takes longer than the parts seemed to need; then the threads go back to their parts.
 */

import type { Part } from "../parts.js";
import { DIAGRAM_TRIED_AFTER_MS, DIAGRAM_WORTH_MS } from "../thresholds.js";
import { countInShares, type SharesOptions } from "./count-in-shares.js";
import type { PartThread } from "./part-thread.js";
import type { PartAnswer } from "./part-work.js";
import { type PartsOptions, type PartsRun, searchParts, type Underway } from "./search-parts.js";

/** Does not end the threads: if a diagram was first, the others are still at their parts. */
export async function countWholeAndParts(
  parts: readonly Part[],
  threads: readonly PartThread[],
  options: PartsOptions,
): Promise<PartsRun> {
  const begun = Date.now();
  let small: Meeting | undefined;
  let large: Meeting | undefined;
  let sayDone: (run: PartsRun) => void = () => {};
  const whole = new Promise<PartsRun>((resolve) => {
    sayDone = resolve;
  });
  const inShares = async (gathered: readonly PartThread[], which: SharesOptions): Promise<void> => {
    const answer = await countInShares(gathered, which);
    if (answer !== undefined) sayDone(runOf(answer));
  };
  const { show } = options;
  const before = (thread: PartThread, { progress }: Underway, working: number): Promise<void> | undefined => {
    small ??= meetingOf(working, (gathered) =>
      inShares(gathered, { onlyIfSmall: true, goesOn: () => true, show }),
    );
    const first = small(thread);
    if (first !== undefined) return first;
    if (large === undefined) {
      const elapsed = Date.now() - begun;
      const done = progress();
      if (elapsed < DIAGRAM_TRIED_AFTER_MS || elapsed * (1 - done) < DIAGRAM_WORTH_MS * done)
        return undefined;
      large = meetingOf(working, (gathered) => {
        const until = Date.now() + (elapsed * (1 - done)) / done;
        return inShares(gathered, { onlyIfSmall: false, goesOn: () => Date.now() < until, show });
      });
    }
    return large(thread);
  };
  return Promise.race([searchParts(parts, threads, { ...options, before }), whole]);
}

/** For the end of its work each thread waits that comes before it begins; undefined for the others. */
type Meeting = (thread: PartThread) => Promise<void> | undefined;

/** A work for so many threads together, which begins when all have come. */
function meetingOf(all: number, work: (gathered: readonly PartThread[]) => Promise<void>): Meeting {
  const gathered: PartThread[] = [];
  let begin = (): void => {};
  const done = new Promise<void>((resolve, reject) => {
    begin = () => void work(gathered).then(resolve, reject);
  });
  return (thread) => {
    if (gathered.length === all) return undefined;
    gathered.push(thread);
    if (gathered.length === all) begin();
    return done;
  };
}

const runOf = ({ count, nodes, updates, strategy }: PartAnswer): PartsRun => ({
  ...{ ending: "done", count, nodes, updates, strategy },
  ...{ limitedBy: undefined, reason: undefined },
});
