/** A proof of the first instance of a text, as the server writes and checks it. */
import { makeSnapshot } from "../../packages/lsp/src/snapshot.js";
import { jobOf, type Watch } from "../../packages/lsp/src/solving/results.js";
import { slicedSolver } from "../../packages/lsp/src/solving/solver.js";
import { verify } from "../../packages/lsp/src/solving/verify.js";
import { noFiles } from "../support/hosts.js";

export const unwatched: Watch = { onProgress: () => {}, onEnd: () => {}, onStart: () => {} };

export function told(text: string, watch = unwatched, memoryBytes?: number): ReturnType<typeof verify> {
  const snapshot = makeSnapshot("puzzle.ecp", 1, text, {
    ...noFiles,
    sources: new Map(),
    waiting: () => false,
  });
  const [reading] = snapshot.instances;
  if (reading === undefined) throw new Error("no instance");
  const solver = slicedSolver(() => 0);
  return verify(solver, jobOf(snapshot, reading, { kind: "verify" } as const, memoryBytes), watch);
}
