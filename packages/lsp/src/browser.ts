/** The script of a web worker that is the server, or the thread that solves. */
import { runWorker } from "./browser-worker.js";

runWorker();
