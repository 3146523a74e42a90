/** Conditions, as far as facts decide them: which values they leave to each place. */
import type { AuxiliaryId, Condition } from "../../condition.js";
import type { Ground, GroundVariableId } from "../../ground.js";
import type { Fact } from "../facts.js";

type Values = ReadonlySet<number>;

export class KnownValues {
  private readonly values = new Map<GroundVariableId, Values>();
  private readonly marks = new Map<AuxiliaryId, Values>();

  /** `denied`: the opposites of these hold. */
  constructor(
    private readonly ground: Ground,
    facts: Iterable<Fact>,
    denied: Iterable<Fact> = [],
  ) {
    for (const fact of facts) this.take(fact, true);
    for (const fact of denied) this.take(fact, false);
  }

  /** The values that they leave to a variable. */
  left(variable: GroundVariableId): Values {
    return this.values.get(variable) ?? new Set(this.ground.variables[variable]?.domain ?? []);
  }

  /** Undefined where they leave it open. */
  holds(condition: Condition | boolean): boolean | undefined {
    if (typeof condition === "boolean") return condition;
    switch (condition.kind) {
      case "literal":
        return isAmong(this.values.get(condition.variable), condition.values);
      case "auxiliary":
        return isAmong(this.marks.get(condition.auxiliary), condition.values);
      case "all-of":
        return this.all(condition.parts, false);
      case "any-of":
        return this.all(condition.parts, true);
      default:
        return undefined;
    }
  }

  /** All of them hold; or, `decided` by one that holds, one of them. */
  private all(parts: readonly Condition[], decided: boolean): boolean | undefined {
    const known = parts.map((part) => this.holds(part));
    if (known.includes(decided)) return decided;
    return known.includes(undefined) ? undefined : !decided;
  }

  private take({ of }: Fact, isSo: boolean): void {
    if (of.kind === "value" || of.kind === "excluded") {
      this.values.set(
        of.variable,
        narrowed(this.left(of.variable), of.value, (of.kind === "value") === isSo),
      );
    } else if (of.kind === "mark") {
      const { auxiliary, values } = of.mark;
      this.marks.set(auxiliary, narrowed(this.marks.get(auxiliary) ?? new Set(values), of.value, isSo));
    }
  }
}

const narrowed = (before: Values, value: number, isIt: boolean): Values =>
  new Set([...before].filter((each) => (each === value) === isIt));

function isAmong(left: Values | undefined, values: readonly number[]): boolean | undefined {
  if (left === undefined) return undefined;
  const number = [...left].filter((value) => values.includes(value)).length;
  return number === 0 ? false : number === left.size ? true : undefined;
}
