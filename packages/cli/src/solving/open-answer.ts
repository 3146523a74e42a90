/** An answer that is shown while it is still being proved that it is the only one. */
import type { InstanceResult } from "@ecp/compiler";
import { clock } from "../clock.js";
import { PERIOD_MS } from "../thresholds.js";

export const NOT_KNOWN_YET = "whether it is the only one is not known yet";

/** In JSON: what was found so far, as a result that another one of the same instance follows. */
export const interimResult = (
  base: Pick<InstanceResult, "file" | "instance" | "puzzle">,
): InstanceResult => ({
  ...base,
  status: "unknown",
  reason: NOT_KNOWN_YET,
  solutions: [],
  interim: true,
});

/** Calls `tell` once, when nothing more was found for a moment after `found`: most proofs take no longer, and need no word before the last. */
export function afterMoment(tell: () => void): { readonly found: () => void; readonly goesOn: () => void } {
  let since: number | undefined;
  let told = false;
  return {
    found: () => {
      since = clock();
    },
    goesOn: () => {
      if (told || since === undefined || clock() - since < PERIOD_MS) return;
      told = true;
      tell();
    },
  };
}
