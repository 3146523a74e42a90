/** Work that comes in slices, driven so that Ctrl-C, the clock and a line of progress get their turn. */

import type { Settings } from "@ecp/compiler";
import { type Bounds, bounded, Interrupted, TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import type { Interrupt } from "../solving/interrupt.js";
import { MOMENT_MS, SLICE_MS } from "../thresholds.js";

export type Driven<Result> =
  | { readonly ending: "done"; readonly result: Result }
  | { readonly ending: "timeout" | "interrupted" };

const isLate = (deadline: number | undefined): boolean => deadline !== undefined && clock() >= deadline;

/** For what compiles while it explains: no result that came out after the deadline is taken. */
export const within = (settings: Settings, deadline: number | undefined): Settings =>
  deadline === undefined ? settings : { ...settings, expired: () => isLate(deadline) };

export async function drive<Each, Result>(
  work: Generator<Each, Result, void>,
  limits: Bounds & { readonly interrupt: Interrupt },
  take: (each: Each) => void = () => {},
): Promise<Driven<Result>> {
  const { interrupt, deadline } = limits;
  interrupt.listen();
  let isQuick = false;
  for (;;) {
    const before = clock();
    const turn = oneTurn(work, { ...limits, isQuick }, take);
    if (typeof turn === "string") return { ending: turn };
    if (turn !== undefined) return isLate(deadline) ? { ending: "timeout" } : { ending: "done", ...turn };
    if (isLate(deadline)) return { ending: "timeout" };
    isQuick = clock() - before < MOMENT_MS;
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (interrupt.requested) return { ending: "interrupted" };
  }
}

/** The outcome; undefined where there is more to do. */
function oneTurn<Each, Result>(
  work: Generator<Each, Result, void>,
  bounds: Bounds,
  take: (each: Each) => void,
): { readonly result: Result } | undefined | "timeout" | "interrupted" {
  try {
    return bounded(bounds, () => {
      const end = clock() + SLICE_MS;
      do {
        const step = work.next();
        if (step.done === true) return { result: step.value };
        take(step.value);
      } while (clock() < end);
      return undefined;
    });
  } catch (error) {
    if (error instanceof TimeIsUp) return "timeout";
    if (error instanceof Interrupted) return "interrupted";
    throw error;
  }
}
