/**
 * A count by several threads, where a diagram may be the better way: it is not cut, since what it merges lies in all parts. One thread tries a small
 * one at once, and any other one when the parts seem to take long; the others go on with the parts. Whoever is done first has the count, and
 * where a diagram does not pay, its thread goes back to its part.
 */

import type { Part } from "../parts.js";
import { DIAGRAM_TRIED_AFTER_MS, DIAGRAM_WORTH_MS } from "../thresholds.js";
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
  const tried = { small: false, any: false };
  let sayDone: (run: PartsRun) => void = () => {};
  const whole = new Promise<PartsRun>((resolve) => {
    sayDone = resolve;
  });
  const attempt = async (thread: PartThread, how: "if-small" | "while-paying"): Promise<void> => {
    const answer = await wholeByDiagram(thread, how);
    if (answer?.state === "done") sayDone(runOf(answer));
  };
  const before = (thread: PartThread, { progress }: Underway): Promise<void> | undefined => {
    if (!tried.small) {
      tried.small = true;
      return attempt(thread, "if-small");
    }
    const elapsed = Date.now() - begun;
    if (tried.any || elapsed < DIAGRAM_TRIED_AFTER_MS) return undefined;
    const done = progress();
    if (elapsed * (1 - done) < DIAGRAM_WORTH_MS * done) return undefined;
    tried.any = true;
    return attempt(thread, "while-paying");
  };
  return Promise.race([searchParts(parts, threads, { ...options, before }), whole]);
}

/** Returns undefined if the thread ended before it was done: what it is asked next tells that too. */
async function wholeByDiagram(
  thread: PartThread,
  diagram: "if-small" | "while-paying",
): Promise<PartAnswer | undefined> {
  try {
    let request: PartRequest = { diagram };
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
