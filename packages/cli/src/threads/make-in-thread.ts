/**
 * `ecpc generate` in a thread of its own, so that Ctrl-C is heard while it works: to compile a large board takes a minute, and does not give way.
 */

import { Worker } from "node:worker_threads";
import { TimeIsUp, timerLength } from "../bounded.js";
import { CutShortError } from "../command-error.js";
import type { GenerateOptions } from "../commands/generate.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import type { Content } from "../output/content.js";
import { makeInterrupt } from "../solving/interrupt.js";
import type { Stream, Terminal } from "../terminal.js";
import { THREAD_GRACE_MS } from "../thresholds.js";

export interface StreamFacts {
  readonly isTerminal: boolean;
  readonly coloured: boolean;
  readonly width: number;
  readonly height: number;
}

export interface MakingTask {
  readonly file: string;
  readonly name: string | undefined;
  readonly options: GenerateOptions;
  readonly out: StreamFacts;
  readonly err: StreamFacts;
  readonly environment: Terminal["environment"];
}

export type ThreadSays =
  | { readonly to: "out" | "err"; readonly content: Content }
  | { readonly code: ExitCode };

/** The bundle has it beside its own file (scripts/bundle.mjs). */
const workerFile = (): URL => new URL("./making-thread.js", import.meta.url);

export async function makeInThread(
  file: string,
  name: string | undefined,
  options: GenerateOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { out, err, environment } = terminal;
  const task: MakingTask = {
    file,
    name,
    options,
    out: factsOf(out),
    err: factsOf(err),
    environment: { ...environment },
  };
  const worker = new Worker(workerFile(), { workerData: task });
  const interrupt = makeInterrupt();
  interrupt.listen();
  const { timeout } = options;
  const timer: { stop: () => void } = { stop: () => {} };
  try {
    return await new Promise<ExitCode>((resolve, reject) => {
      worker.on("message", (said: ThreadSays) => {
        if ("code" in said) resolve(said.code);
        else terminal[said.to].write(said.content);
      });
      worker.on("error", reject);
      worker.on("exit", () =>
        reject(new CutShortError("the thread that makes instances ended before it was done")),
      );
      if (timeout !== undefined) {
        const late = setTimeout(
          () => reject(new TimeIsUp(timeout)),
          timerLength(1000 * timeout + THREAD_GRACE_MS),
        );
        timer.stop = () => clearTimeout(late);
      }
      interrupt.onRequest(() => {
        err.write(`${err.isTerminal ? "\r\u001b[K" : ""}interrupted\n`);
        resolve(exitCodes.interrupted);
      });
    });
  } finally {
    timer.stop();
    await interrupt.release();
    await worker.terminate();
  }
}

const factsOf = ({ isTerminal, colours, width, height }: Stream): StreamFacts => ({
  isTerminal,
  coloured: colours.isColorSupported,
  width,
  height,
});
