/** The program of a thread that searches parts: the task comes with the thread; each message is a request, and gets one answer. */
import { parentPort, workerData } from "node:worker_threads";
import { type PartRequest, type PartsTask, partWork } from "@ecp/engine";

const task: PartsTask = workerData;
const work = partWork(task);

parentPort?.on("message", (request: PartRequest) => {
  parentPort?.postMessage(work(request));
});
