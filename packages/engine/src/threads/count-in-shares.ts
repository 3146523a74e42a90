/** A diagram that several threads count together, level by level: after each level, every share hands the states of the next one to the shares that they belong to. */
import { mergesEnough } from "../beside-diagram.js";
import type { PartThread } from "./part-thread.js";
import type { PartAnswer } from "./part-work.js";
import type { Underway } from "./search-parts.js";
import { type ShareRequest, shareAnswer } from "./share-work.js";

export interface SharesOptions {
  /** Nothing is done where the diagram is not small. */
  readonly onlyIfSmall: boolean;
  /** Asked between requests: whether it is still worth the time. */
  readonly goesOn: () => boolean;
  readonly show?: ((search: Underway) => void) | undefined;
}

/** Returns undefined where there is no diagram, it does not pay, it takes more memory than it may, or a thread has ended. */
export async function countInShares(
  threads: readonly PartThread[],
  { onlyIfSmall, goesOn, show }: SharesOptions,
): Promise<PartAnswer | undefined> {
  const last: (PartAnswer | undefined)[] = threads.map(() => undefined);
  const sum = (of: (answer: PartAnswer) => number): number =>
    last.reduce((all, answer) => all + (answer === undefined ? 0 : of(answer)), 0);
  const underway: Underway = {
    progress: () => sum(({ progress }) => progress) / threads.length,
    stats: () => ({ nodes: sum(({ nodes }) => nodes), solutions: 0n }),
  };
  let isDropped = false;
  const pays = (): boolean => {
    const ways = sum(({ share }) => share?.ways ?? 0);
    const created = sum(({ share }) => share?.created ?? 0);
    return mergesEnough(ways, ways === 0 ? 0 : 1 - created / ways);
  };
  /** Until the thread is done with the level, or all is in vain. */
  const level = async (thread: PartThread, own: number, first: ShareRequest): Promise<void> => {
    for (let request = first; !isDropped; request = "go-on") {
      const answer = await thread.ask({ share: request }).catch(() => undefined);
      last[own] = answer;
      show?.(underway);
      isDropped ||= answer === undefined || answer.state === "limit" || !pays() || !goesOn();
      if (answer?.state === "done" || answer?.share?.handed !== undefined) return;
    }
  };
  const of = threads.length;
  await Promise.all(threads.map((thread, own) => level(thread, own, { begin: own, of, onlyIfSmall })));
  while (!isDropped) {
    const answers = last.filter((answer) => answer !== undefined);
    if (answers.every(({ state }) => state === "done"))
      return shareAnswer({
        state: "done",
        count: answers.reduce((all, { count }) => all + count, 0n),
        nodes: sum(({ nodes }) => nodes),
        updates: sum(({ updates }) => updates),
        progress: 1,
      });
    const handedTo = answers.map((_, own) => answers.flatMap(({ share }) => share?.handed?.[own] ?? []));
    await Promise.all(threads.map((thread, own) => level(thread, own, { handed: handedTo[own] ?? [] })));
  }
  return undefined;
}
