/** One line on standard error that is written over, on a terminal only. */
import { clock } from "../clock.js";
import type { Terminal } from "../terminal.js";

export interface ProgressLine {
  readonly show: (what: string) => void;
  /** Takes it away; results can be printed then. */
  readonly clear: () => void;
}

const PERIOD = 100;

export function progressLine({ err }: Terminal, wanted: boolean | undefined): ProgressLine {
  const on = wanted !== false && err.isTerminal;
  let last = 0;
  return {
    show: (what) => {
      const now = clock();
      if (!on || now - last < PERIOD) return;
      last = now;
      err.write(`\r\u001b[K${what.slice(0, err.width - 1)}`);
    },
    clear: () => {
      if (on && last > 0) err.write("\r\u001b[K");
    },
  };
}
