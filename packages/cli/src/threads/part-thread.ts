/**
 * A thread to ask about parts. Not one of a pool: a part is gone on with by the thread that began it, and a thread that ends in any way before
 * it has answered must be heard of (a pool waits for ever for a thread that left without an error).
 */
import { Worker } from "node:worker_threads";
import type { PartAnswer, PartRequest, PartsTask } from "./part-work.js";

export interface PartThread {
  /** One request at a time. Rejected if the thread ends before it answers. */
  readonly ask: (request: PartRequest) => Promise<PartAnswer>;
  readonly end: () => Promise<unknown>;
}

/** It lies beside the bundle (scripts/bundle.mjs). */
const workerFile = (): URL => new URL("./part-worker.js", import.meta.url);

export function startPartThread(task: PartsTask, file: URL = workerFile()): PartThread {
  // Names may be rules that make them, which cannot be handed over; a search needs none.
  const worker = new Worker(file, { workerData: { ...task, problem: { ...task.problem, names: {} } } });
  const state: {
    dead: Error | undefined;
    waiting: { resolve: (answer: PartAnswer) => void; reject: (error: Error) => void } | undefined;
  } = { dead: undefined, waiting: undefined };
  const die = (error: Error): void => {
    state.dead ??= error;
    state.waiting?.reject(state.dead);
    state.waiting = undefined;
  };
  worker.on("message", (answer: PartAnswer) => {
    state.waiting?.resolve(answer);
    state.waiting = undefined;
  });
  worker.on("error", (error) => die(error instanceof Error ? error : new Error(String(error))));
  worker.on("messageerror", die);
  worker.on("exit", () => die(new Error("it ended")));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (state.dead !== undefined) {
          reject(state.dead);
          return;
        }
        state.waiting = { resolve, reject };
        worker.postMessage(request);
      }),
    end: () => worker.terminate(),
  };
}
