/**
 * Works out the outcomes of choices once for all variables whose values stand for the same things. The values of a domain are one list
 * wherever a layer is read, and a list with something added to it is one list too. A list that nothing reads any more is forgotten.
 */

import type { Pairing } from "../../condition.js";
import type { ValueCode } from "../../ground.js";
import { type Choice, type Known, keyOf } from "../value.js";
import { slot } from "../world/slots.js";
import { codesByKey, codesPassing } from "./tables.js";

type Outcomes = readonly Known[];

interface Paired {
  readonly left: readonly ValueCode[];
  readonly right: readonly ValueCode[];
  readonly pairs: Pairing["pairs"];
}

/** The questions asked of the outcomes. */
interface Looked {
  readonly codes: readonly ValueCode[];
  readonly byKey: ReadonlyMap<unknown, readonly ValueCode[]>;
  readonly passing: Map<string, readonly ValueCode[]>;
}

class CommonOutcomes {
  private readonly results = new WeakMap<Outcomes, Map<string, Outcomes>>();
  private readonly looked = new WeakMap<Outcomes, Looked>();
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

  /** The values whose outcome is this one. */
  being({ outcomes, codes }: Choice, known: Known): readonly ValueCode[] {
    return this.look(outcomes, codes).byKey.get(keyOf(known)) ?? [];
  }

  /** The values whose outcome passes. `key` tells apart what is asked. */
  passing(
    { outcomes, codes }: Choice,
    key: string,
    passes: (outcome: Known) => boolean,
  ): readonly ValueCode[] {
    const { passing } = this.look(outcomes, codes);
    let found = passing.get(key);
    if (found === undefined) {
      found = codesPassing(codes, outcomes, passes);
      passing.set(key, found);
    }
    return found;
  }

  private look(outcomes: Outcomes, codes: readonly ValueCode[]): Looked {
    let looked = this.looked.get(outcomes);
    if (looked === undefined || looked.codes !== codes) {
      looked = { codes, byKey: codesByKey({ codes, outcomes }), passing: new Map() };
      this.looked.set(outcomes, looked);
    }
    return looked;
  }

  /** For each outcome of the left one: its values, and those of the right one that come to the same. */
  pairs(left: Choice, right: Choice): Pairing["pairs"] {
    const pairedWith = this.paired.get(left.outcomes) ?? new WeakMap<Outcomes, Paired>();
    this.paired.set(left.outcomes, pairedWith);
    const known = pairedWith.get(right.outcomes);
    if (known !== undefined && known.left === left.codes && known.right === right.codes) return known.pairs;
    const others = this.look(right.outcomes, right.codes).byKey;
    const pairs = [...this.look(left.outcomes, left.codes).byKey].map(([key, codes]) => ({
      left: codes,
      right: others.get(key) ?? [],
    }));
    pairedWith.set(right.outcomes, { left: left.codes, right: right.codes, pairs });
    return pairs;
  }
}

export const commonOutcomes = slot(() => new CommonOutcomes());
