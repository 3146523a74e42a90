/**
 * What comes of choices is the same for all variables of which the values stand for the same: worked out once. What a domain stands for is one list
 * wherever a layer is read, and what is added to it makes one list too.
 */
import type { Pairing } from "../condition.js";
import type { ValueCode } from "../ground.js";
import { oncePerKey } from "../once.js";
import { codesByKey } from "./tables.js";
import type { Choice, Known } from "./value.js";

type Outcomes = readonly Known[];

interface Paired {
  readonly left: readonly ValueCode[];
  readonly right: readonly ValueCode[];
  readonly pairs: Pairing["pairs"];
}

export class AlikeChoices {
  private readonly resultsOf = oncePerKey((_: Outcomes) => new Map<string, Outcomes>());
  private readonly pairedWith = oncePerKey((_: Outcomes) => new Map<Outcomes, Paired>());

  /** The choice with an operator on each of its outcomes. `key` tells operators apart. */
  each(choice: Choice, key: string, operator: (outcome: Known) => Known): Choice {
    const results = this.resultsOf(choice.outcomes);
    let outcomes = results.get(key);
    if (outcomes === undefined) {
      outcomes = choice.outcomes.map(operator);
      results.set(key, outcomes);
    }
    return { kind: "choice", variable: choice.variable, codes: choice.codes, outcomes };
  }

  /** For each outcome of the left one: its values, and those of the right one that come to the same. */
  pairs(left: Choice, right: Choice): Pairing["pairs"] {
    const pairedWith = this.pairedWith(left.outcomes);
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
