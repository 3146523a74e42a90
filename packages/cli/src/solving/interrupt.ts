/**
 * Ctrl-C: the first asks a search to stop, so that what it has can be printed; the second ends the program. Until a search begins it has its
 * usual meaning, because compiling does not give way, and has nothing to print.
 */
import { exitCodes } from "../exit-codes.js";

export interface Interrupt {
  readonly requested: boolean;
  /** From now on Ctrl-C is a request. */
  readonly listen: () => void;
  /** Calls `then` as soon as it is requested; what it returns takes that back. */
  readonly onRequest: (then: () => void) => () => void;
  /** Gives Ctrl-C its usual meaning back. */
  readonly release: () => void;
}

export function makeInterrupt(): Interrupt {
  const controller = new AbortController();
  const signals = ["SIGINT", "SIGTERM"] as const;
  const handle = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort();
  };
  return {
    get requested() {
      return controller.signal.aborted;
    },
    listen: () => {
      for (const signal of signals)
        if (!process.listeners(signal).includes(handle)) process.on(signal, handle);
    },
    onRequest: (then) => {
      if (controller.signal.aborted) then();
      else controller.signal.addEventListener("abort", then, { once: true });
      return () => controller.signal.removeEventListener("abort", then);
    },
    release: () => {
      for (const signal of signals) process.off(signal, handle);
    },
  };
}
