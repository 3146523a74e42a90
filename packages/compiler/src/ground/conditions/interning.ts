/** Conditions of several parts, each once: found by the numbers of the parts, since a text as key is dear for what is this common. */

import type { Condition } from "../../condition.js";
import { FEW_INTERNED } from "../../thresholds.js";

type Joint = Extract<Condition, { kind: "all-of" | "any-of" }>;

const [SPREAD, MIX] = [0x9e3779b1, 0x85ebca6b];

/** All that are joined by `and`, or all that are joined by `or`. */
export class InternedJunctions {
  /** The key is a hash of the numbers of their parts in any order; if another condition has that key, the next free number. */
  private readonly made = new Map<number, Joint>();

  constructor(private readonly make: (parts: readonly Condition[]) => Joint) {}

  /** Two parts or more, all different, with nothing to simplify. The order of the parts makes no difference. */
  of(parts: readonly Condition[]): Condition {
    let key = 0;
    for (const part of parts) {
      const { id = conditionNumber(part) } = part;
      const spread = Math.imul(id + 1, SPREAD);
      key = (key + Math.imul(spread ^ (spread >>> 15), MIX)) | 0;
    }
    for (;;) {
      const same = this.made.get(key);
      if (same === undefined) break;
      if (areSame(same.parts, parts)) return same;
      key = (key + 1) | 0;
    }
    // Whoever joined them may go on with its list.
    const joint = this.make(parts.slice());
    this.made.set(key, joint);
    return joint;
  }
}

/** Conditions that were made elsewhere have no number, and are no part of any here. */
export function conditionNumber({ id }: Condition): number {
  if (id === undefined) throw new Error("a condition that is not of this table");
  return id;
}

export function sortedNumbers(parts: readonly Condition[]): Int32Array {
  const numbers = new Int32Array(parts.length);
  let at = 0;
  for (const part of parts) numbers[at++] = conditionNumber(part);
  return numbers.sort();
}

/** Pre: in each all are different. */
function areSame(a: readonly Condition[], b: readonly Condition[]): boolean {
  if (a.length !== b.length) return false;
  if (a.length > FEW_INTERNED) {
    const all = new Set(a);
    return b.every((part) => all.has(part));
  }
  for (const part of b) if (!a.includes(part)) return false;
  return true;
}
