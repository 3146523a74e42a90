/** The thread that `ecpc generate` works in: what it writes is handed to the thread that began it (make-in-thread.ts). */
import { parentPort, workerData } from "node:worker_threads";
import { createColors } from "picocolors";
import { generate } from "../commands/generate.js";
import { ended } from "../main.js";
import type { Stream } from "../terminal.js";
import type { MakingTask, StreamFacts, ThreadSays } from "./make-in-thread.js";

const { file, name, options, out, err, environment }: MakingTask = workerData;
const say = (message: ThreadSays): void => parentPort?.postMessage(message);
const streamTo = (to: "out" | "err", { coloured, ...facts }: StreamFacts): Stream => ({
  ...facts,
  colours: createColors(coloured),
  write: (content) => say({ to, content }),
  flushed: async () => {},
});
const streams = { out: streamTo("out", out), err: streamTo("err", err), environment };
ended(streams, (terminal) => generate(file, name, options, terminal)).then((code) => say({ code }));
