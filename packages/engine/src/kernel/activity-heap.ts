/**
 * The variables that may be decided on, the most active first (VSIDS, Moskewicz et al. 2001, as MiniSat keeps it): a
 * binary heap by activity. A variable leaves when it is popped and comes back, by `insert`, when its value is undone;
 * assigned variables may linger. Bumping and inserting are O(log n).
 *
 * Invariant: `place[v]` is the place of v in the heap, or -1; `eligible[v]` is 0 for those that must never be decided.
 */
import { at, atReal, atU8 } from "./indexing.js";

const TOO_LARGE = 1e100;

export class ActivityHeap {
  readonly activity: Float64Array;
  readonly eligible: Uint8Array;
  private readonly heap: Int32Array;
  private readonly place: Int32Array;
  private size = 0;
  private increment = 1;

  constructor(variableCount: number) {
    this.activity = new Float64Array(variableCount);
    this.eligible = new Uint8Array(variableCount).fill(1);
    this.heap = new Int32Array(variableCount);
    this.place = new Int32Array(variableCount).fill(-1);
  }

  insert(variable: number): void {
    if (at(this.place, variable) >= 0 || atU8(this.eligible, variable) === 0) return;
    this.heap[this.size] = variable;
    this.place[variable] = this.size;
    this.rise(this.size++);
  }

  /** The most active variable, without removing it; -1 if there is none. */
  peek(): number {
    return this.size === 0 ? -1 : at(this.heap, 0);
  }

  /** Removes the most active variable, and returns it; -1 if there is none. */
  pop(): number {
    if (this.size === 0) return -1;
    const top = at(this.heap, 0);
    this.place[top] = -1;
    const last = at(this.heap, --this.size);
    if (this.size > 0) {
      this.heap[0] = last;
      this.place[last] = 0;
      this.sink(0);
    }
    return top;
  }

  bump(variable: number): void {
    const activity = atReal(this.activity, variable) + this.increment;
    this.activity[variable] = activity;
    if (activity > TOO_LARGE) this.rescale();
    const place = at(this.place, variable);
    if (place >= 0) this.rise(place);
  }

  /** Puts the heap in order after activities have been set from outside. */
  rebuild(): void {
    for (let i = (this.size >> 1) - 1; i >= 0; i--) this.sink(i);
  }

  /** Makes what is bumped from now on weigh 1/decay times as much. */
  decay(decay: number): void {
    this.increment /= decay;
  }

  private rescale(): void {
    for (let v = 0; v < this.activity.length; v++) this.activity[v] = atReal(this.activity, v) / TOO_LARGE;
    this.increment /= TOO_LARGE;
  }

  private rise(from: number): void {
    const { heap, place, activity } = this;
    let i = from;
    const variable = at(heap, i);
    const own = atReal(activity, variable);
    while (i > 0) {
      const above = (i - 1) >> 1;
      const other = at(heap, above);
      if (atReal(activity, other) >= own) break;
      heap[i] = other;
      place[other] = i;
      i = above;
    }
    heap[i] = variable;
    place[variable] = i;
  }

  private sink(from: number): void {
    const { heap, place, activity, size } = this;
    let i = from;
    const variable = at(heap, i);
    const own = atReal(activity, variable);
    for (;;) {
      let below = 2 * i + 1;
      if (below >= size) break;
      const right = below + 1;
      if (right < size && atReal(activity, at(heap, right)) > atReal(activity, at(heap, below)))
        below = right;
      const other = at(heap, below);
      if (atReal(activity, other) <= own) break;
      heap[i] = other;
      place[other] = i;
      i = below;
    }
    heap[i] = variable;
    place[variable] = i;
  }
}
