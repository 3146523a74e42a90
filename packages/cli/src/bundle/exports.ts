/** The exports of the bundle to the files that lie beside it (scripts/bundle.mjs): the way in, and the programs of threads. */
import { main, start } from "../main.js";

export const command = { main, start };

export const threads = {
  batch: async () => (await import("../batches/worker.js")).default,
  solver: () => import("@ecp/lsp/thread"),
  making: () => import("../threads/making-thread.js"),
};
