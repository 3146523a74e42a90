/** Conditions of several parts, each once: found by the numbers of the parts, since a text as key is dear for what is this common. */
import type { Condition } from "../condition.js";

type Joint = Extract<Condition, { kind: "all-of" | "any-of" }>;

/** More conditions than fit into memory. */
const PAIR = 2 ** 26;
const [SPREAD, MIX] = [0x9e3779b1, 0x85ebca6b];
/** Up to so many parts are looked for one by one. */
const FEW = 16;

/** All that are joined by `and`, or all that are joined by `or`. */
export class Joints {
  /** By the numbers of both parts in one. */
  private readonly pairs = new Map<number, Joint>();
  /** Longer ones, by a hash of the numbers of their parts in any order; where that is another's, by the next number that is free. */
  private readonly lists = new Map<number, Joint>();

  constructor(private readonly make: (parts: readonly Condition[]) => Joint) {}

  /** Two parts or more, all different, with nothing to simplify. The order of the parts makes no difference. */
  of(parts: readonly Condition[]): Condition {
    const [first, second] = parts;
    return parts.length === 2 && first !== undefined && second !== undefined
      ? this.pair(first, second)
      : this.list(parts);
  }

  private pair(a: Condition, b: Condition): Condition {
    const [x, y] = [numberOf(a), numberOf(b)];
    const key = x < y ? x * PAIR + y : y * PAIR + x;
    const same = this.pairs.get(key);
    if (same !== undefined) return same;
    const made = this.make([a, b]);
    this.pairs.set(key, made);
    return made;
  }

  private list(parts: readonly Condition[]): Condition {
    let key = 0;
    for (const part of parts) {
      const spread = Math.imul(numberOf(part) + 1, SPREAD);
      key = (key + Math.imul(spread ^ (spread >>> 15), MIX)) | 0;
    }
    for (;;) {
      const same = this.lists.get(key);
      if (same === undefined) break;
      if (areSame(same.parts, parts)) return same;
      key = (key + 1) | 0;
    }
    // Whoever joined them may go on with its list.
    const made = this.make(parts.slice());
    this.lists.set(key, made);
    return made;
  }
}

/** Conditions that were made elsewhere have no number, and are no part of any here. */
export function numberOf({ id }: Condition): number {
  if (id === undefined) throw new Error("a condition that is not of this table");
  return id;
}

export function sortedNumbers(parts: readonly Condition[]): Int32Array {
  const numbers = new Int32Array(parts.length);
  let at = 0;
  for (const part of parts) numbers[at++] = numberOf(part);
  return numbers.sort();
}

/** Pre: in each all are different. */
function areSame(a: readonly Condition[], b: readonly Condition[]): boolean {
  if (a.length !== b.length) return false;
  if (a.length > FEW) {
    const all = new Set(a);
    return b.every((part) => all.has(part));
  }
  for (const part of b) if (!a.includes(part)) return false;
  return true;
}
