/** The variables that may be decided on, the most active first: what `assembly/kernel/heap.ts` keeps, and the activities. */
import type { Core } from "./core.js";
import * as L from "./core-layout.js";
import { at, atReal } from "./indexing.js";

export class ActivityHeap {
  /** Other objects once the memory has grown, as the kernel's arrays are. */
  activity: Float64Array = new Float64Array(0);
  /** 0 for those that must never be decided. */
  eligible: Uint8Array = new Uint8Array(0);
  private increment: Float64Array = new Float64Array(0);

  constructor(
    private readonly core: Core,
    private readonly variableCount: number,
  ) {}

  lookUp(registers: Int32Array): void {
    const { variableCount } = this;
    const { buffer } = this.core.memory;
    this.activity = new Float64Array(buffer, at(registers, L.ACTIVITY >> 2), variableCount);
    this.eligible = new Uint8Array(buffer, at(registers, L.ELIGIBLE >> 2), variableCount);
    this.increment = new Float64Array(buffer, L.INCREMENT, 1);
  }

  insert(variable: number): void {
    this.core.insert(variable);
  }

  /** Every variable but the constant, in steps of this size. Pre: it is empty, no variable has an activity, and only the last step leads back to the first. */
  insertInSteps(step: number): void {
    this.core.insertInSteps(step);
  }

  /** The most active open variable, left at the top; -1 if all have values. */
  mostActive(): number {
    return this.core.mostActive();
  }

  /** The same, and takes it out. */
  takeMostActive(): number {
    return this.core.takeMostActive();
  }

  /** Puts it in order after activities have been set from outside. */
  rebuild(): void {
    this.core.rebuild();
  }

  /** Makes what is bumped from now on weigh 1/decay times as much. */
  decay(decay: number): void {
    this.increment[0] = atReal(this.increment, 0) / decay;
  }
}
