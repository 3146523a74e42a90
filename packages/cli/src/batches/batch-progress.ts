/** The progress of a batch: a line on standard error that is overwritten, if that is a terminal and results go elsewhere. */

import { groupedDigits } from "@ecp/compiler";
import { clock } from "../clock.js";
import type { SolvingOptions } from "../solving/options.js";
import type { Terminal } from "../terminal.js";
import { PERIOD_MS, QUIET_MS } from "../thresholds.js";

function ofAll(size: number | (() => number | undefined)): string {
  if (typeof size === "number") return ` of ${groupedDigits(size)}`;
  const share = size();
  return share === undefined ? "" : ` · ${Math.floor(100 * share)} %`;
}

export interface BatchProgress {
  readonly show: (answered: number) => void;
  readonly clear: () => void;
}

export function progressOf(
  { out, err }: Terminal,
  { progress, output }: Pick<SolvingOptions, "progress" | "output">,
  /** The number of instances, where it is known, or the part of the file that has been read. */
  size: number | (() => number | undefined),
): BatchProgress {
  const elsewhere = output !== undefined || !out.isTerminal;
  if (progress === false || !err.isTerminal || !(elsewhere || progress === true))
    return { show: () => {}, clear: () => {} };
  const begun = clock();
  const state = { last: begun + QUIET_MS - PERIOD_MS, shown: false };
  return {
    show: (answered) => {
      const now = clock();
      if (now - state.last < PERIOD_MS) return;
      state.last = now;
      state.shown = true;
      const pace = Math.round((1000 * answered) / (now - begun));
      err.write(`\r\u001b[K${groupedDigits(answered)}${ofAll(size)} · ${groupedDigits(pace)} a second`);
    },
    clear: () => {
      if (state.shown) err.write("\r\u001b[K");
      state.shown = false;
    },
  };
}
