/**
 * "These two variables are equal" as a whole: the clauses that say so, one for each value, are written down only where somebody reads them. Mostly
 * nobody does: what stands under a guard is lowered from the pairs of values.
 */
import type { Condition, Pairing } from "../../condition.js";
import type { GroundVariableId } from "../../ground.js";

export class Equality {
  readonly kind = "all-of";
  private written: readonly Condition[] | undefined;

  constructor(
    readonly pairing: Pairing,
    readonly id: number,
    private readonly write: (pairing: Pairing) => readonly Condition[],
  ) {}

  get parts(): readonly Condition[] {
    this.written ??= this.write(this.pairing);
    return this.written;
  }
}

/** Equalities, each once. */
export class Equalities {
  /** By the left variable, by the right one. */
  private readonly made: (Map<GroundVariableId, Equality[]> | undefined)[] = [];

  constructor(private readonly make: (pairing: Pairing) => Equality) {}

  of(pairing: Pairing): Equality {
    const { left, right, pairs } = pairing;
    const ofLeft = this.made[left] ?? new Map<GroundVariableId, Equality[]>();
    this.made[left] = ofLeft;
    const own = ofLeft.get(right) ?? [];
    for (const one of own) if (areSame(one.pairing.pairs, pairs)) return one;
    const made = this.make(pairing);
    own.push(made);
    ofLeft.set(right, own);
    return made;
  }
}

function areSame(a: Pairing["pairs"], b: Pairing["pairs"]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every(({ left, right }, i) => {
        const other = b[i];
        return other !== undefined && sameCodes(left, other.left) && sameCodes(right, other.right);
      }))
  );
}

const sameCodes = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((code, i) => b[i] === code));
