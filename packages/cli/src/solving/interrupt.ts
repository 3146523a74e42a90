/**
 * Ctrl-C: the first asks a search to stop, so that what it has can be printed; the second ends the program. Until the first search begins it has its
 * usual meaning, because there is nothing to print. From then on it is listened to until the command ends: work that does not give way is broken off
 * (bounded.ts), since a signal that has come is lost where nobody listens any more when it could be heard.
 */
import { exitCodes } from "../exit-codes.js";

export interface Interrupt {
  readonly requested: boolean;
  /** Whether what was compiled last was done in a moment. */
  readonly pace: { isQuick: boolean };
  /** Ctrl-C is a request; where this is false it has its usual meaning, or another thread hears it. */
  readonly isListening: boolean;
  /** From now on Ctrl-C is a request. */
  readonly listen: () => void;
  /** Calls `then` as soon as it is requested; what it returns takes that back. */
  readonly onRequest: (then: () => void) => () => void;
  /** Gives Ctrl-C its usual meaning back, when one that has come was heard. */
  readonly release: () => Promise<void>;
}

export function makeInterrupt(): Interrupt {
  const controller = new AbortController();
  const signals = ["SIGINT", "SIGTERM"] as const;
  const handle = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.interrupted);
    controller.abort();
  };
  const isListening = (): boolean => process.listeners("SIGINT").includes(handle);
  return {
    pace: { isQuick: false },
    get requested() {
      return controller.signal.aborted;
    },
    get isListening() {
      return isListening();
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
    release: async () => {
      if (!isListening()) return;
      await new Promise<void>((resolve) => setImmediate(resolve));
      for (const signal of signals) process.off(signal, handle);
    },
  };
}
