/**
 * How long compiling may take. The compiler knows no clock: it counts what it does, and asks its caller now and then whether the time is up.
 * One step takes about a microsecond or two, so that the caller is asked some hundred times a second at least.
 */
import { STEPS_BETWEEN } from "./thresholds.js";

/** Told by the caller: true ends the work. */
export type Expired = () => boolean;

/** Ends the whole of compiling, past all guards; caught where diagnostics are gathered. */
export class TimeUp {}

export class Patience {
  private left = STEPS_BETWEEN;

  constructor(private readonly expired: Expired | undefined) {}

  /** To be called in every loop that is long where a puzzle is large. */
  spend(steps = 1): void {
    this.left -= steps;
    if (this.left < 0) this.ask();
  }

  /** Between two steps of which each may take long. */
  ask(): void {
    this.left = STEPS_BETWEEN;
    if (this.expired?.() === true) throw new TimeUp();
  }
}
