/**
 * Variables that are said to be equal in any case. `for each cells x, y in r: x.n = y.n` says so of each two, and all but one for each cell follow
 * from the others. Where rules are excused, or asked for, one by one, each is kept.
 */
import type { Pairing } from "../../condition.js";
import type { GroundVariable, GroundVariableId, ValueCode } from "../../ground.js";

export class EqualVariables {
  /** By variable, another one of those that are equal to it; none of the one that stands for all. */
  private readonly above = new Map<GroundVariableId, GroundVariableId>();

  /** `variables`: each by its number, as it is when it is asked for. */
  constructor(private readonly variables: readonly GroundVariable[]) {}

  /** Whether it follows from those that were said before; if not, it is one of them from now on. */
  follows(pairing: Pairing): boolean {
    if (!this.isOfSameValue(pairing)) return false;
    const [one, other] = [this.standsFor(pairing.left), this.standsFor(pairing.right)];
    if (one === other) return true;
    this.above.set(one, other);
    return false;
  }

  /** Whether it says that both have one value and nothing more: not, for instance, that it is one more, or none of some that both can have. */
  private isOfSameValue({ left, right, pairs }: Pairing): boolean {
    const others = new Set(this.domainOf(right));
    const common = this.domainOf(left).filter((value) => others.has(value));
    const same = pairs.filter((pair) => pair.right.length > 0);
    const told = new Set(same.map((pair) => pair.left[0]));
    return same.every(isOfOneValue) && common.every((value) => told.has(value));
  }

  private domainOf(variable: GroundVariableId): readonly ValueCode[] {
    return this.variables[variable]?.domain ?? [];
  }

  private standsFor(variable: GroundVariableId): GroundVariableId {
    let found = variable;
    for (let next = this.above.get(found); next !== undefined; next = this.above.get(found)) found = next;
    if (found !== variable) this.above.set(variable, found);
    return found;
  }
}

const isOfOneValue = ({ left, right }: Pairing["pairs"][number]): boolean =>
  left.length === 1 && right.length === 1 && left[0] === right[0];
