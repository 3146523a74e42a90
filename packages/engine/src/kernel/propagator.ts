/**
 * A condition that rows cannot say well, as an object beside the rows: a folder each in `globals/`.
 *
 * The contract, in the order of a propagator's life:
 *
 * 1. `init(kernel, slot)` subscribes with `kernel.subscribe(literal, slot, code)`: the event `code` (any integer) is
 *    delivered whenever that literal becomes true. Literals may be constant, may be equal or opposite to each other;
 *    nothing may be assumed of them. Nothing is assigned yet.
 * 2. `propagate(kernel)` is called when there are events it has not seen, and when clauses and rows have nothing left
 *    to propagate. Events are a stack, `events.codes[0 … events.count - 1]`, in the order of the trail; the
 *    propagator keeps in `events.done` how many it has taken in. It calls `kernel.force` for each literal that must be
 *    true, and returns false at once when a call does. At its end, and whenever it returns, `done` says which events
 *    its own state reflects. Values read from the kernel may be AHEAD of that state: they include events still to
 *    be taken in, and what was forced a moment ago.
 * 3. `undo(kernel)` is called when `events.count` has fallen below `events.done`: it takes back the events from
 *    `count` on, the latest first, and sets `done = count`.
 * 4. `explain(kernel, literal, a, b, c, before)` is called, possibly much later, for a literal that `force` was given with
 *    the payload a, b, c. It calls `kernel.because` with literals that were all FALSE before trail position `before`
 *    (`kernel.wasFalse`, `kernel.wasTrue`), such that "literal, or one of those" follows from the condition alone.
 *
 * Cheaper propagators have lower `cost`, and run first. With `kernel.oracle` set (tests do), every explanation and
 * every conflict is checked against known answers.
 */
import type { Core } from "./core.js";
import { at } from "./indexing.js";
import type { DeductionKernel } from "./kernel.js";

/** The events of a propagator: literals it subscribed to that have become true, in the order of the trail. */
export class EventStack {
  codes: Int32Array = new Int32Array(0);
  private counts: Int32Array = new Int32Array(1);
  private slot = 0;
  /** How many events, from the bottom, the propagator's state reflects. */
  done = 0;

  get count(): number {
    return at(this.counts, this.slot);
  }

  /** Where the kernel keeps the codes, and by propagator how many there are. */
  lookUp(codes: Int32Array, counts: Int32Array, slot: number): void {
    this.codes = codes;
    this.counts = counts;
    this.slot = slot;
  }
}

export interface Propagator {
  readonly name: string;
  readonly cost: number;
  readonly events: EventStack;
  /** How much it needs in the memory of the core, if it is compiled. */
  readonly bytes?: number;
  init(kernel: DeductionKernel, slot: number): void;
  /** If it is compiled: where those bytes are, which are 0, and the reason of what it forces. */
  place?(core: Core, address: number, reason: number): void;
  propagate(kernel: DeductionKernel): boolean;
  undo(kernel: DeductionKernel): void;
  explain(kernel: DeductionKernel, literal: number, a: number, b: number, c: number, before: number): void;
}
