/** `ecpc test --threads`: files are handed to threads, and results are printed in the order of the files. */
import type { Interrupt } from "../solving/interrupt.js";
import type { SolvingOptions } from "../solving/options.js";
import type { Terminal } from "../terminal.js";
import { countedPieces, inOrder } from "./in-order.js";
import { orderOf } from "./run-batch.js";
import { type Done, isStopped } from "./work.js";
import { workOf } from "./work-of.js";
import { makeWorkers } from "./workers.js";

export async function testAtOnce(
  files: readonly string[],
  threads: number,
  options: SolvingOptions,
  interrupt: Interrupt,
  terminal: Terminal,
  take: (done: Done) => void,
): Promise<void> {
  // The clock of a test begins with the test: there is none for all.
  const order = orderOf("tests", "", "", undefined, options, terminal);
  const { stop } = order;
  interrupt.listen();
  const release = interrupt.onRequest(() => Atomics.store(new Int32Array(stop), 0, 1));
  const whole = { ...order, files };
  const { work, end } = makeWorkers(whole, threads, workOf(whole));
  try {
    for await (const done of inOrder(countedPieces(files.length), threads, work, () => isStopped(stop))) {
      if (done.err !== "") terminal.err.write(done.err);
      if (done.out !== "") terminal.out.write(done.out);
      take(done);
    }
  } finally {
    release();
    await end();
  }
}
