/** One state of a level, expanded: what it becomes by each alternative of the level's decision. */
import type { Step } from "./program.js";
import { run } from "./run.js";
import type { States } from "./states.js";
import type { Tracker } from "./trackers.js";

/** Where the states of the next level go. */
export interface NextLevel {
  /** Adds to the ways to `key` those of state `index` of this level. */
  add(key: Int32Array, from: States, index: number): void;
}

/** Returns how many states it led to; `scratch` has the width of a state. */
export function expandState(
  step: Step,
  trackers: readonly Tracker[],
  from: States,
  index: number,
  scratch: Int32Array,
  next: NextLevel,
): number {
  const { words, stride } = from;
  const width = scratch.length;
  const at = index * stride;
  if (((words[at + step.coveredWord] ?? 0) & step.coveredMask) !== 0) {
    for (let k = 0; k < width; k++) scratch[k] = words[at + k] ?? 0;
    if (!run(scratch, step.whenCovered, trackers)) return 0;
    next.add(scratch, from, index);
    return 1;
  }
  let updates = 0;
  const { alternatives } = step;
  for (let a = 0; a < alternatives.length; a++) {
    const alternative = alternatives[a];
    if (alternative === undefined) break;
    for (let k = 0; k < width; k++) scratch[k] = words[at + k] ?? 0;
    if (!run(scratch, alternative.program, trackers)) continue;
    updates++;
    next.add(scratch, from, index);
  }
  return updates;
}
