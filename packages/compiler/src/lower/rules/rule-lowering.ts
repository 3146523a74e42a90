/**
 * The truth of a condition, made once, which the files that lower conditions share. Conditions are looked up by identity, and what they are made of
 * by its truths, so that equal parts are one truth however often grounding made them.
 *
 * An inner condition is fully equivalent to its truth (both directions; Tseitin 1968), not only implied by it: every truth is a function of the
 * variables below it, so that a search that has decided those has decided all, and counts are true.
 */
import type { Candidate, Condition } from "../../condition.js";
import type { Ground } from "../../ground.js";
import { madeAt } from "../../maps.js";
import { truthOfChain } from "./chains.js";
import type { DifferentVariables } from "./different-variables.js";
import { linearOf, truthOfLinear } from "./linear.js";
import type { Held, Lowering } from "./lowering.js";
import { type DraftLiteral, FALSE, type RowDraft, TRUE } from "./row-draft.js";
import type { ValueTruths } from "./value-truths.js";

/** One of these values, or, where that is said, all but those. */
interface Values {
  readonly values: readonly number[];
  readonly except?: readonly number[];
}

export class RuleLowering implements Lowering {
  private readonly byCondition = new Map<Condition, DraftLiteral>();
  private readonly guarded = new Set<string>();
  private readonly split = new Set<Condition>();
  private readonly bySum = new Map<string, Map<number, DraftLiteral>>();
  private readonly byKey = new Map<string, DraftLiteral>();

  constructor(
    readonly ground: Ground,
    readonly rows: RowDraft,
    readonly values: ValueTruths,
    readonly different: DifferentVariables,
    private readonly candidateTruth: (candidate: number, which: Candidate | undefined) => DraftLiteral,
    private readonly placementTruth: (placement: number) => DraftLiteral,
  ) {}

  truth(condition: Condition): DraftLiteral {
    // It has its option: to find that takes no longer than to find the condition.
    if (condition.kind === "literal" && condition.except === undefined && condition.values.length === 1)
      return this.values.oneOf(condition.variable, condition.values);
    const known = this.byCondition.get(condition);
    if (known !== undefined) return known;
    const truth = this.make(condition);
    this.byCondition.set(condition, truth);
    return truth;
  }

  /** The variable of the condition, if it is about one alone. Auxiliaries are numbered after the variables. */
  holding(condition: Condition): Held | undefined {
    switch (condition.kind) {
      case "literal":
        return { holder: condition.variable, values: condition.values };
      case "auxiliary":
        return { holder: this.ground.variables.length + condition.auxiliary, values: condition.values };
      default:
        return undefined;
    }
  }

  private make(condition: Condition): DraftLiteral {
    switch (condition.kind) {
      case "literal":
        return this.truthOfValues(condition.variable, condition);
      case "auxiliary":
        return this.truthOfValues(this.ground.variables.length + condition.auxiliary, condition);
      case "candidate":
        return (
          this.candidateTruth(condition.candidate, this.ground.candidates[condition.candidate]) ^
          (condition.negated ? 1 : 0)
        );
      case "placement":
        return this.placementTruth(condition.placement) ^ (condition.negated ? 1 : 0);
      case "all-of":
        return this.all(condition.parts.map((part) => this.truth(part)));
      case "any-of":
        return this.any(condition.parts.map((part) => this.truth(part)));
      case "counted":
      case "weighed":
        return truthOfLinear(this, linearOf(this, condition), condition.ranges);
      case "chain":
        return truthOfChain(this, condition.chain, condition.accepts);
      default:
        return condition satisfies never;
    }
  }

  private truthOfValues(holder: number, condition: Values): DraftLiteral {
    const { except } = condition;
    return except === undefined
      ? this.values.oneOf(holder, condition.values)
      : this.values.oneOf(holder, except) ^ 1;
  }

  any(truths: readonly DraftLiteral[]): DraftLiteral {
    return this.all(truths.map((truth) => truth ^ 1)) ^ 1;
  }

  all(truths: readonly DraftLiteral[]): DraftLiteral {
    const [a = TRUE, b = TRUE, more] = truths;
    // Two of different atoms: by far the most.
    if (more === undefined && a > FALSE && b > FALSE && a >> 1 !== b >> 1)
      return this.allOf(a < b ? [a, b] : [b, a]);
    const kept = new Set<DraftLiteral>();
    for (const truth of truths) {
      if (truth === FALSE || kept.has(truth ^ 1)) return FALSE;
      if (truth !== TRUE) kept.add(truth);
    }
    const parts = [...kept].sort((a, b) => a - b);
    const [only] = parts;
    if (only === undefined) return TRUE;
    return parts.length === 1 ? only : this.allOf(parts);
  }

  /** Of different atoms, two or more, ascending. */
  private allOf(parts: readonly DraftLiteral[]): DraftLiteral {
    return this.once(`&${parts.join()}`, (rows) => {
      const truth = rows.fresh();
      for (const part of parts) rows.clause([truth ^ 1, part]);
      rows.clause([truth, ...parts.map((part) => part ^ 1)]);
      return truth;
    });
  }

  /** A truth that is made when it is first asked for. The key says what it means, in truths. */
  once(key: string, make: (rows: RowDraft) => DraftLiteral): DraftLiteral {
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const truth = make(this.rows);
    this.byKey.set(key, truth);
    return truth;
  }

  boundsOf(sum: string): Map<number, DraftLiteral> {
    return madeAt(this.bySum, sum, () => new Map());
  }

  /** Whether one of them was taken apart before, or has its truth; all of them count as taken apart from then on. */
  areSplitAgain(conditions: readonly Condition[]): boolean {
    const again = conditions.some((each) => this.split.has(each) || this.byCondition.has(each));
    for (const each of conditions) this.split.add(each);
    return again;
  }

  isBoundedAgain(sum: string): boolean {
    const before = this.guarded.has(sum);
    this.guarded.add(sum);
    return before;
  }
}
