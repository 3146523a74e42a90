/** What a thread that searches parts runs: the task comes with the thread; each message is a request, and is answered by one. */
import { parentPort, workerData } from "node:worker_threads";
import { type PartRequest, type PartsTask, partWork } from "@ecp/engine";

const task: PartsTask = workerData;
const work = partWork(task);

parentPort?.on("message", (request: PartRequest) => {
  parentPort?.postMessage(work(request));
});
