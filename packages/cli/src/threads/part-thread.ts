/** A worker of Node to ask about parts. Not one of a pool: a pool waits for ever for a thread that left without an error. */
import { Worker } from "node:worker_threads";
import { converse, handedOver, type PartAnswer, type PartsTask, type PartThread } from "@ecp/engine";

/** The bundle has it beside its own file (scripts/bundle.mjs). */
const workerFile = (): URL => new URL("./part-worker.cjs", import.meta.url);

export function startPartThread(task: PartsTask, file: URL = workerFile()): PartThread {
  const worker = new Worker(file, { workerData: handedOver(task) });
  const { thread, hear, die } = converse(
    (request) => worker.postMessage(request),
    () => worker.terminate(),
  );
  worker.on("message", (answer: PartAnswer) => hear(answer));
  worker.on("error", (error) => die(error instanceof Error ? error : new Error(String(error))));
  worker.on("messageerror", die);
  worker.on("exit", () => die(new Error("it ended")));
  return thread;
}
