/** Work that comes in slices, driven so that Ctrl-C, the clock and a line of progress get their turn. */

import type { Settings } from "@ecp/compiler";
import { clock } from "../clock.js";
import type { Interrupt } from "../solving/interrupt.js";

const TURN_MS = 25;

export type Driven<Result> =
  | { readonly ending: "done"; readonly result: Result }
  | { readonly ending: "timeout" | "interrupted" };

const isLate = (deadline: number | undefined): boolean => deadline !== undefined && clock() >= deadline;

/** For what compiles while it explains: no result that came out after the deadline is taken. */
export const within = (settings: Settings, deadline: number | undefined): Settings =>
  deadline === undefined ? settings : { ...settings, expired: () => isLate(deadline) };

export async function drive<Each, Result>(
  work: Generator<Each, Result, void>,
  limits: { readonly interrupt: Interrupt; readonly deadline: number | undefined },
  take: (each: Each) => void = () => {},
): Promise<Driven<Result>> {
  const { interrupt, deadline } = limits;
  interrupt.listen();
  for (;;) {
    const turn = clock() + TURN_MS;
    do {
      const step = work.next();
      if (step.done === true)
        return isLate(deadline) ? { ending: "timeout" } : { ending: "done", result: step.value };
      take(step.value);
    } while (clock() < turn);
    if (isLate(deadline)) return { ending: "timeout" };
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (interrupt.requested) return { ending: "interrupted" };
  }
}
