/** A proof that has no end where an editor waits. */
import { expect, test } from "vitest";
import { makeSnapshot } from "../../packages/lsp/src/snapshot.js";
import { jobOf, type Watch } from "../../packages/lsp/src/solving/results.js";
import { slicedSolver } from "../../packages/lsp/src/solving/solver.js";
import { verify } from "../../packages/lsp/src/solving/verify.js";
import { noFiles } from "../support/hosts.js";

const unwatched: Watch = { onProgress: () => {}, onEnd: () => {}, onStart: () => {} };

function told(text: string, watch = unwatched, memoryBytes?: number): ReturnType<typeof verify> {
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

test("more answers than a proof has room for", async () => {
  const free = await told("puzzle Free\nboard 4 x 4\nfind star: yes/no\n");
  expect(free).toMatchObject({ status: "unknown", says: expect.stringContaining("10000") });
});
