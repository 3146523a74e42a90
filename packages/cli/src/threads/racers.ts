/** Racers besides the threads that begin at once: the search that has begun in this thread, and threads that begin later. */

import { type ClauseExchange, inMoments, type OptionId, type PartThread, type Search } from "@ecp/engine";
import { nextTurn } from "../solving/run-search.js";
import { RACE_MOMENT_MS } from "../thresholds.js";

/** A search that has begun, and what it has found so far. */
export function inThisThread(
  begun: Search,
  found: readonly OptionId[][],
  exchange: ClauseExchange,
): PartThread {
  const goOn = inMoments(begun, { silence: RACE_MOMENT_MS });
  let before = found;
  return {
    ask: async (request) => {
      await nextTurn();
      if ("clauses" in request) exchange.receive(request.clauses ?? []);
      const answer = goOn();
      const solutions = [...before, ...answer.solutions];
      before = [];
      return { ...answer, solutions, clauses: exchange.send() };
    },
    end: async () => begun.stop(),
  };
}

/** A thread that begins only if what it is asked is still wanted then. */
export function afterwards(milliseconds: number, start: () => PartThread): PartThread {
  const state: { thread: PartThread | undefined; wake: (() => void) | undefined; ended: boolean } = {
    thread: undefined,
    wake: undefined,
    ended: false,
  };
  return {
    ask: async (request) => {
      if (state.thread === undefined && !state.ended)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          state.wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      if (state.ended) throw new Error("it was ended");
      state.thread ??= start();
      return state.thread.ask(request);
    },
    end: async () => {
      state.ended = true;
      state.wake?.();
      await state.thread?.end();
    },
  };
}
