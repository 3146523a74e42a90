/** A share of a diagram of the whole, in a thread: a level at a time, and each level in moments. */
import { isSmall } from "../beside-diagram.js";
import { Levels } from "../diagram/levels.js";
import type { Plan } from "../diagram/program.js";
import type { Packed } from "../diagram/states.js";
import type { SearchOptions } from "../search.js";
import { DEFAULT_BYTES, SHARE_SLICE, SILENCE_MS } from "../thresholds.js";
import type { PartAnswer } from "./part-work.js";

export type ShareRequest =
  /** Share number `begin`, from 0 on, of so many. */
  | { readonly begin: number; readonly of: number; readonly onlyIfSmall: boolean }
  | "go-on"
  /** The next level, with the states that each other share has handed over. */
  | { readonly handed: readonly Packed[] };

export interface ShareLevel {
  /** Of the levels that are begun, but for the first one: states, and ways to a state. */
  readonly created: number;
  readonly ways: number;
  /** Once its level is done: the states of the next level, by the share to which they belong. */
  readonly handed?: readonly Packed[];
}

export const shareAnswer = (own: Partial<PartAnswer>): PartAnswer => ({
  ...{ state: "running", limitedBy: undefined, reason: undefined, solutions: [], count: 0n },
  ...{ nodes: 0, updates: 0, strategy: "diagram", progress: 0 },
  ...own,
});

/** Its answer is `limit` where there is no diagram, or its memory is used up: half of that of a search is for all shares together. */
export function shareWork(
  planned: () => Plan | undefined,
  { memoryBytes = DEFAULT_BYTES }: SearchOptions,
): (request: ShareRequest) => PartAnswer {
  let share: Levels | undefined;
  let most = 0;
  return (request) => {
    if (typeof request === "object") {
      if ("begin" in request) {
        const plan = planned();
        const isWanted = plan !== undefined && (!request.onlyIfSmall || isSmall(plan));
        share = isWanted ? new Levels(plan, request.begin, request.of) : undefined;
        most = memoryBytes / 2 / request.of;
      } else share?.descend(request.handed);
    }
    if (share === undefined) return shareAnswer({ state: "limit", limitedBy: "stopped" });
    const begun = Date.now();
    let isLevelDone = false;
    while (!isLevelDone && share.bytes <= most && Date.now() - begun < SILENCE_MS)
      isLevelDone = share.step(SHARE_SLICE);
    const { nodes, updates, created, ways, progress, bytes, isDone } = share;
    const level: ShareLevel = {
      created,
      ways,
      ...(isLevelDone && !isDone ? { handed: share.handOver() } : {}),
    };
    const answer = shareAnswer({ nodes, updates, progress, share: level });
    if (bytes > most) return { ...answer, state: "limit", limitedBy: "memory" };
    return isDone ? { ...answer, state: "done", count: share.total() } : answer;
  };
}
