/** Literals, each once: "the variable has one of these values". Of a large domain those that leave few values out say which. */
import type { Condition } from "../../condition.js";
import type { GroundVariableId, ValueCode } from "../../ground.js";
import { AllBut, bitsOf, common, maskOf, SMALL_DOMAIN, without } from "./value-sets.js";

export type Literal = Extract<Condition, { kind: "literal" }>;

export class Literals {
  private readonly made: Map<number | string, Literal>[] = [];
  /** Of one value of a large domain: by value, its list, and by variable the literal. A board may have as many of these as the square of its cells. */
  private readonly ofOne = new Map<
    ValueCode,
    { readonly values: readonly ValueCode[]; readonly made: (Literal | undefined)[] }
  >();
  /** By a list of values itself. */
  private readonly ofLists = new Map<readonly ValueCode[], Map<GroundVariableId, Literal | boolean>>();

  constructor(
    private readonly domainOf: (id: GroundVariableId) => readonly ValueCode[],
    private readonly nextNumber: () => number,
  ) {}

  /** Pre: the values are of the domain. */
  of(variable: GroundVariableId, values: readonly ValueCode[]): Literal | boolean {
    if (values.length === 0) return false;
    const domain = this.domainOf(variable);
    if (values.length >= domain.length) return true;
    if (domain.length > SMALL_DOMAIN && values.length > domain.length / 2)
      return this.except(variable, without(domain, values));
    const [only] = values;
    if (only !== undefined && values.length === 1 && domain.length > SMALL_DOMAIN)
      return this.single(variable, only);
    const key = maskOf(values, domain);
    const known = this.madeOf(variable);
    const same = known.get(key);
    if (same !== undefined) return same;
    const literal = { kind: "literal", variable, values, id: this.nextNumber() } as const;
    known.set(key, literal);
    return literal;
  }

  private single(variable: GroundVariableId, value: ValueCode): Literal {
    let known = this.ofOne.get(value);
    if (known === undefined) {
      known = { values: [value], made: [] };
      this.ofOne.set(value, known);
    }
    const { values, made } = known;
    const same = made[variable];
    if (same !== undefined) return same;
    const literal = { kind: "literal", variable, values, id: this.nextNumber() } as const;
    made[variable] = literal;
    return literal;
  }

  /** As `of`; the list is kept, and nobody changes it. */
  ofShared(variable: GroundVariableId, values: readonly ValueCode[]): Literal | boolean {
    if (values.length === 0) return false;
    let made = this.ofLists.get(values);
    if (made === undefined) {
      made = new Map();
      this.ofLists.set(values, made);
    }
    let literal = made.get(variable);
    if (literal === undefined) {
      literal = this.of(variable, values);
      made.set(variable, literal);
    }
    return literal;
  }

  /** The variable has another value. Of a large domain, what is left is written down only where somebody reads it. */
  except(variable: GroundVariableId, except: readonly ValueCode[]): Literal | boolean {
    const domain = this.domainOf(variable);
    if (domain.length <= SMALL_DOMAIN) {
      // Found by what it leaves out: mostly it is there, and need not be written down again.
      const all = 2 ** domain.length - 1;
      return (
        this.made[variable]?.get(all ^ bitsOf(except, domain)) ?? this.of(variable, without(domain, except))
      );
    }
    if (except.length === 0 || 2 * except.length >= domain.length)
      return this.of(variable, without(domain, except));
    const key = `not ${maskOf(except, domain)}`;
    const known = this.madeOf(variable);
    const same = known.get(key);
    if (same !== undefined) return same;
    const literal = new AllBut(variable, domain, except, this.nextNumber());
    known.set(key, literal);
    return literal;
  }

  /** Both, or one of the two. Pre: they are of one variable. */
  merged(a: Literal, b: Literal, both: boolean): Literal | boolean {
    if (a === b) return a;
    if (a.except !== undefined || b.except !== undefined) return this.mergedExcept(a, b, both);
    const { variable, values } = a;
    if (both)
      return this.of(
        variable,
        values.filter((value) => b.values.includes(value)),
      );
    // Not by going through the domain, which may be large where both are of a value or two.
    const more = without(b.values, values);
    return more.length === 0
      ? a
      : this.of(
          variable,
          [...values, ...more].sort((x, y) => x - y),
        );
  }

  private mergedExcept(a: Literal, b: Literal, both: boolean): Literal | boolean {
    const { variable } = a;
    if (a.except !== undefined && b.except !== undefined)
      return this.except(
        variable,
        both
          ? [...a.except, ...without(b.except, a.except)].sort((x, y) => x - y)
          : common(a.except, b.except),
      );
    const [few, except] = a.except === undefined ? [a.values, b.except ?? []] : [b.values, a.except];
    return both ? this.of(variable, without(few, except)) : this.except(variable, without(except, few));
  }

  private madeOf(variable: GroundVariableId): Map<number | string, Literal> {
    const known = this.made[variable] ?? new Map<number | string, Literal>();
    this.made[variable] = known;
    return known;
  }
}
