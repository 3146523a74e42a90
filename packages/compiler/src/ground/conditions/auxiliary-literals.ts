/** Conditions on auxiliaries, each once. Those of one value, and of all but one, are by far the most, and need no text as key. */
import type { AuxiliaryId, Condition } from "../../condition.js";
import { LeftOver, SMALL_DOMAIN, without } from "./value-sets.js";

type Auxiliary = Extract<Condition, { kind: "auxiliary" }>;

interface Made {
  /** By value, the literal of that value. */
  readonly one: Map<number, Auxiliary>;
  /** By value, the literal of all values but that one. */
  readonly others: Map<number, Auxiliary>;
  /** By the values, with commas between them. */
  readonly some: Map<string, Auxiliary>;
}

/** For a large domain all values but one: rules say "not this one" of every value there is. */
class AllButOne extends LeftOver {
  readonly kind = "auxiliary";

  constructor(
    readonly auxiliary: AuxiliaryId,
    domain: readonly number[],
    except: readonly number[],
    id: number,
  ) {
    super(domain, except, id);
  }
}

export class AuxiliaryLiterals {
  private readonly made: Made[] = [];

  constructor(
    private readonly domainOf: (id: AuxiliaryId) => readonly number[],
    private readonly nextNumber: () => number,
  ) {}

  /** Pre: the values are of the domain. */
  of(auxiliary: AuxiliaryId, values: readonly number[]): Auxiliary | boolean {
    const [value] = values;
    if (value === undefined) return false;
    const domain = this.domainOf(auxiliary);
    if (values.length >= domain.length) return true;
    const { one, others, some } = this.madeOf(auxiliary);
    if (values.length === 1) return this.once(one, value, auxiliary, values);
    if (values.length === domain.length - 1)
      for (const left of domain)
        if (!values.includes(left)) return this.once(others, left, auxiliary, values);
    return this.once(some, values.join(), auxiliary, values);
  }

  /** Of a large domain, what is left is written down only where somebody reads it. */
  except(auxiliary: AuxiliaryId, values: readonly number[]): Auxiliary | boolean {
    const domain = this.domainOf(auxiliary);
    const [value, more] = values;
    if (value !== undefined && more === undefined && domain.length > SMALL_DOMAIN) {
      const { others } = this.madeOf(auxiliary);
      const same = others.get(value);
      if (same !== undefined) return same;
      const made = new AllButOne(auxiliary, domain, values, this.nextNumber());
      others.set(value, made);
      return made;
    }
    return this.of(auxiliary, without(this.domainOf(auxiliary), values));
  }

  private once<Key>(
    known: Map<Key, Auxiliary>,
    key: Key,
    auxiliary: AuxiliaryId,
    values: readonly number[],
  ): Auxiliary {
    const same = known.get(key);
    if (same !== undefined) return same;
    const condition = { kind: "auxiliary", auxiliary, values, id: this.nextNumber() } as const;
    known.set(key, condition);
    return condition;
  }

  private madeOf(auxiliary: AuxiliaryId): Made {
    const known = this.made[auxiliary] ?? { one: new Map(), others: new Map(), some: new Map() };
    this.made[auxiliary] = known;
    return known;
  }
}
