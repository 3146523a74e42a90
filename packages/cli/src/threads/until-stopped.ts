/** A search by threads, which Ctrl-C or the clock may end. */

import type { PartsRun } from "@ecp/engine";
import { timerLength } from "../bounded.js";
import { clock } from "../clock.js";
import type { Ending } from "../solving/run-search.js";
import type { Running } from "../solving/searched.js";

export type EndedRun = Omit<PartsRun, "ending"> & { readonly ending: Ending };

/** Until it is done, or Ctrl-C or the clock comes first. */
export async function untilStopped(
  { interrupt, deadline }: Running,
  run: (signal: AbortSignal) => Promise<PartsRun>,
): Promise<EndedRun> {
  const controller = new AbortController();
  let why: Ending | undefined;
  const stop = (ending: Ending): void => {
    why ??= ending;
    controller.abort();
  };
  interrupt.listen();
  const release = interrupt.onRequest(() => stop("interrupted"));
  const timer =
    deadline === undefined ? undefined : setTimeout(() => stop("timeout"), timerLength(deadline - clock()));
  try {
    const ended = await run(controller.signal);
    return { ...ended, ending: ended.ending === "stopped" ? (why ?? "interrupted") : ended.ending };
  } finally {
    clearTimeout(timer);
    release();
  }
}
