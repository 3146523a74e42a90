/** The thread that solves, under Node: the file that a worker runs. */
import { parentPort } from "node:worker_threads";
import type { Job } from "./job.js";
import { doJob } from "./solver.js";

parentPort?.on("message", (job: Job) => {
  doJob(job, (report) => parentPort?.postMessage(report));
});
