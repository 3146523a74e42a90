/** Threads that work on pieces of an order, each in the order in which they come. */

import { fileURLToPath } from "node:url";
import { CutShortError } from "../command-error.js";
import { AT_HAND, NURSERY_MB } from "../thresholds.js";
import type { Order, Work } from "./work.js";

export interface Workers {
  readonly work: Work;
  readonly end: () => Promise<void>;
}

export async function openPool(order: Order, threads: number): Promise<Workers> {
  const { default: Tinypool } = await import("tinypool");
  const pool = new Tinypool({
    // It lies beside the bundle (scripts/bundle.mjs).
    filename: fileURLToPath(new URL("./batch-worker.js", import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    workerData: order,
    // A compiled instance lives as long as it is searched: with a small nursery, collecting garbage is a third of the time (measured).
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    // Idle threads sleep in the event loop, not in a lock.
    useAtomics: false,
    // The next piece is there when one is done: who hands them out is at work too.
    concurrentTasksPerWorker: AT_HAND,
  });
  // The pool waits for ever for a thread that leaves without an error.
  const waiting = new Set<(error: Error) => void>();
  const state: { dead: Error | undefined; ending: boolean } = { dead: undefined, ending: false };
  for (const thread of pool.threads)
    thread.once("exit", () => {
      if (state.ending) return;
      state.dead = new CutShortError("a thread ended before its work was done");
      for (const reject of waiting) reject(state.dead);
    });
  return {
    work: (piece) =>
      new Promise((resolve, reject) => {
        if (state.dead !== undefined) {
          reject(state.dead);
          return;
        }
        waiting.add(reject);
        const over = (): unknown => waiting.delete(reject);
        pool.run(piece).then(resolve, reject).finally(over);
      }),
    end: async () => {
      state.ending = true;
      // Nor does it end while one of its threads has ended already.
      if (state.dead === undefined) await pool.destroy();
      else for (const thread of pool.threads) void thread.terminate();
    },
  };
}
