/** The entries made before, and those taken back. A stroke of the pointer is one step, however many places it goes over. */
import type { EditHistoryState } from "../state.js";
import { type Filled, nothingFilled } from "./filled.js";

export interface FillHistory {
  readonly now: () => Filled;
  /** `isSameStep`: goes on with the last change. */
  readonly change: (filled: Filled, isSameStep: boolean) => void;
  /** False: there is nothing to take back, or to make again. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Another board, or what was kept of this one. */
  readonly begin: (filled: Filled) => void;
  readonly state: () => EditHistoryState;
}

/** More are forgotten. */
const mostSteps = 1000;

export function makeFillHistory(): FillHistory {
  let now = nothingFilled;
  const before: Filled[] = [];
  const after: Filled[] = [];
  return {
    now: () => now,
    change: (filled, isSameStep) => {
      if (filled === now) return;
      if (!isSameStep) before.push(now);
      if (before.length > mostSteps) before.shift();
      after.length = 0;
      now = filled;
    },
    undo: () => {
      const last = before.pop();
      if (last === undefined) return false;
      after.push(now);
      now = last;
      return true;
    },
    redo: () => {
      const next = after.pop();
      if (next === undefined) return false;
      before.push(now);
      now = next;
      return true;
    },
    begin: (filled) => {
      now = filled;
      before.length = 0;
      after.length = 0;
    },
    state: () => ({ undo: before.length > 0, redo: after.length > 0 }),
  };
}
