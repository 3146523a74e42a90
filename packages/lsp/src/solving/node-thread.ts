/** The thread that solves, under Node: the file that a worker runs. */
import { parentPort } from "node:worker_threads";
import type { Job } from "./job.js";
import { makeWorker } from "./solver.js";

const work = makeWorker((report) => parentPort?.postMessage(report));
parentPort?.on("message", (job: Job) => work(job));
