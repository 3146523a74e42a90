/**
 * What comes of choices is the same for all variables of which the values stand for the same: worked out once. What a domain stands for is one list
 * wherever a layer is read, and what is added to it makes one list too. A list that nobody reads any more is forgotten.
 */
import type { Pairing } from "../condition.js";
import type { ValueCode } from "../ground.js";
import { codesByKey } from "./tables.js";
import type { Choice, Known } from "./value.js";

type Outcomes = readonly Known[];

interface Paired {
  readonly left: readonly ValueCode[];
  readonly right: readonly ValueCode[];
  readonly pairs: Pairing["pairs"];
}

export class AlikeChoices {
  private readonly results = new WeakMap<Outcomes, Map<string, Outcomes>>();
  private readonly paired = new WeakMap<Outcomes, WeakMap<Outcomes, Paired>>();

  /** The choice with an operator on each of its outcomes. `key` tells operators apart. */
  each(choice: Choice, key: string, operator: (outcome: Known) => Known): Choice {
    const results = this.results.get(choice.outcomes) ?? new Map<string, Outcomes>();
    this.results.set(choice.outcomes, results);
    let outcomes = results.get(key);
    if (outcomes === undefined) {
      outcomes = choice.outcomes.map(operator);
      results.set(key, outcomes);
    }
    return { kind: "choice", variable: choice.variable, codes: choice.codes, outcomes };
  }

  /** For each outcome of the left one: its values, and those of the right one that come to the same. */
  pairs(left: Choice, right: Choice): Pairing["pairs"] {
    const pairedWith = this.paired.get(left.outcomes) ?? new WeakMap<Outcomes, Paired>();
    this.paired.set(left.outcomes, pairedWith);
    const known = pairedWith.get(right.outcomes);
    if (known !== undefined && known.left === left.codes && known.right === right.codes) return known.pairs;
    const others = codesByKey(right);
    const pairs = [...codesByKey(left)].map(([key, codes]) => ({
      left: codes,
      right: others.get(key) ?? [],
    }));
    pairedWith.set(right.outcomes, { left: left.codes, right: right.codes, pairs });
    return pairs;
  }
}
