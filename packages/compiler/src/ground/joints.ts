/** Conditions of several parts, each once: found by the numbers of the parts, since a text as key is dear for what is this common. */
import type { Condition } from "../condition.js";

/** More conditions than fit into memory. */
const PAIR = 2 ** 26;
const HASH_FACTOR = 0x01000193;

interface Listed {
  /** Of the parts, ascending. */
  readonly ids: Int32Array;
  readonly condition: Condition;
}

/** All that are joined by `and`, or all that are joined by `or`. */
export class Joints {
  /** By the numbers of both parts in one. */
  private readonly pairs = new Map<number, Condition>();
  /** Longer ones, by a hash of the numbers of their parts. */
  private readonly lists = new Map<number, Listed[]>();

  constructor(private readonly make: (parts: readonly Condition[]) => Condition) {}

  /** Two parts or more, with nothing to simplify. The order of the parts makes no difference. */
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
    const ids = sortedNumbers(parts);
    let hash = 0;
    for (const id of ids) hash = (Math.imul(hash, HASH_FACTOR) + id) | 0;
    const bucket = this.lists.get(hash);
    for (const { ids: own, condition } of bucket ?? []) if (sameNumbers(own, ids)) return condition;
    const condition = this.make(parts);
    if (bucket === undefined) this.lists.set(hash, [{ ids, condition }]);
    else bucket.push({ ids, condition });
    return condition;
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

function sameNumbers(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
